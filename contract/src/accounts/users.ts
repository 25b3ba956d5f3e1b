import { plainMember } from '../platform/fields/plainPerson.ts';
import { plainPayload } from '../platform/plainFields.ts';
import * as z from 'zod/mini';
import { created, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import { language } from '../platform/fields/language.ts';
import { isAwaited } from '../platform/fields/access.ts';
import * as people from '../platform/fields/people.ts';
import { ofUser, paging } from '../platform/paths.ts';
import { id, instant, role as roleValue, yesNo } from '../platform/values.ts';
import {
  atMost,
  field,
  freeText,
  lineText,
  maybe,
  nullable,
  optional,
  request,
  response,
} from '../platform/wire.ts';
import { listUnknownAuthors } from '../works/authorMerge.ts';

const isLocked = field('LAESTUR', yesNo);
const isClosed = field('LOKADUR', yesNo);
/** Whether a letter with an invitation goes out at once. */
const isInvited = field('SENDA_BOD', yesNo);
const kennitalaShown = field('KENNITALA', z.string());

/** A user as staff see it. Editors see the first six digits of the national ID, administrators all ten (V10). */
export const User = response({
  userId: people.userId,
  kennitala: kennitalaShown,
  name: people.name,
  role: people.role,
  /** The role of staff that another of them has yet to confirm (M14). */
  awaitedRole: field('HLUTVERK_BIDUR', z.nullable(roleValue)),
  personId: nullable(people.personId),
  email: nullable(people.email),
  language,
  isLocked,
  isClosed,
  hasPassword: field('HEFUR_LYKILORD', yesNo),
  hasSecondFactor: field('HEFUR_ANNAN_THATT', yesNo),
  /** Until when the newest invitation can be used; null when there is none that can. */
  invitedUntil: field('BOD_GILDIR_TIL', z.nullable(instant)),
  sessions: field('FJOLDI_LOTA', z.int()),
  lastUsedAt: field('SIDAST_VIRKUR', z.nullable(instant)),
});
export type User = z.output<typeof User>;

export const listUsers = endpoint('GET /api/desk/users', {
  access: 'staff',
  query: paging,
  reply: list(User, 'user.noneFound', ['name', 'userId', 'role']),
});

export const getUser = endpoint('GET /api/desk/users/:userId', {
  access: 'staff',
  params: ofUser,
  reply: one(User),
});

export const NewUser = request({
  kennitala: people.kennitala,
  name: atMost(200, people.name),
  role: people.role,
  email: maybe(lineText(300, people.email)),
  language: optional(language),
  isInvited: optional(isInvited),
});
export type NewUser = z.output<typeof NewUser>;

export const addUser = endpoint('POST /api/users', {
  access: 'administrator',
  body: NewUser,
  reply: created(response({ userId: people.userId, isAwaited })),
  affects: () => [listUsers],
});

export const UserChange = request({
  role: optional(people.role),
  /** Where one who becomes one of staff is invited; of a person the first on file. */
  email: maybe(lineText(300, people.email)),
  isLocked: optional(isLocked),
  isClosed: optional(isClosed),
});
export type UserChange = z.output<typeof UserChange>;

export const changeUser = endpoint('PATCH /api/users/:userId', {
  access: 'administrator',
  params: ofUser,
  body: UserChange,
  reply: nothing,
  affects: () => [listUsers, getUser],
});

export const NewInvitation = request({
  email: maybe(lineText(300, people.email)),
  language: optional(language),
});
export type NewInvitation = z.output<typeof NewInvitation>;

export const inviteUser = endpoint('POST /api/users/:userId/invitation', {
  access: 'administrator',
  params: ofUser,
  body: NewInvitation,
  reply: created(
    response({ email: people.email, invitedUntil: field('BOD_GILDIR_TIL', z.nullable(instant)), isAwaited }),
  ),
  affects: () => [listUsers, getUser],
});

/** A member to be: the person, the author it is, and the right to that author's earnings. */
export const NewMember = request({
  kennitala: people.kennitala,
  name: atMost(200, people.name),
  ...plainPayload(plainMember),
  genderId: maybe(people.genderId),
  email: maybe(lineText(300, people.email)),
  phone: maybe(lineText(60, people.phone)),
  street: maybe(lineText(200, people.street)),
  postalCode: maybe(lineText(20, people.postalCode)),
  isAddressForeign: optional(people.isAddressForeign),
  foreignAddress: maybe(freeText(500, people.foreignAddress)),
  societyCode: optional(people.societyCode),
  /** False for a publisher and for others who create nothing. */
  isAuthor: optional(field('ER_HOFUNDUR', yesNo)),
  ipiNameNumber: maybe(lineText(40, people.ipiNameNumber)),
  mandateOn: maybe(people.mandateOn),
  /** The unknown author that this member turned out to be. */
  unknownAuthorId: maybe(field('OTHEKKTUR_HOFUNDUR_NR', id)),
  isInvited: optional(isInvited),
  language: optional(language),
});
export type NewMember = z.output<typeof NewMember>;

export const addMember = endpoint('POST /api/members', {
  access: 'staff',
  body: NewMember,
  reply: created(
    response({
      personId: people.personId,
      authorId: nullable(people.authorId),
      userId: nullable(people.userId),
    }),
  ),
  affects: () => [listUsers, listUnknownAuthors],
});

export const removeSecondFactors = endpoint('DELETE /api/users/:userId/secondFactors', {
  access: 'administrator',
  masquerade: 'never',
  params: ofUser,
  reply: nothing,
  affects: () => [listUsers, getUser],
});
