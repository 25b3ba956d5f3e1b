import * as z from 'zod/mini';
import { created, endpoint, list, nothing } from '../platform/endpoint.ts';
import * as access from '../platform/fields/access.ts';
import * as people from '../platform/fields/people.ts';
import { isApproved, remark } from '../platform/fields/works.ts';
import { ofUser, paging, pathId, queryText } from '../platform/paths.ts';
import { text } from '../platform/values.ts';
import { field, freeText, maybe, nullable, optional, request, response } from '../platform/wire.ts';

const ofRequest = { requestId: pathId('requestId') };

/** V10: of the national ID six digits and no more. */
const kennitalaStart = field('KENNITALA', text);

/** Changes counted for one day no further than this; one more means there are more. */
export const mostChangesCounted = 1000;

/** A user who can be given access, or asked for it (C3.7). */
export const FoundUser = response({
  userId: people.userId,
  kennitalaStart,
  name: people.name,
  role: people.role,
  /** Has access to the caller already (C4.7). */
  isGranted: access.isGranted,
});
export type FoundUser = z.output<typeof FoundUser>;

export const searchUsers = endpoint('GET /api/users', {
  access: 'loggedIn',
  writes: true,
  query: {
    kennitala: optional(field('SSN', z.string().check(z.maxLength(40)), 'SSN')),
    name: queryText('name'),
  },
  reply: list(FoundUser, 'user.noneFound'),
});

/** Who may act, or who may be acted for (C3.8), how far and for how long. */
export const Access = response({
  userId: people.userId,
  name: people.name,
  kennitalaStart,
  isReadOnly: access.isReadOnly,
  lastDay: access.lastDay,
  grantedAt: access.grantedAt,
});
export type Access = z.output<typeof Access>;

export const listMyAccess = endpoint('GET /api/users/myAccess', {
  access: 'loggedIn',
  query: { ...paging, name: queryText('name') },
  reply: list(Access, 'access.noneHeld', ['name']),
});

export const listAccessToMe = endpoint('GET /api/users/accessToMe', {
  access: 'loggedIn',
  query: paging,
  reply: list(Access, 'access.noneGranted', ['name']),
});

/** How far access goes and how long; left out is without an end and for everything. */
const terms = { isReadOnly: optional(access.isReadOnly), lastDay: optional(access.lastDay) };

export const NewAccess = request({ granteeUserId: access.granteeUserId, ...terms });
export type NewAccess = z.output<typeof NewAccess>;

export const grantAccess = endpoint('POST /api/users/access', {
  access: 'granting',
  masquerade: 'refused',
  body: NewAccess,
  reply: created(response({ userId: people.userId })),
  affects: accessLists,
});

export const AccessChange = request(terms);

export const changeAccess = endpoint('PATCH /api/users/access/:userId', {
  access: 'granting',
  masquerade: 'refused',
  params: ofUser,
  body: AccessChange,
  reply: nothing,
  affects: accessLists,
});

export const removeAccess = endpoint('DELETE /api/users/access/:userId', {
  access: 'granting',
  masquerade: 'refused',
  params: ofUser,
  reply: nothing,
  affects: accessLists,
});

export const giveUpAccess = endpoint('DELETE /api/users/myAccess/:userId', {
  access: 'loggedIn',
  masquerade: 'refused',
  params: ofUser,
  reply: nothing,
  affects: accessLists,
});

/** A request that waits for its answer: the caller's own, or one to the caller. */
export const AccessRequest = response({
  requestId: access.accessRequestId,
  isOwnRequest: access.isOwnRequest,
  /** The other one: who is asked, or who asks. */
  userId: people.userId,
  name: people.name,
  kennitalaStart,
  isReadOnly: access.isReadOnly,
  lastDay: access.lastDay,
  remark: nullable(remark),
  askedAt: access.accessAskedAt,
});
export type AccessRequest = z.output<typeof AccessRequest>;

export const listAccessRequests = endpoint('GET /api/users/accessRequests', {
  access: 'loggedIn',
  query: paging,
  reply: list(AccessRequest, 'access.noRequests'),
});

export const NewAccessRequest = request({
  userId: people.userId,
  ...terms,
  remark: maybe(freeText(500, remark)),
});
export type NewAccessRequest = z.output<typeof NewAccessRequest>;

export const askForAccess = endpoint('POST /api/users/accessRequests', {
  access: 'loggedIn',
  masquerade: 'refused',
  body: NewAccessRequest,
  reply: created(response({ requestId: access.accessRequestId })),
  affects: accessLists,
});

export const AccessAnswer = request({ isApproved, ...terms });

export const answerAccessRequest = endpoint('PATCH /api/users/accessRequests/:requestId', {
  access: 'granting',
  masquerade: 'refused',
  params: ofRequest,
  body: AccessAnswer,
  reply: nothing,
  affects: accessLists,
});

export const withdrawAccessRequest = endpoint('DELETE /api/users/accessRequests/:requestId', {
  access: 'loggedIn',
  masquerade: 'refused',
  params: ofRequest,
  reply: nothing,
  affects: accessLists,
});

/** Somebody who acted for the caller on one day. Anyone who works for the society is the society. */
export const Acted = response({
  actorKind: people.actorKind,
  actorName: field('GERANDI', z.nullable(text)),
  firstActedAt: access.firstActedAt,
  masqueradeCount: access.masqueradeCount,
  changeCount: access.changeCount,
  isActing: access.isActing,
});
export type Acted = z.output<typeof Acted>;

export const listActedForMe = endpoint('GET /api/users/actedForMe', {
  access: 'loggedIn',
  query: paging,
  reply: list(Acted, 'access.noneActed'),
});

function accessLists() {
  return [listAccessRequests, listAccessToMe, listMyAccess];
}
