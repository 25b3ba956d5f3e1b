import { endpoint, one } from '../platform/endpoint.ts';
import { ofUser } from '../platform/paths.ts';
import { Session } from './sessions.ts';

export const masquerade = endpoint('PATCH /api/users/masquerade/:userId', {
  access: 'loggedIn',
  masquerade: 'refused',
  endsSession: true,
  params: ofUser,
  reply: one(Session),
});

export const stopMasquerade = endpoint('PATCH /api/users/stopMasquerade/', {
  access: 'loggedIn',
  masquerade: 'always',
  endsSession: true,
  reply: one(Session),
});
