import * as z from 'zod/mini';
import { andBelow, created, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import * as cues from '../platform/fields/cueSheets.ts';
import { version } from '../platform/fields/version.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId, queryId } from '../platform/paths.ts';
import { yesNo } from '../platform/values.ts';
import { atMost, field, freeText, lineText, maybe, nullable, request, response } from '../platform/wire.ts';
import { listWorkCueSheets } from './works.ts';

/** So many lines has no cue sheet, and no file of cue sheets. */
export const mostCueSheetLines = 5000;

const ofSheet = { cueSheetId: pathId('cueSheetId') };
const ofLine = { ...ofSheet, lineNumber: pathId('lineNumber') };

/** What a cue sheet says of the film or programme (D2). */
export const CueSheet = response({
  cueSheetId: works.cueSheetId,
  cueSheetTitle: works.cueSheetTitle,
  kind: cues.kind,
  episode: nullable(cues.episode),
  producer: nullable(cues.producer),
  station: nullable(cues.station),
  productionYear: nullable(cues.productionYear),
  shownOn: nullable(cues.shownOn),
  durationSeconds: nullable(cues.durationSeconds),
  remark: nullable(works.remark),
  registeredAt: works.registeredAt,
  lastChangedAt: works.lastChangedAt,
  /** All of them, also those that the caller does not see. */
  lineCount: cues.lineCount,
  version,
});
export type CueSheet = z.output<typeof CueSheet>;

export const ListedCueSheet = response({
  cueSheetId: works.cueSheetId,
  cueSheetTitle: works.cueSheetTitle,
  kind: cues.kind,
  episode: nullable(cues.episode),
  station: nullable(cues.station),
  lastChangedAt: works.lastChangedAt,
  lineCount: cues.lineCount,
});
export type ListedCueSheet = z.output<typeof ListedCueSheet>;

export const listCueSheets = endpoint('GET /api/cueSheets', {
  access: 'staff',
  query: paging,
  reply: list(ListedCueSheet, 'cueSheet.noneFound', ['lastChangedAt', 'cueSheetTitle', 'cueSheetId']),
});

export const getCueSheet = endpoint('GET /api/cueSheets/:cueSheetId', {
  access: 'loggedIn',
  params: ofSheet,
  reply: one(CueSheet),
});

/** A line of a cue sheet. Without a work it was not found in the system, or is another's, of which title and length are shown. */
export const CueSheetLine = response({
  lineNumber: cues.lineNumber,
  workId: nullable(works.workId),
  title: works.title,
  authorNames: nullable(cues.authorNames),
  isrc: nullable(works.isrc),
  durationSeconds: works.durationSeconds,
  usage: nullable(cues.usage),
});
export type CueSheetLine = z.output<typeof CueSheetLine>;

export const listCueSheetLines = endpoint('GET /api/cueSheets/:cueSheetId/lines', {
  access: 'loggedIn',
  params: ofSheet,
  query: paging,
  reply: list(CueSheetLine, 'cueSheet.noLines', ['lineNumber']),
});

const head = {
  cueSheetTitle: atMost(200, works.cueSheetTitle),
  kind: cues.kind,
  episode: maybe(lineText(200, cues.episode)),
  producer: maybe(lineText(200, cues.producer)),
  station: maybe(lineText(200, cues.station)),
  productionYear: maybe(cues.productionYear),
  shownOn: maybe(cues.shownOn),
  duration: maybe(works.typedDuration),
  remark: maybe(freeText(2000, works.remark)),
};
export const NewCueSheet = request(head);
export type NewCueSheet = z.output<typeof NewCueSheet>;

export const CueSheetNumber = response({ cueSheetId: works.cueSheetId });

export const addCueSheet = endpoint('POST /api/cueSheets', {
  access: 'staff',
  body: NewCueSheet,
  reply: created(CueSheetNumber),
  affects: () => [andBelow(listCueSheets), listWorkCueSheets],
});

export const changeCueSheet = endpoint('PUT /api/cueSheets/:cueSheetId', {
  access: 'staff',
  params: ofSheet,
  body: request({ ...head, version }),
  reply: one(CueSheet),
  affects: () => [andBelow(listCueSheets), listWorkCueSheets],
});

export const removeCueSheet = endpoint('DELETE /api/cueSheets/:cueSheetId', {
  access: 'staff',
  params: ofSheet,
  query: { version: queryId('UTGAFA') },
  reply: nothing,
  affects: () => [listCueSheets, listWorkCueSheets],
});

const line = {
  workId: maybe(works.workId),
  title: atMost(200, works.title),
  authorNames: maybe(lineText(500, cues.authorNames)),
  isrc: maybe(works.isrc),
  duration: works.typedDuration,
  usage: maybe(lineText(200, cues.usage)),
};
export const NewCueSheetLine = request(line);
export type NewCueSheetLine = z.output<typeof NewCueSheetLine>;

export const addCueSheetLine = endpoint('POST /api/cueSheets/:cueSheetId/lines', {
  access: 'staff',
  params: ofSheet,
  body: NewCueSheetLine,
  reply: created(CueSheetLine),
  affects: () => [andBelow(listCueSheets), listWorkCueSheets],
});

export const changeCueSheetLine = endpoint('PUT /api/cueSheets/:cueSheetId/lines/:lineNumber', {
  access: 'staff',
  params: ofLine,
  body: request({ ...line, version }),
  reply: one(CueSheetLine),
  affects: () => [andBelow(listCueSheets), listWorkCueSheets],
});

export const removeCueSheetLine = endpoint('DELETE /api/cueSheets/:cueSheetId/lines/:lineNumber', {
  access: 'staff',
  params: ofLine,
  reply: nothing,
  affects: () => [andBelow(listCueSheets), listWorkCueSheets],
});

export const lineFindings = ['number', 'iswc', 'isrc', 'title', 'none', 'several'] as const;
export type LineFinding = (typeof lineFindings)[number];

/** What became of one line of a file. */
export const FileLine = response({
  fileLine: field('LINA_I_SKRA', z.int()),
  cueSheetTitle: works.cueSheetTitle,
  title: works.title,
  workId: nullable(works.workId),
  /** How its work was found, or why it was not. */
  finding: field('FUNDID', z.literal(lineFindings)),
  isRefused: field('HAFNAD', yesNo),
  /** What is wrong with it, or worth knowing, in the reader's language. */
  sentence: nullable(field('ABENDING', z.string())),
});
export type FileLine = z.output<typeof FileLine>;

export const FileReport = response({
  isImported: field('FLUTT_INN', yesNo),
  cueSheetIds: field('NUMER_BLADA', z.array(z.int())),
  sheetCount: field('FJOLDI_BLADA', z.int()),
  lines: field('LINUR', z.array(FileLine)),
});
export type FileReport = z.output<typeof FileReport>;

export const importCueSheets = endpoint('POST /api/cueSheets/import', {
  access: 'staff',
  mostBytes: 2 * 1024 * 1024,
  body: request({ fileText: cues.fileText, isTrial: cues.isTrial }),
  reply: one(FileReport),
  affects: () => [andBelow(listCueSheets), listWorkCueSheets],
});
