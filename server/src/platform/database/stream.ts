import type { Page } from './listing.ts';
import type { Queryable, SqlValue, Statement } from './statement.ts';

const batchSize = 1000;
/** Stands between rows, and nowhere inside one: JSON spells a line's end otherwise. */
const between = ',\n';

/** Rows of a listing, in one piece. */
export interface Batch {
  /** Their JSON, with commas in between. */
  rows: string;
  /** The key of the last row, a JSON array, when there are others after it. */
  next: string | undefined;
  /** How many rows the whole list has; only the first batch and the last know. */
  total: number;
}

/** Rows as PostgreSQL writes them: a line each, one more than were asked for when there are others after them. */
interface Written extends Record<string, unknown> {
  rows: string | null;
  key: string;
  found: number;
  total: number;
}

/** Reads one batch; undefined when there is no row. */
export async function readBatch(
  db: Queryable,
  query: ReturnType<Statement['with']>,
  limit: number,
): Promise<Batch | undefined> {
  const written = (await db.query<Written>(query)).rows[0];
  if (!written?.rows) return undefined;
  const { rows, key, found, total } = written;
  if (found <= limit) return { rows, next: undefined, total };
  return { rows: rows.slice(0, rows.lastIndexOf(between)), next: key, total };
}

/** The same rows in the other order. */
export function turned(rows: string): string {
  return rows.split(between).reverse().join(between);
}

/** The rows with each made anew. */
export function remade(rows: string, make: (json: string) => string): string {
  return rows.split(between).map(make).join(between);
}

/**
 * Reads a whole list a batch at a time, so that 200,000 rows never stand in memory at once. No connection is held in between:
 * anyone who reads slowly, or stops reading, keeps nobody else waiting.
 */
export async function* readWhole(
  db: Queryable,
  page: Page<string>,
  values: Readonly<Record<string, SqlValue>>,
): AsyncGenerator<Batch, void, undefined> {
  const limited = { ...values, limit: batchSize };
  let batch = await readBatch(db, page.first.with(limited), batchSize);
  while (batch) {
    yield batch;
    if (batch.next === undefined) return;
    const after = (JSON.parse(batch.next) as unknown[]).map(String);
    batch = await readBatch(db, page.next.with({ ...limited, after }), batchSize);
  }
}
