import { mostBulkFileBytes, type readBulkFile } from '@omur/contract/platform/calls/bulk';
import { longestCell, mostFileLines } from '@omur/contract/platform/rules/sheetLines';
import yauzl from 'yauzl';
import type { CallOf } from '../http/call.ts';
import { proposeColumns } from '../files/proposeColumns.ts';
import { CsvRows, type Row } from '../files/tableRows.ts';
import { encodingOf, textLines } from '../files/textLines.ts';
import { BrokenWorkbook, isWorkbook, workbookRows } from '../files/workbook.ts';
import { refuse } from '../refusal.ts';
import { mayAsk } from '../sessions/limit.ts';
import { headingLine } from './headingLine.ts';
import { WholeLines } from './wholeLines.ts';
import type { SheetKinds } from './kind.ts';
import { fitOf } from './mappings.ts';
import { findColumns, findMappings } from './queries.ts';
import { openKind } from './sheets.ts';

const megabyte = 1_048_576;
const mostColumns = 100;
/** What a workbook of a member may unpack to: far more than so many lines have. */
const limits = { characters: 64 * megabyte, sharedCharacters: 8 * megabyte };
/** What its cells may say together, which is what a sheet has room for (O366): a workbook has a text once, and refers to it from any number of cells. */
const mostCharacters = 16 * megabyte;
/** Reading takes long, and nobody has so many files. */
const perHour = { allowed: 120, minutes: 60, refusal: 'bulk.readTooOften' } as const;

type Reading = CallOf<typeof readBulkFile>;

/** Counted ahead of the transaction, whatever becomes of the file. */
export const countFile = ({ db, actor }: Pick<Reading, 'db' | 'actor'>): Promise<void> =>
  mayAsk(db, `bulk file by:${actor.realUserId}`, perHour);

interface Named extends Record<string, unknown> {
  bulkMappingId: number;
  bulkMappingName: string;
  mapping: Record<string, string | null>;
}
/** A mapping of a list that has fewer headings in common is one of another list. */
const leastFit = 0.5;

/** O108, O313: the rows of a file with the columns that its headings are likely to be: as they were confirmed before, else as they are usually meant; and by each mapping that is kept. */
export async function readFile(kinds: SheetKinds, { db, actor, body }: Reading) {
  const kind = openKind(kinds, actor, body.bulkKind);
  const bytes = Buffer.from(body.content, 'base64');
  if (bytes.length > mostBulkFileBytes)
    refuse('bulk.fileTooLarge', { values: { megabytes: mostBulkFileBytes / megabyte } });
  const rows = await rowsOf(bytes);
  const asked = { userId: actor.userId, kind: kind.form.kind };
  const kept = await findColumns.row<{ mapping: Record<string, string | null> }>(db, asked);
  const named = await findMappings.rows<Named>(db, asked);
  const propose = (row: readonly string[], mapping = kept?.mapping ?? {}) =>
    proposeColumns(row.map(headingOf), kind.headings, mapping);
  const known = (row: readonly string[]) =>
    Math.max(...[kept, ...named].map((one) => propose(row, one?.mapping).filter((column) => column).length));
  const [headings, ...rest] = rows.slice(headingLine(rows, known));
  if (!headings || rest.length === 0) refuse('bulk.fileEmpty');
  const proposed = propose(headings);
  const fitted = named
    .map((one) => ({ ...one, fit: fitOf(headings.map(headingOf), one.mapping) }))
    .toSorted((a, b) => b.fit - a.fit);
  return {
    columns: headings.map((heading, at) => ({
      heading: headingOf(heading),
      sheetColumn: proposed[at] ?? null,
    })),
    rows: rest.map((row) => headings.map((_, at) => row[at] ?? '')),
    mappings: fitted.map(({ bulkMappingId, bulkMappingName, mapping, fit }, at) => ({
      bulkMappingId,
      bulkMappingName,
      isBestFit: at === 0 && fit >= leastFit,
      sheetColumns: propose(headings, mapping).map((column) => column ?? null),
    })),
  };
}

async function rowsOf(bytes: Buffer): Promise<string[][]> {
  const rows: string[][] = [];
  let [lines, characters] = [0, 0];
  try {
    for await (const { fields, problem } of isWorkbook(bytes) ? bookRows(bytes) : textRows(bytes)) {
      if (problem) refuse('bulk.fileUnreadable');
      if (++lines > mostFileLines + 1) refuse('bulk.fileTooLong', { values: { most: mostFileLines } });
      for (const field of fields) characters += field.length;
      if (characters > mostCharacters) refuse('bulk.fileSaysTooMuch');
      const cells = fields.slice(0, mostColumns).map(cellOf);
      if (cells.some((cell) => cell !== '')) rows.push(cells);
    }
  } catch (error) {
    if (error instanceof BrokenWorkbook) refuse('bulk.fileUnreadable');
    throw error;
  }
  return rows;
}

/** No column is called more, and each is compared with all mappings that are kept. */
const headingOf = (cell: string) => cell.slice(0, 200);

/** A cell longer than any may be is cut; the check still sees that it is too long. */
const cellOf = (field: string) =>
  field.trim().normalize('NFC').replaceAll('\0', '').toWellFormed().slice(0, longestCell);

const bookRows = (bytes: Buffer): AsyncIterable<Row> =>
  workbookRows(() => yauzl.fromBufferPromise(bytes, { lazyEntries: true, autoClose: false }), limits);

async function* textRows(bytes: Buffer): AsyncGenerator<Row, void, undefined> {
  const encoding = await encodingOf(only(bytes));
  if (typeof encoding === 'object' || encoding === 'notText') refuse('bulk.fileUnreadable');
  const csv = new CsvRows();
  const whole = new WholeLines();
  for await (const lines of textLines(only(bytes), encoding, 1000)) yield* csv.read(whole.of(lines));
  yield* csv.read(whole.rest());
}

async function* only(bytes: Buffer): AsyncGenerator<Buffer, void, undefined> {
  yield bytes;
}
