import { plainPerson } from '../platform/fields/plainPerson.ts';
import { plainAnswer, plainPayload } from '../platform/plainFields.ts';
import type * as z from 'zod/mini';
import { endpoint, file, list, nothing, one } from '../platform/endpoint.ts';
import { isAwaited } from '../platform/fields/access.ts';
import * as people from '../platform/fields/people.ts';
import { version } from '../platform/fields/version.ts';
import { isAuthor, isHolder, isPublisher, light, title, workId } from '../platform/fields/works.ts';
import { ofPerson, paging, pathText, queryId } from '../platform/paths.ts';
import { freeText, lineText, maybe, nullable, optional, request, response } from '../platform/wire.ts';

/** The person card (F3.2, C3.5). */
export const Person = response({
  personId: people.personId,
  name: people.name,
  ...plainAnswer(plainPerson),
  kennitala: nullable(people.kennitala),
  gender: nullable(people.gender),
  genderId: nullable(people.genderId),
  diedOn: nullable(people.diedOn),
  authorId: nullable(people.authorId),
  email: nullable(people.email),
  phone: nullable(people.phone),
  street: nullable(people.street),
  postalCode: nullable(people.postalCode),
  isAddressForeign: people.isAddressForeign,
  foreignAddress: nullable(people.foreignAddress),
  societyCode: people.societyCode,
  societyName: nullable(people.societyName),
  notes: nullable(people.notes),
  worksAsAuthor: people.worksAsAuthor,
  worksAsHolder: people.worksAsHolder,
  bank: nullable(people.bank),
  ledger: nullable(people.ledger),
  account: nullable(people.account),
  /** M16: when a changed account is first paid into; null when it is already. */
  accountCountsFrom: nullable(people.accountCountsFrom),
  /** M14: another of the staff has yet to confirm a new account. */
  isAccountAwaited: people.isAccountAwaited,
  isEmailAwaited: people.isEmailAwaited,
  leftOn: nullable(people.leftOn),
  isTaxFree: people.isTaxFree,
  isRightHolder: people.isRightHolder,
  /** H53: what menus go by. */
  isPublisher: people.isPublisher,
  hasContracts: people.hasContracts,
  version,
});
export type Person = z.output<typeof Person>;

export const PersonId = response({ personId: people.personId });

export const getPersonId = endpoint('GET /api/persons/:kennitala/id', {
  access: 'loggedIn',
  params: { kennitala: pathText('kennitala') },
  reply: one(PersonId),
});

export const getPerson = endpoint('GET /api/persons/:kennitala', {
  access: 'loggedIn',
  params: { kennitala: pathText('kennitala') },
  reply: one(Person),
});

export const getPersonCard = endpoint('GET /api/persons/:personId/card', {
  access: 'loggedIn',
  params: ofPerson,
  reply: one(Person),
});

/**
 * The details to save, by the names they are read by (C3.5). What is left out stays. What only the society changes may come along,
 * as it was read. `version` is the one that the form rests on.
 */
export const PersonChange = request({
  personId: optional(people.personId),
  name: optional(people.name),
  kennitala: maybe(people.kennitala),
  street: maybe(lineText(200, people.street)),
  postalCode: maybe(lineText(20, people.postalCode)),
  phone: maybe(lineText(60, people.phone)),
  email: maybe(lineText(300, people.email)),
  ...plainPayload(plainPerson),
  diedOn: maybe(people.typedDiedOn),
  societyCode: optional(people.societyCode),
  notes: maybe(people.notes),
  isAddressForeign: optional(people.isAddressForeign),
  foreignAddress: maybe(freeText(500, people.foreignAddress)),
  authorId: maybe(people.authorId),
  bank: maybe(people.bank),
  ledger: maybe(people.ledger),
  account: maybe(people.account),
  genderId: maybe(people.genderId),
  isTaxFree: optional(people.isTaxFree),
  isRightHolder: optional(people.isRightHolder),
  // Read with a person (F3.2) and sent back with the rest; nothing is made of them.
  gender: maybe(people.gender),
  societyName: maybe(people.societyName),
  worksAsAuthor: maybe(people.worksAsAuthor),
  worksAsHolder: maybe(people.worksAsHolder),
  accountCountsFrom: maybe(people.accountCountsFrom),
  isAccountAwaited: maybe(people.isAccountAwaited),
  isEmailAwaited: maybe(people.isEmailAwaited),
  leftOn: maybe(people.leftOn),
  isPublisher: maybe(people.isPublisher),
  hasContracts: maybe(people.hasContracts),
  password: optional(people.password),
  version: optional(version),
});
export type PersonChange = z.output<typeof PersonChange>;

export const changePerson = endpoint('PATCH /api/persons/:personId', {
  access: 'registering',
  params: ofPerson,
  body: PersonChange,
  reply: nothing,
  affects: () => [getPerson, getPersonCard],
});

export const exportData = endpoint('GET /api/persons/:personId/held.json', {
  access: 'loggedIn',
  masquerade: 'refused',
  params: ofPerson,
  reply: file('application/json; charset=utf-8'),
});

export const readExportedData = endpoint('GET /api/persons/:personId/held.html', {
  access: 'loggedIn',
  masquerade: 'refused',
  params: ofPerson,
  reply: file('text/html; charset=utf-8'),
});

/** A row of the works list (F3.6): one for each author through whom the person sees the work. */
export const PersonWork = response({
  workId,
  title,
  authorId: people.authorId,
  authorTypeCode: people.authorTypeCode,
  isAuthor,
  isHolder,
  isPublisher,
  light,
});
export type PersonWork = z.output<typeof PersonWork>;

const workFilter = { authorId: queryId('authorId') };

export const listPersonWorks = endpoint('GET /api/persons/:personId/compositions', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofPerson,
  query: { ...paging, ...workFilter },
  reply: list(PersonWork, 'work.noneFound', [
    'title',
    'workId',
    'light',
    'authorTypeCode',
    'authorId',
    'isAuthor',
    'isHolder',
  ]),
});

export const exportPersonWorks = endpoint('GET /api/persons/:personId/compositions.csv', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofPerson,
  query: { search: paging.search, sort: paging.sort, ...workFilter },
  reply: file('text/csv; charset=utf-8'),
});

export const endMembership = endpoint('POST /api/persons/:personId/leaving', {
  access: 'administrator',
  params: ofPerson,
  reply: one(response({ isAwaited })),
  affects: () => [getPersonCard],
});

export const markPublisher = endpoint('PATCH /api/persons/:personId/publisher', {
  access: 'staff',
  params: ofPerson,
  body: request({ isPublisher: people.isPublisher }),
  reply: nothing,
  affects: () => [getPublisherInfo, listPersonRights, getPerson, getPersonCard],
});

/** A right of a person: the claim to one author's earnings (C3.10), or a publisher's to what its contracts bring (M6), of no author. */
export const PersonRight = response({
  rightId: people.rightId,
  authorId: nullable(people.authorId),
  displayName: people.displayName,
});
export type PersonRight = z.output<typeof PersonRight>;

export const listPersonRights = endpoint('GET /api/persons/:personId/rights', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  params: ofPerson,
  query: paging,
  reply: list(PersonRight, 'person.noRights'),
});

/** An author that a person is, or holds rights of (F3.3). */
export const PersonAuthor = response({
  authorId: people.authorId,
  displayName: people.displayName,
  pseudonym: nullable(people.pseudonym),
  mandateOn: nullable(people.mandateOn),
  ipiNameNumber: nullable(people.ipiNameNumber),
});
export type PersonAuthor = z.output<typeof PersonAuthor>;

export const listPersonAuthors = endpoint('GET /api/persons/:personId/authors', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofPerson,
  query: paging,
  reply: list(PersonAuthor, 'person.noAuthors'),
});

/** An author whom a person publishes by a contract that runs today; for them a publisher may register (V3). */
export const PublishedAuthor = response({ authorId: people.authorId, displayName: people.displayName });

export const listPublishedAuthors = endpoint('GET /api/persons/:personId/publishedAuthors', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofPerson,
  query: paging,
  reply: list(PublishedAuthor, 'person.noAuthors'),
});

export const PublisherInfo = response({ personId: people.personId, name: people.name });

export const getPublisherInfo = endpoint('GET /api/users/:kennitala/publisherInfo', {
  access: 'loggedIn',
  params: { kennitala: pathText('kennitala') },
  reply: one(PublisherInfo),
});
