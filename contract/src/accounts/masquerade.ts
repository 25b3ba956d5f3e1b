import { endpoint, one } from '../platform/endpoint.ts';
import { pathId } from '../platform/paths.ts';
import { Session } from './sessions.ts';

export const masquerade = endpoint('PATCH /api/users/masquerade/:userId', {
  access: 'loggedIn',
  masquerade: 'refused',
  endsSession: true,
  summary:
    'Starts to act for a user: the session is replaced by one that carries both identities, and is ended.',
  spec: 'C7.17, F7.13, F6.7, S5',
  params: { userId: pathId('userId') },
  reply: one(Session),
});

export const stopMasquerade = endpoint('PATCH /api/users/stopMasquerade/', {
  access: 'loggedIn',
  masquerade: 'always',
  endsSession: true,
  summary: 'Stops acting for a user: the session is replaced by one of one’s own.',
  spec: 'C7.18, F7.14, F4.4',
  reply: one(Session),
});
