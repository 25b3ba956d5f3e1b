import { createHash } from 'node:crypto';
import type pg from 'pg';
import { copyInto } from '../../platform/database/copy.ts';
import { encodingOf, textLines } from '../../platform/files/textLines.ts';
import type { Lookups } from './cell.ts';
import { FileReader } from './fileReader.ts';
import { fileKinds, isFileKind, type FileKind, type Lookup } from './kinds.ts';
import type { Problems } from './problems.ts';
import * as queries from './stageQueries.ts';

/** A file of a society, read from a disk or from the parts that were sent. It is read twice: once for its encoding. */
export interface SourceFile {
  fileName: string;
  sizeBytes: number;
  pieces(): AsyncIterable<Buffer>;
}

/** Read and written together. */
const linesAtOnce = 5_000;

interface Staging {
  db: pg.PoolClient;
  societyImportId: number;
  problems: Problems;
}

/** Stages the lines of all files by COPY. Answers the kinds that could be read, and whether all of them could. */
export async function stageFiles(staging: Staging, files: readonly SourceFile[]): Promise<boolean> {
  const { db, problems } = staging;
  const lookups = await readLookups(db);
  let isReadable = true;
  const kinds = new Set<FileKind>();
  for (const file of files) {
    const kind = kindOf(file.fileName);
    if (kind === undefined || kinds.has(kind)) {
      const known = fileKinds.map((one) => `${one}.csv`).join(', ');
      problems.add({ fileName: file.fileName, code: 'society.file.unknown', values: { known } });
      isReadable = false;
      continue;
    }
    kinds.add(kind);
    isReadable = (await stageFile(staging, { ...file, kind, lookups })) && isReadable;
  }
  return isReadable && kinds.size > 0;
}

export function kindOf(fileName: string): FileKind | undefined {
  const name = fileName.toLowerCase().replace(/\.csv$/u, '');
  return isFileKind(name) ? name : undefined;
}

async function stageFile(
  { db, societyImportId, problems }: Staging,
  { kind, lookups, ...file }: SourceFile & { kind: FileKind; lookups: Lookups },
): Promise<boolean> {
  const { fileName, sizeBytes } = file;
  const checksum = createHash('sha256');
  const encoding = await encodingOf(hashed(file.pieces(), checksum));
  const reader = new FileReader(kind, lookups, (problem) => problems.add({ ...problem, fileName, kind }));
  const isText = encoding !== 'notText' && typeof encoding !== 'object';
  if (isText)
    for await (const lines of textLines(file.pieces(), encoding, linesAtOnce)) {
      const rows = reader.read(lines);
      if (reader.isHopeless) break;
      await copyInto(
        db,
        'society_row',
        'society_import_id, kind, file_line, cells, is_refused',
        rows.map((row) => [societyImportId, kind, row.fileLine, arrayOf(row.cells), row.isRefused]),
      );
    }
  else if (encoding === 'notText') problems.add({ fileName, kind, code: 'society.file.notText' });
  else problems.add({ fileName, kind, fileLine: encoding.brokenLine, code: 'society.line.encoding' });
  const { lineCount } = reader;
  if (isText && !reader.hasHeader) problems.add({ fileName, kind, code: 'society.file.empty' });
  await queries.insertFile.run(db, {
    societyImportId,
    kind,
    fileName,
    sizeBytes,
    checksum: checksum.digest(),
    lineCount,
  });
  return isText && reader.hasHeader && !reader.isHopeless;
}

async function* hashed(pieces: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

/** An array as PostgreSQL writes it. */
const arrayOf = (cells: readonly (string | null)[]) =>
  `{${cells.map((cell) => (cell === null ? 'NULL' : `"${cell.replaceAll(/["\\]/gu, '\\$&')}"`)).join(',')}}`;

async function readLookups(db: pg.PoolClient): Promise<Lookups> {
  const found: Record<Lookup, Map<string, string>> = {
    society: new Map(),
    postalCode: new Map(),
    role: new Map(),
    category: new Map(),
    country: new Map(),
  };
  for (const { of, name, value } of await queries.lookups.rows<{ of: Lookup; name: string; value: string }>(
    db,
    {},
  ))
    found[of].set(name, value);
  return found;
}
