import * as z from 'zod/mini';
import { andBelow, created, endpoint, list, nothing, one } from '../endpoint.ts';
import * as bulk from '../fields/bulk.ts';
import { content, sentence } from '../fields/distributions.ts';
import { fileName } from '../fields/files.ts';
import { heading } from '../fields/usage.ts';
import { lastChangedAt } from '../fields/works.ts';
import { paging, pathId } from '../paths.ts';
import { longestCell, mostEntryLines } from '../rules/sheetLines.ts';
import { instant, yesNo } from '../values.ts';
import { atMost, field, maybe, nullable, optional, request, response } from '../wire.ts';

// O107–O116, O190–O196: many of a thing at once, such as works, from a sheet that the server keeps until it is sent.

/** So many sheets may anyone have at a time. */
export const mostBulks = 20;
/** So many entries are saved at once. */
export const mostSavedEntries = 500;
/** So many lines do they have together: each is looked up. */
const mostSavedLines = 10_000;
/** How many entries with so many lines, from the first on, may be saved at once. */
export function savedTogether(lineCounts: readonly number[]): number {
  let lines = 0;
  const first = lineCounts.findIndex((count) => (lines += count) > mostSavedLines);
  return Math.min(first < 0 ? lineCounts.length : first, mostSavedEntries);
}
/** So many mappings may anyone keep by name. */
export const mostMappings = 50;
export const longestMappingName = 60;
/** The bytes of a file that is read, and of a payload that saves. */
export const mostBulkFileBytes = 4_194_304;
const mostPayloadBytes = 6_291_456;

const ofBulk = { bulkId: pathId('bulkId') };

const cell = z.string().check(
  z.maxLength(longestCell),
  z.refine((text) => text.isWellFormed() && !text.includes('\0'), 'value.wrongForm'),
);
/** What the cells of a line say, by the column’s name in the sheet; the kind of the sheet knows its columns. */
const line = z.record(z.string().check(z.maxLength(40)), cell);
const lines = field('LINUR_SKRANINGAR', z.array(line).check(z.maxLength(mostEntryLines)));

/** A sheet with how far its entries have come. */
export const Bulk = response({
  bulkId: bulk.bulkId,
  bulkKind: bulk.bulkKind,
  bulkName: bulk.bulkName,
  allCount: bulk.allCount,
  readyCount: bulk.readyCount,
  faultyCount: bulk.faultyCount,
  alikeCount: bulk.alikeCount,
  queuedCount: bulk.queuedCount,
  doneCount: bulk.doneCount,
  lastChangedAt,
});
export type Bulk = z.output<typeof Bulk>;

/** What is wrong with a cell, in the reader’s language. */
export const BulkFault = response({
  lineNumber: bulk.lineNumber,
  sheetColumn: nullable(bulk.sheetColumn),
  sentence,
});
export type BulkFault = z.output<typeof BulkFault>;

/** What is registered and an entry of a sheet is like. */
export const AlikeThing = response({ alikeId: bulk.alikeId, alikeName: bulk.alikeName });

export const BulkEntry = response({
  place: bulk.place,
  rowVersion: bulk.rowVersion,
  lines: field('LINUR_SKRANINGAR', z.array(z.record(z.string(), z.string()))),
  knownNames: bulk.knownNames,
  faults: field('GALLAR', z.array(BulkFault)),
  alike: field('LIKIR', z.array(AlikeThing)),
  isOther: bulk.isOther,
  isQueued: bulk.isQueued,
  madeId: nullable(bulk.madeId),
});
export type BulkEntry = z.output<typeof BulkEntry>;

export const listBulks = endpoint('GET /api/bulk', {
  access: 'registering',
  query: { ...paging, bulkKind: optional(field('kind', bulk.kindOfBulk)) },
  reply: list(Bulk, 'bulk.noneFound'),
});

export const getBulk = endpoint('GET /api/bulk/:bulkId', {
  access: 'registering',
  params: ofBulk,
  reply: one(Bulk),
});

export const startBulk = endpoint('POST /api/bulk', {
  access: 'registering',
  body: request({ bulkKind: bulk.bulkKind, bulkName: atMost(200, bulk.bulkName) }),
  reply: created(Bulk),
  affects: () => [listBulks],
});

export const deleteBulk = endpoint('DELETE /api/bulk/:bulkId', {
  access: 'registering',
  params: ofBulk,
  reply: nothing,
  affects: () => [listBulks],
});

export const listBulkEntries = endpoint('GET /api/bulk/:bulkId/entries', {
  access: 'registering',
  params: ofBulk,
  query: paging,
  reply: list(BulkEntry, 'bulk.noEntries'),
});

/** Saves entries of a sheet and checks them; one without lines is taken out. Answers those that are left of them, checked. */
export const saveBulkEntries = endpoint('PUT /api/bulk/:bulkId/entries', {
  access: 'registering',
  params: ofBulk,
  mostBytes: mostPayloadBytes,
  body: request({
    entries: field(
      'FAERSLUR_A_BLADI',
      z
        .array(
          request({
            place: bulk.place,
            rowVersion: bulk.rowVersion,
            lines,
            isOther: maybe(bulk.isOther),
          }),
        )
        .check(z.minLength(1), z.maxLength(mostSavedEntries)),
    ),
  }),
  reply: one(response({ entries: field('FAERSLUR_A_BLADI', z.array(BulkEntry)) })),
  affects: () => [listBulks, getBulk],
});

/** Has the entries taken that are sound and not like others; what is left stays as it is. */
export const sendBulk = endpoint('POST /api/bulk/:bulkId/send', {
  access: 'registering',
  params: ofBulk,
  reply: one(Bulk),
  affects: () => [andBelow(listBulks)],
});

const columnOfFile = nullable(bulk.sheetColumn);

/** A mapping kept by name, with the column that each column of the file is by it. */
const FittedMapping = response({
  bulkMappingId: bulk.bulkMappingId,
  bulkMappingName: bulk.bulkMappingName,
  isBestFit: field('PASSAR_BEST', yesNo),
  sheetColumns: field('DALKAR_SKRAR', z.array(z.nullable(z.string()))),
});
export type FittedMapping = z.output<typeof FittedMapping>;

/**
 * Reads a file, and keeps nothing of it: its headings with the columns that they are likely to be, its rows, and the reader’s own mappings,
 * the best fit first.
 */
export const readBulkFile = endpoint('POST /api/bulk/file', {
  access: 'registering',
  mostBytes: mostPayloadBytes,
  body: request({ bulkKind: bulk.bulkKind, fileName: atMost(200, fileName), content }),
  reply: one(
    response({
      columns: field('DALKAR', z.array(response({ heading, sheetColumn: columnOfFile }))),
      rows: field('RADIR', z.array(z.array(z.string()))),
      mappings: field('DALKASKIPANIR', z.array(FittedMapping)),
    }),
  ),
});

/** A mapping that somebody keeps by name. */
export const BulkMapping = response({
  bulkMappingId: bulk.bulkMappingId,
  bulkKind: bulk.bulkKind,
  bulkMappingName: bulk.bulkMappingName,
  mappingConfirmedAt: field('DAGS_DALKASKIPANAR', instant),
});
export type BulkMapping = z.output<typeof BulkMapping>;

export const listBulkMappings = endpoint('GET /api/bulk/mappings', {
  access: 'registering',
  query: { ...paging, bulkKind: optional(field('kind', bulk.kindOfBulk)) },
  reply: list(BulkMapping, 'bulk.noMappings'),
});

const ofMapping = { bulkMappingId: pathId('bulkMappingId') };

export const renameBulkMapping = endpoint('PATCH /api/bulk/mappings/:bulkMappingId', {
  access: 'registering',
  params: ofMapping,
  body: request({ bulkMappingName: atMost(longestMappingName, bulk.bulkMappingName) }),
  reply: nothing,
  affects: () => [listBulkMappings],
});

export const deleteBulkMapping = endpoint('DELETE /api/bulk/mappings/:bulkMappingId', {
  access: 'registering',
  params: ofMapping,
  reply: nothing,
  affects: () => [listBulkMappings],
});

/** Keeps which heading is which column, for files to come: under a name, in place of what was kept under it before, or without. */
export const keepBulkColumns = endpoint('PUT /api/bulk/columns', {
  access: 'registering',
  body: request({
    bulkKind: bulk.bulkKind,
    columns: field(
      'DALKAR',
      z
        .array(request({ heading: atMost(200, heading), sheetColumn: maybe(atMost(40, bulk.sheetColumn)) }))
        .check(z.maxLength(200)),
    ),
    bulkMappingName: maybe(atMost(longestMappingName, bulk.bulkMappingName)),
  }),
  reply: nothing,
  affects: () => [listBulkMappings],
});
