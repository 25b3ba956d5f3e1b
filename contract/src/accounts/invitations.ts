import type * as z from 'zod/mini';
import { endpoint, one } from '../platform/endpoint.ts';
import { kennitala, name, password } from '../platform/fields/people.ts';
import { pathText } from '../platform/paths.ts';
import { Session } from './sessions.ts';
import { instant } from '../platform/values.ts';
import { field, request, response } from '../platform/wire.ts';

const ofLetter = { token: pathText('token') };

/** Whom an invitation is for. Of the national ID it tells the first six digits. */
export const Invitation = response({
  name,
  kennitalaStart: kennitala,
  societyName: field('NAFN_FELAGS', kennitala.schema),
  invitedUntil: field('BOD_GILDIR_TIL', instant),
});
export type Invitation = z.output<typeof Invitation>;

export const getInvitation = endpoint('GET /api/invitations/:token', {
  access: 'public',
  writes: true,
  params: ofLetter,
  reply: one(Invitation),
});

export const acceptInvitation = endpoint('POST /api/invitations/:token', {
  access: 'public',
  params: ofLetter,
  body: request({ password }),
  reply: one(Session),
});
