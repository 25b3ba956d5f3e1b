import { endpoint, nothing, one } from '../platform/endpoint.ts';
import { kennitala, name, newPassword, oldPassword, role, token, userId } from '../platform/fields/people.ts';
import { pathText } from '../platform/paths.ts';
import { request, response } from '../platform/wire.ts';

export const PasswordChange = request({ kennitala, oldPassword, newPassword });

export const changePassword = endpoint('PATCH /api/users/', {
  access: 'loggedIn',
  masquerade: 'refused',
  endsSession: true,
  summary: 'Changes one’s password and ends every session of the user; 409 when the old one is wrong.',
  spec: 'C7.7, C3.12, S1, S5',
  body: PasswordChange,
  reply: nothing,
});

export const forgottenPassword = endpoint('PATCH /api/users/forgottenPassword', {
  access: 'public',
  summary:
    'Sends a letter with a link to choose a new password with: 404 unknown user, 409 no address to send it to. Few tries are allowed.',
  spec: 'C7.8, C4.4, S2, S3',
  body: request({ kennitala }),
  reply: nothing,
});

/** The user of a reset link, with the token that `resetPassword` takes. */
export const VerifiedReset = response({ userId, kennitala, name, role, token });

export const verifyPasswordChange = endpoint('PATCH /api/users/verifyPasswordChange', {
  access: 'public',
  summary: 'Gives the token of a reset for the guid of its link, once and within an hour of the letter.',
  spec: 'C7.10, S3',
  query: { resetGuid: pathText('userGuid') },
  reply: one(VerifiedReset),
});

export const resetPassword = endpoint('PATCH /api/users/resetPassword', {
  access: 'public',
  summary:
    'Sets a new password. The bearer token is the one that `verifyPasswordChange` answered; it is good once, and every session of the user ends.',
  spec: 'C7.9, S3, S1',
  body: request({ kennitala, newPassword }),
  reply: nothing,
});
