import { createHash, type Hash } from 'node:crypto';
import { societyFileEndings } from '@omur/contract/platform/fields/societyFiles';
import type pg from 'pg';
import type yauzl from 'yauzl';
import { type Cell, copyInto } from '../../platform/database/copy.ts';
import type { Row } from '../../platform/files/tableRows.ts';
import { encodingOf, textLines } from '../../platform/files/textLines.ts';
import { BrokenWorkbook, workbookRows } from '../../platform/files/workbook.ts';
import type { Lookups } from './cell.ts';
import { FileReader, type Problem, type StagedRow } from './fileReader.ts';
import { fileKinds, isFileKind, type FileKind, type Lookup } from './kinds.ts';
import type { Problems } from './problems.ts';
import { Rising } from './rising.ts';
import * as queries from './stageQueries.ts';

/** A file of a society, read from a disk or from the parts that were sent. It is read twice: once for its encoding. */
export interface SourceFile {
  fileName: string;
  sizeBytes: number;
  pieces(): AsyncIterable<Buffer>;
  /** The same as an archive, of a workbook. */
  openZip(): Promise<yauzl.ZipFile>;
}

/** Written by one COPY: what lies in the database already is read over the same connection, between two of them. */
const linesAtOnce = 20_000;
/** A sheet may have a million rows. Texts that cells share are held while it is read. */
const limits = { characters: 4_000_000_000, sharedCharacters: 40_000_000 };

interface Staging {
  db: pg.PoolClient;
  societyImportId: number;
  problems: Problems;
}

export interface StagedFiles {
  isReadable: boolean;
  /** What each file is called; one that was not sent as text would be. */
  fileNames: ReadonlyMap<FileKind, string>;
  /** Kinds whose lines are numbered upwards, so that none stands there twice. */
  rising: ReadonlySet<FileKind>;
}

/** Stages the lines of all files by COPY. */
export async function stageFiles(staging: Staging, files: readonly SourceFile[]): Promise<StagedFiles> {
  const lookups = await readLookups(staging.db);
  let isReadable = true;
  const fileNames = new Map<FileKind, string>();
  const rising = new Set<FileKind>();
  for (const file of files) {
    const { fileName } = file;
    const kind = kindOf(fileName);
    if (kind === undefined || fileNames.has(kind)) {
      staging.problems.add(
        kind ? { fileName, kind, code: 'society.file.twice' } : { fileName, ...unknownFile },
      );
      isReadable = false;
      continue;
    }
    fileNames.set(kind, fileName);
    const looked = new Rising(kind);
    isReadable = (await stageFile(staging, { ...file, kind, lookups, looked })) && isReadable;
    if (looked.isSure) rising.add(kind);
  }
  return { isReadable: isReadable && fileNames.size > 0, fileNames, rising };
}

export const unknownFile = {
  code: 'society.file.unknown',
  values: { known: fileKinds.map((one) => `${one}.csv`).join(', ') },
} as const;

const endings = new RegExp(`[.](?:${societyFileEndings.join('|')})$`, 'u');

/** What a file has, by its name; undefined for one that is none of those that are read. */
export function kindOf(fileName: string): FileKind | undefined {
  const name = fileName.toLowerCase();
  const kind = name.replace(endings, '');
  return kind !== name && isFileKind(kind) ? kind : undefined;
}

export const isWorkbookName = (fileName: string) => fileName.toLowerCase().endsWith('.xlsx');

type FileOfKind = SourceFile & { kind: FileKind; lookups: Lookups; looked: Rising };

async function stageFile(staging: Staging, file: FileOfKind): Promise<boolean> {
  const { db, societyImportId, problems } = staging;
  const { kind, lookups, looked, fileName, sizeBytes } = file;
  const checksum = createHash('sha256');
  const say = (problem: Problem) => problems.add({ ...problem, fileName, kind });
  const reader = new FileReader(kind, lookups, say);
  const read = isWorkbookName(fileName) ? rowsOfBook : rowsOfText;
  let isWhole = true;
  for await (const lines of read(file, reader, checksum)) {
    if (!(Symbol.iterator in lines)) {
      say(lines);
      isWhole = false;
      break;
    }
    // PostgreSQL writes some while the next are read.
    await copyInto(
      db,
      'society_row',
      'society_import_id, kind, file_line, cells, is_refused',
      written(lines, (row) => {
        looked.look(row.cells);
        return [societyImportId, kind, row.fileLine, arrayOf(row.cells), row.isRefused];
      }),
    );
    await problems.write(db);
    if (reader.isHopeless) break;
  }
  const { lineCount, missingColumns, hasHeader, isHopeless } = reader;
  if (isWhole && !hasHeader) say({ code: 'society.file.empty' });
  const kept = { societyImportId, kind, fileName, sizeBytes, checksum: checksum.digest(), lineCount };
  await queries.insertFile.run(db, { ...kept, missingColumns });
  return isWhole && hasHeader && !isHopeless;
}

/** Its lines, many at a time, each read as it is asked for; or why there are no more. */
type Staged = AsyncGenerator<Iterable<StagedRow> | Problem, void, undefined>;

function* written(rows: Iterable<StagedRow>, cellsOf: (row: StagedRow) => Cell[]): Generator<Cell[]> {
  for (const row of rows) yield cellsOf(row);
}

async function* rowsOfText(file: FileOfKind, reader: FileReader, checksum: Hash): Staged {
  const encoding = await encodingOf(hashed(file.pieces(), checksum));
  if (encoding === 'notText') yield { code: 'society.file.notText' };
  else if (typeof encoding === 'object')
    yield { fileLine: encoding.brokenLine, code: 'society.line.encoding' };
  else for await (const lines of textLines(file.pieces(), encoding, linesAtOnce)) yield reader.read(lines);
}

async function* rowsOfBook(file: FileOfKind, reader: FileReader, checksum: Hash): Staged {
  for await (const piece of file.pieces()) checksum.update(piece);
  try {
    let rows: Row[] = [];
    for await (const row of workbookRows(() => file.openZip(), limits)) {
      rows.push(row);
      if (rows.length < linesAtOnce) continue;
      yield reader.readRows(rows);
      rows = [];
    }
    if (rows.length > 0) yield reader.readRows(rows);
  } catch (error) {
    if (!(error instanceof BrokenWorkbook)) throw error;
    yield { code: 'society.file.workbook' };
  }
}

async function* hashed(pieces: AsyncIterable<Buffer>, hash: Hash) {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

/** An array as PostgreSQL writes it. */
const arrayOf = (cells: readonly (string | null)[]) => `{${cells.map(elementOf).join(',')}}`;

function elementOf(cell: string | null): string {
  if (cell === null) return 'NULL';
  const isPlain = !cell.includes('"') && !cell.includes('\\');
  return `"${isPlain ? cell : cell.replaceAll(/["\\]/gu, '\\$&')}"`;
}

async function readLookups(db: pg.PoolClient): Promise<Lookups> {
  const found: Record<Lookup, Map<string, string>> = {
    society: new Map(),
    postalCode: new Map(),
    role: new Map(),
    category: new Map(),
    country: new Map(),
    fund: new Map(),
  };
  for (const { of, name, value } of await queries.lookups.rows<{ of: Lookup; name: string; value: string }>(
    db,
    {},
  ))
    found[of].set(name, value);
  return found;
}
