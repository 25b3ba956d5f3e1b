import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

export type Cell = string | number | boolean | Date | null;

/** Some rows at a time become one piece of text. */
const rowsAtOnce = 250;

/**
 * Writes rows into a table by COPY; the columns are named in the order of the cells. Of rows that are made as they are asked for, PostgreSQL
 * writes some while the next are made: one piece is made ahead. With sixteen, as streams have it, each waited for the other.
 */
export async function copyInto(
  client: pg.ClientBase,
  table: string,
  columns: string,
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  if (Array.isArray(rows) && rows.length === 0) return;
  const stream = client.query(copyFrom(`copy ${table} (${columns}) from stdin`));
  await pipeline(Readable.from(linesOf(rows), { highWaterMark: 1 }), stream);
}

function* linesOf(rows: Iterable<readonly Cell[]>): Generator<string> {
  let lines: string[] = [];
  for (const row of rows) {
    lines.push(`${row.map(written).join('\t')}\n`);
    if (lines.length < rowsAtOnce) continue;
    yield lines.join('');
    lines = [];
  }
  if (lines.length > 0) yield lines.join('');
}

function written(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'string') return cell.replace(/[\\\t\n\r]/g, (sign) => `\\${escaped[sign]}`);
  return cell instanceof Date ? cell.toISOString() : String(cell);
}

const escaped: Readonly<Record<string, string>> = { '\\': '\\', '\t': 't', '\n': 'n', '\r': 'r' };

/** What comes before the bytes of the first row: the signature, flags and extension of the form, the number of columns, the length of the column. */
const beforeBytes = 11 + 4 + 4 + 2 + 4;

/**
 * The bytes that a query of one column finds, in its first row; undefined where it finds none. Answers of queries write bytes as text, which takes
 * PostgreSQL ten times as long. COPY takes no parameters: `query` is never built from input that is not escaped.
 */
export async function copiedBytes(client: pg.ClientBase, query: string): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  for await (const piece of client.query(copyTo(`copy (${query}) to stdout (format binary)`)))
    pieces.push(piece as Buffer);
  const copied = Buffer.concat(pieces);
  // Without a row the end follows at once, which is as long as a number of columns.
  if (copied.length < beforeBytes) return undefined;
  const length = copied.readInt32BE(beforeBytes - 4);
  return copied.subarray(beforeBytes, beforeBytes + length);
}
