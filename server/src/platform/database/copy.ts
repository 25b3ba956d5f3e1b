import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type Cell = string | number | boolean | Date | null;

/** A thousand rows at a time become one piece of text. */
const rowsAtOnce = 1000;

/** Writes rows into a table by COPY; the columns are named in the order of the cells. Of rows that are made as they are asked for, PostgreSQL writes some while the next are made. */
export async function copyInto(
  client: pg.ClientBase,
  table: string,
  columns: string,
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  if (Array.isArray(rows) && rows.length === 0) return;
  const stream = client.query(copyFrom(`copy ${table} (${columns}) from stdin`));
  await pipeline(Readable.from(linesOf(rows)), stream);
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
