import * as z from 'zod/mini';
import { andBelow, created, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import {
  columnName,
  content,
  fileLine,
  linesRead,
  problemNumber,
  sentence,
  sizeBytes,
} from '../platform/fields/distributions.ts';
import { fileName } from '../platform/fields/files.ts';
import * as ipi from '../platform/fields/ipi.ts';
import * as people from '../platform/fields/people.ts';
import { ofPerson, paging, pathId, pathText, queryText } from '../platform/paths.ts';
import { atMost, field, maybe, nullable, request, response } from '../platform/wire.ts';
import { ipiRightCodes, ipiRoleCodes } from './rules/ipiCodes.ts';

// The IPI register: who the writers and publishers of the world are, and which society each belongs to (X30–X39, X150).

/** A file comes in parts of so many bytes; only the last may be shorter. */
export const ipiPartBytes = 4_194_304;
const mostPartBytes = 6_291_456;
/** So many of the lines that are wrong are kept with why; the others are counted. */
export const mostIpiProblems = 1000;

/** Which society a party belongs to for a right, in a role. */
const society = {
  rightCode: ipi.rightCode,
  roleCode: ipi.roleCode,
  societyCode: people.societyCode,
  societyName: people.societyName,
};

/** A name of the register as anyone may know it. What names one party has in common is for staff alone. */
export const IpiName = response({
  ipiNameNumber: people.ipiNameNumber,
  name: people.name,
  nameKind: ipi.nameKind,
  isWriter: ipi.isWriter,
  /** The author of ours who goes by that number. */
  authorId: nullable(people.authorId),
  societies: field('FELOG', z.array(response(society))),
  partyId: nullable(ipi.partyId),
  baseNumber: nullable(ipi.baseNumber),
});
export type IpiName = z.output<typeof IpiName>;

export const searchIpiNames = endpoint('GET /api/ipi/names', {
  access: 'loggedIn',
  writes: true,
  query: { ...paging, name: queryText('name'), number: queryText('ipi') },
  reply: list(IpiName, 'ipi.noneFound'),
});

const Membership = response({
  ...society,
  memberFrom: ipi.memberFrom,
  memberTo: nullable(ipi.memberTo),
});
export type IpiMembership = z.output<typeof Membership>;

const PartyName = response({
  ipiNameNumber: people.ipiNameNumber,
  name: people.name,
  nameKind: ipi.nameKind,
  authorId: nullable(people.authorId),
  displayName: nullable(people.displayName),
});
export type IpiPartyName = z.output<typeof PartyName>;

const WaitingMemberships = response({
  ipiImportId: ipi.ipiImportId,
  announcedAt: ipi.announcedAt,
  announcedByName: ipi.announcedByName,
});

/** A party with all its names and memberships, and the member of ours that it is. */
export const IpiParty = response({
  partyId: ipi.partyId,
  baseNumber: ipi.baseNumber,
  personId: nullable(people.personId),
  names: field('NOFN', z.array(PartyName)),
  memberships: field('ADILDIR', z.array(Membership)),
  /** X150: memberships that somebody typed and nobody has taken yet. */
  waiting: field('ADILDIR_BIDA', z.array(WaitingMemberships)),
});
export type IpiParty = z.output<typeof IpiParty>;

const ofParty = { partyId: pathId('partyId') };

export const getIpiParty = endpoint('GET /api/ipi/parties/:partyId', {
  access: 'staff',
  params: ofParty,
  reply: one(IpiParty),
});

/** What an import made of a party: the newest first. */
export const IpiChange = response({
  ipiChangeId: ipi.ipiChangeId,
  ipiChangeKind: ipi.ipiChangeKind,
  changeAbout: ipi.changeAbout,
  valueBefore: nullable(ipi.valueBefore),
  valueAfter: nullable(ipi.valueAfter),
  ipiImportId: ipi.ipiImportId,
  fileName,
  isTyped: ipi.isTyped,
  takenAt: nullable(ipi.takenAt),
  takenByName: nullable(ipi.takenByName),
});
export type IpiChange = z.output<typeof IpiChange>;

export const listIpiChanges = endpoint('GET /api/ipi/parties/:partyId/changes', {
  access: 'staff',
  params: ofParty,
  query: paging,
  reply: list(IpiChange, 'ipi.noChanges'),
});

/** A name by which the register knows a person, with the author who goes by it; none where staff have yet to link it. */
export const PersonIpiName = response({
  ipiNameNumber: people.ipiNameNumber,
  name: people.name,
  nameKind: ipi.nameKind,
  authorId: nullable(people.authorId),
});
export type PersonIpiName = z.output<typeof PersonIpiName>;

export const listPersonIpiNames = endpoint('GET /api/persons/:personId/ipiNames', {
  access: 'loggedIn',
  params: ofPerson,
  query: paging,
  reply: list(PersonIpiName, 'ipi.noneFound'),
});

export const linkIpiName = endpoint('POST /api/ipi/names/:ipiNameNumber/link', {
  access: 'staff',
  params: { ipiNameNumber: pathText('ipiNameNumber') },
  reply: created(response({ authorId: people.authorId })),
  affects: () => [andBelow(getIpiParty), listPersonIpiNames, searchIpiNames],
});

const ofImport = { ipiImportId: pathId('ipiImportId') };

/** X150: what somebody typed, a line for each right. */
const TypedMembership = response({
  ...society,
  memberFrom: ipi.memberFrom,
  memberTo: nullable(ipi.memberTo),
  isRemoval: ipi.isRemoval,
});
export type TypedMembership = z.output<typeof TypedMembership>;

/** A file of the register, and what is in it. */
export const IpiImport = response({
  ipiImportId: ipi.ipiImportId,
  /** The name of the party, where it was typed. */
  fileName,
  isTyped: ipi.isTyped,
  partyId: nullable(ipi.partyId),
  typedMemberships: field('HANDFAERDAR_ADILDIR', z.array(TypedMembership)),
  sizeBytes,
  ipiImportState: ipi.ipiImportState,
  sameAs: nullable(ipi.sameAs),
  isOutdated: ipi.isOutdated,
  announcedAt: ipi.announcedAt,
  announcedByName: ipi.announcedByName,
  takenAt: nullable(ipi.takenAt),
  takenByName: nullable(ipi.takenByName),
  linesRead,
  refusedCount: ipi.refusedCount,
  newNames: ipi.newNames,
  changedNames: ipi.changedNames,
  sameNames: ipi.sameNames,
  newMemberships: ipi.newMemberships,
  changedMemberships: ipi.changedMemberships,
  sameMemberships: ipi.sameMemberships,
  removedMemberships: ipi.removedMemberships,
});
export type IpiImport = z.output<typeof IpiImport>;

export const listIpiImports = endpoint('GET /api/ipi/imports', {
  access: 'staff',
  query: paging,
  reply: list(IpiImport, 'ipi.noImports'),
});

export const getIpiImport = endpoint('GET /api/ipi/imports/:ipiImportId', {
  access: 'staff',
  params: ofImport,
  reply: one(IpiImport),
});

const importsAreStale = () => [andBelow(listIpiImports)];

export const announceIpiImport = endpoint('POST /api/ipi/imports', {
  access: 'staff',
  body: request({
    fileName: atMost(200, { ...fileName, schema: fileName.schema.check(z.minLength(1)) }),
    sizeBytes,
  }),
  reply: created(IpiImport),
  affects: importsAreStale,
});

/** Societies that a membership may be of. */
export const IpiSociety = response({ societyCode: people.societyCode, societyName: people.societyName });
export type IpiSociety = z.output<typeof IpiSociety>;
export const listIpiSocieties = endpoint('GET /api/ipi/societies', {
  access: 'staff',
  query: paging,
  reply: list(IpiSociety, 'ipi.noSocieties'),
});

/** X150: a membership for one right or several, new or with another last day; or one that never was. */
export const typeIpiMembership = endpoint('POST /api/ipi/parties/:partyId/memberships', {
  access: 'staff',
  params: ofParty,
  body: request({
    societyCode: people.societyCode,
    rightCodes: {
      ...ipi.rightCodes,
      schema: z.array(z.literal(ipiRightCodes)).check(z.minLength(1), z.maxLength(ipiRightCodes.length)),
    },
    roleCode: { ...ipi.roleCode, schema: z.literal(ipiRoleCodes) },
    memberFrom: ipi.memberFrom,
    memberTo: maybe(ipi.memberTo),
    isRemoval: maybe(ipi.isRemoval),
  }),
  reply: created(IpiImport),
  affects: () => [...importsAreStale(), andBelow(getIpiParty)],
});

export const sendIpiPart = endpoint('PUT /api/ipi/imports/:ipiImportId/parts/:partNumber', {
  access: 'staff',
  params: { ...ofImport, partNumber: pathId('partNumber') },
  body: request({ content }),
  reply: nothing,
  mostBytes: mostPartBytes,
  affects: importsAreStale,
});

export const checkIpiImport = endpoint('POST /api/ipi/imports/:ipiImportId/check', {
  access: 'staff',
  params: ofImport,
  reply: one(IpiImport),
  affects: importsAreStale,
});

/** What is wrong with a line; without a line it is wrong with the whole file. */
export const IpiProblem = response({
  problemNumber,
  fileLine: nullable(fileLine),
  columnName: nullable(columnName),
  sentence,
});
export type IpiProblem = z.output<typeof IpiProblem>;

export const listIpiProblems = endpoint('GET /api/ipi/imports/:ipiImportId/problems', {
  access: 'staff',
  params: ofImport,
  query: paging,
  reply: list(IpiProblem, 'ipi.noProblems'),
});

export const takeIpiImport = endpoint('POST /api/ipi/imports/:ipiImportId/take', {
  access: 'staff',
  params: ofImport,
  body: request({ isWithoutRefused: maybe(ipi.isWithoutRefused) }),
  reply: one(IpiImport),
  affects: () => [...importsAreStale(), searchIpiNames, andBelow(getIpiParty), listPersonIpiNames],
});

export const cancelIpiImport = endpoint('POST /api/ipi/imports/:ipiImportId/cancel', {
  access: 'staff',
  params: ofImport,
  reply: one(IpiImport),
  affects: () => [...importsAreStale(), andBelow(getIpiParty)],
});
