import { endpoint, nothing, one } from '../platform/endpoint.ts';
import { kennitala, name, newPassword, oldPassword, role, token, userId } from '../platform/fields/people.ts';
import { pathText } from '../platform/paths.ts';
import { request, response } from '../platform/wire.ts';

export const PasswordChange = request({ kennitala, oldPassword, newPassword });

export const changePassword = endpoint('PATCH /api/users/', {
  access: 'loggedIn',
  masquerade: 'refused',
  endsSession: true,
  body: PasswordChange,
  reply: nothing,
});

export const forgottenPassword = endpoint('PATCH /api/users/forgottenPassword', {
  access: 'public',
  body: request({ kennitala }),
  reply: nothing,
});

/** The user of a reset link, with the token that `resetPassword` takes. */
export const VerifiedReset = response({ userId, kennitala, name, role, token });

export const verifyPasswordChange = endpoint('PATCH /api/users/verifyPasswordChange', {
  access: 'public',
  query: { resetGuid: pathText('userGuid') },
  reply: one(VerifiedReset),
});

export const resetPassword = endpoint('PATCH /api/users/resetPassword', {
  access: 'public',
  body: request({ kennitala, newPassword }),
  reply: nothing,
});
