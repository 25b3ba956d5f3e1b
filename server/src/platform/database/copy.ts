import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type Cell = string | number | boolean | Date | null;

/** A thousand rows at a time become one piece of text. */
const rowsAtOnce = 1000;

/** Writes rows into a table by COPY; the columns are named in the order of the cells. */
export async function copyInto(
  client: pg.ClientBase,
  table: string,
  columns: string,
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const stream = client.query(copyFrom(`copy ${table} (${columns}) from stdin`));
  await pipeline(Readable.from(linesOf(rows)), stream);
}

function* linesOf(rows: readonly (readonly Cell[])[]): Generator<string> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    yield rows
      .slice(at, at + rowsAtOnce)
      .map((row) => `${row.map(written).join('\t')}\n`)
      .join('');
  }
}

function written(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'string') return cell.replace(/[\\\t\n\r]/g, (sign) => `\\${escaped[sign]}`);
  return cell instanceof Date ? cell.toISOString() : String(cell);
}

const escaped: Readonly<Record<string, string>> = { '\\': '\\', '\t': 't', '\n': 'n', '\r': 'r' };
