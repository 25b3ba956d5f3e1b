import * as z from 'zod/mini';
import { andBelow, created, endpoint, file, list, nothing, one } from '../platform/endpoint.ts';
import {
  columnName,
  content,
  fileLine,
  linesRead,
  problemCount,
  problemNumber,
  sentence,
} from '../platform/fields/distributions.ts';
import { fileName, sizeBytes } from '../platform/fields/files.ts';
import {
  announcedAt,
  announcedByName,
  isOutdated,
  isWithoutRefused,
  refusedCount,
  takenAt,
  takenByName,
} from '../platform/fields/ipi.ts';
import * as people from '../platform/fields/people.ts';
import * as fields from '../platform/fields/societyFiles.ts';
import { paging, pathId, pathText, queryText } from '../platform/paths.ts';
import { atMost, field, maybe, nullable, request, response } from '../platform/wire.ts';

// A society is brought in by files of the system that it had (O80–O92).

/** A file comes in parts of so many bytes; only the last may be shorter. */
export const societyPartBytes = 4_194_304;
const mostPartBytes = 6_291_456;
/** So much of what is wrong the report names. All of it is in a file (O263). */
export const mostSocietyProblems = 2000;

const ofImport = { societyImportId: pathId('societyImportId') };

const SocietyFile = response({
  fileKind: fields.fileKind,
  fileName,
  sizeBytes,
  linesRead,
  refusedCount,
  newCount: fields.newCount,
  changedCount: fields.changedCount,
  sameCount: fields.sameCount,
});
export type SocietyFile = z.output<typeof SocietyFile>;

export const SocietyImport = response({
  societyImportId: fields.societyImportId,
  societyImportName: fields.societyImportName,
  societyImportState: fields.societyImportState,
  announcedAt,
  announcedByName,
  takenAt: nullable(takenAt),
  takenByName: nullable(takenByName),
  isOutdated,
  mayTake: fields.mayTake,
  problemCount,
  refusedCount,
  toTakeCount: fields.toTakeCount,
  takenCount: fields.takenCount,
  isTakingFailed: fields.isTakingFailed,
  letGoByName: nullable(fields.letGoByName),
  leftCount: nullable(fields.leftCount),
  differenceCount: fields.differenceCount,
  unaskedWorkCount: fields.unaskedWorkCount,
  isBeingAsked: fields.isBeingAsked,
  uninvitedUserCount: fields.uninvitedUserCount,
  unreachableUserCount: fields.unreachableUserCount,
  invitedUserCount: fields.invitedUserCount,
  isInviting: fields.isInviting,
  /** Of the job that checks or takes the files, asks or invites, which tries again by itself. */
  lastError: fields.lastError,
  files: field('SKRAR', z.array(SocietyFile)),
});
export type SocietyImport = z.output<typeof SocietyImport>;

export const listSocietyImports = endpoint('GET /api/migrations', {
  access: 'administrator',
  query: paging,
  reply: list(SocietyImport, 'society.noImports'),
});

export const getSocietyImport = endpoint('GET /api/migrations/:societyImportId', {
  access: 'administrator',
  params: ofImport,
  reply: one(SocietyImport),
});

const importsAreStale = () => [andBelow(listSocietyImports)];

export const announceSocietyImport = endpoint('POST /api/migrations', {
  access: 'administrator',
  body: request({
    societyImportName: atMost(200, {
      ...fields.societyImportName,
      schema: fields.societyImportName.schema.check(z.minLength(1)),
    }),
  }),
  reply: created(SocietyImport),
  affects: importsAreStale,
});

export const sendSocietyPart = endpoint(
  'PUT /api/migrations/:societyImportId/files/:fileName/parts/:partNumber',
  {
    access: 'administrator',
    params: { ...ofImport, fileName: pathText('fileName'), partNumber: pathId('partNumber') },
    body: request({ content }),
    reply: nothing,
    mostBytes: mostPartBytes,
    affects: importsAreStale,
  },
);

export const checkSocietyImport = endpoint('POST /api/migrations/:societyImportId/check', {
  access: 'administrator',
  params: ofImport,
  reply: one(SocietyImport),
  affects: importsAreStale,
});

export const SocietyProblem = response({
  problemNumber,
  fileName,
  fileLine: nullable(fileLine),
  columnName: nullable(columnName),
  sentence,
});
export type SocietyProblem = z.output<typeof SocietyProblem>;

export const listSocietyProblems = endpoint('GET /api/migrations/:societyImportId/problems', {
  access: 'administrator',
  params: ofImport,
  query: paging,
  reply: list(SocietyProblem, 'society.noProblems'),
});

/** All that is wrong, and each line that was refused with what it is a part of. */
export const exportSocietyFaults = endpoint('GET /api/migrations/:societyImportId/problems.csv', {
  access: 'administrator',
  params: ofImport,
  reply: file('text/csv; charset=utf-8'),
});

/** A sum of the old system beside the same here: differences first. */
export const SocietyFigure = response({
  figureKind: fields.figureKind,
  figureYear: fields.figureYear,
  oldNumber: fields.oldNumber,
  name: nullable(people.name),
  oldValue: fields.oldValue,
  newValue: fields.newValue,
  isDifferent: fields.isDifferent,
});
export type SocietyFigure = z.output<typeof SocietyFigure>;

export const listSocietyFigures = endpoint('GET /api/migrations/:societyImportId/figures', {
  access: 'administrator',
  params: ofImport,
  query: { ...paging, figureKind: queryText('tegund') },
  reply: list(SocietyFigure, 'society.noDifferences'),
});

/** The same as a workbook, for the auditor. */
export const exportSocietyFigures = endpoint('GET /api/migrations/:societyImportId/figures.xlsx', {
  access: 'administrator',
  params: ofImport,
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
});

export const takeSocietyImport = endpoint('POST /api/migrations/:societyImportId/take', {
  access: 'administrator',
  params: ofImport,
  body: request({ isWithoutRefused: maybe(isWithoutRefused) }),
  reply: one(SocietyImport),
  affects: importsAreStale,
});

/** Has a job ask the authors of all its works who wait without having been asked (O275). */
export const askSocietyAuthors = endpoint('POST /api/migrations/:societyImportId/approvals', {
  access: 'administrator',
  params: ofImport,
  reply: one(SocietyImport),
  affects: importsAreStale,
});

/** Has a job invite all who log in, came with it and were never sent a link to a password (O285). */
export const inviteSocietyUsers = endpoint('POST /api/migrations/:societyImportId/invitations', {
  access: 'administrator',
  params: ofImport,
  reply: one(SocietyImport),
  affects: importsAreStale,
});

/** Lets go of files that were not taken, or of what is left of those that a try to take failed (O276). */
export const cancelSocietyImport = endpoint('POST /api/migrations/:societyImportId/cancel', {
  access: 'administrator',
  params: ofImport,
  reply: one(SocietyImport),
  affects: importsAreStale,
});
