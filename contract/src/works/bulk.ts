import * as z from 'zod/mini';
import { andBelow, created, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import * as bulk from '../platform/fields/bulk.ts';
import { content, sentence } from '../platform/fields/distributions.ts';
import { fileName } from '../platform/fields/files.ts';
import { heading } from '../platform/fields/usage.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { atMost, field, maybe, nullable, request, response } from '../platform/wire.ts';
import { getPerson, listPersonWorks } from '../people/persons.ts';
import { longestCell, mostWorkLines, sheetColumns, workColumn } from '../platform/fields/sheetColumns.ts';
import { listWaitingWorks } from './review.ts';

// O107–O116: many works registered at once, from a sheet that the server keeps until it is sent.

/** So many sheets may anyone have at a time. */
export const mostBulks = 20;
/** So many works are saved at once. */
export const mostSavedWorks = 500;
/** The bytes of a file that is read, and of a payload that saves. */
export const mostBulkFileBytes = 4_194_304;
const mostPayloadBytes = 6_291_456;

const ofBulk = { bulkId: pathId('bulkId') };

const cell = z.string().check(
  z.maxLength(longestCell),
  z.refine((text) => text.isWellFormed() && !text.includes('\0'), 'value.wrongForm'),
);
/** What the cells of a line say, by the column’s name in the sheet. */
const line = z
  .record(z.string(), cell)
  .check(
    z.refine((cells) => Object.keys(cells).every((name) => sheetColumns.includes(name)), 'value.wrongForm'),
  );
const lines = field('LINUR_SKRANINGAR', z.array(line).check(z.maxLength(mostWorkLines)));

/** A sheet with how far its works have come. */
export const Bulk = response({
  bulkId: bulk.bulkId,
  bulkName: bulk.bulkName,
  workCount: bulk.workCount,
  readyCount: bulk.readyCount,
  faultyCount: bulk.faultyCount,
  alikeCount: bulk.alikeCount,
  queuedCount: bulk.queuedCount,
  doneCount: bulk.doneCount,
  lastChangedAt: works.lastChangedAt,
});
export type Bulk = z.output<typeof Bulk>;

/** What is wrong with a cell, in the reader’s language. */
export const BulkFault = response({
  lineNumber: bulk.lineNumber,
  sheetColumn: nullable(bulk.sheetColumn),
  sentence,
});
export type BulkFault = z.output<typeof BulkFault>;

/** A registered work that one of a sheet is like. */
export const AlikeWork = response({ workId: works.workId, title: works.title });

export const BulkWork = response({
  place: bulk.place,
  rowVersion: bulk.rowVersion,
  lines: field('LINUR_SKRANINGAR', z.array(z.record(z.string(), z.string()))),
  authorNames: bulk.authorNames,
  faults: field('GALLAR', z.array(BulkFault)),
  alikeWorks: field('LIK_VERK', z.array(AlikeWork)),
  isOtherWork: bulk.isOtherWork,
  isQueued: bulk.isQueued,
  workId: nullable(works.workId),
});
export type BulkWork = z.output<typeof BulkWork>;

export const listBulks = endpoint('GET /api/bulk', {
  access: 'registering',
  query: paging,
  reply: list(Bulk, 'bulk.noneFound'),
});

export const getBulk = endpoint('GET /api/bulk/:bulkId', {
  access: 'registering',
  params: ofBulk,
  reply: one(Bulk),
});

export const startBulk = endpoint('POST /api/bulk', {
  access: 'registering',
  body: request({ bulkName: atMost(200, bulk.bulkName) }),
  reply: created(Bulk),
  affects: () => [listBulks],
});

export const deleteBulk = endpoint('DELETE /api/bulk/:bulkId', {
  access: 'registering',
  params: ofBulk,
  reply: nothing,
  affects: () => [listBulks],
});

export const listBulkWorks = endpoint('GET /api/bulk/:bulkId/works', {
  access: 'registering',
  params: ofBulk,
  query: paging,
  reply: list(BulkWork, 'bulk.noWorks'),
});

/** Saves works of a sheet and checks them; one without lines is taken out. Answers those that are left of them, checked. */
export const saveBulkWorks = endpoint('PUT /api/bulk/:bulkId/works', {
  access: 'registering',
  params: ofBulk,
  mostBytes: mostPayloadBytes,
  body: request({
    works: field(
      'VERK_I_SKRANINGU',
      z
        .array(
          request({
            place: bulk.place,
            rowVersion: bulk.rowVersion,
            lines,
            isOtherWork: maybe(bulk.isOtherWork),
          }),
        )
        .check(z.minLength(1), z.maxLength(mostSavedWorks)),
    ),
  }),
  reply: one(response({ works: field('VERK_I_SKRANINGU', z.array(BulkWork)) })),
  affects: () => [listBulks, getBulk],
});

/** Has the works registered that are sound and not like others; what is left stays as it is. */
export const sendBulk = endpoint('POST /api/bulk/:bulkId/send', {
  access: 'registering',
  params: ofBulk,
  reply: one(Bulk),
  affects: () => [andBelow(listBulks), listPersonWorks, getPerson, listWaitingWorks],
});

const columnOfFile = nullable(field('DALKUR', z.literal([...sheetColumns, workColumn])));

/** Reads a file, and keeps nothing of it: its headings with the columns that they are likely to be, and its rows. */
export const readBulkFile = endpoint('POST /api/bulk/file', {
  access: 'registering',
  mostBytes: mostPayloadBytes,
  body: request({ fileName: atMost(200, fileName), content }),
  reply: one(
    response({
      columns: field('DALKAR', z.array(response({ heading, sheetColumn: columnOfFile }))),
      rows: field('RADIR', z.array(z.array(z.string()))),
    }),
  ),
});

/** Keeps which heading is which column, for files to come. */
export const keepBulkColumns = endpoint('PUT /api/bulk/columns', {
  access: 'registering',
  body: request({
    columns: field(
      'DALKAR',
      z
        .array(request({ heading: atMost(200, heading), sheetColumn: maybe(columnOfFile) }))
        .check(z.maxLength(200)),
    ),
  }),
  reply: nothing,
});
