import type { Page } from './listing.ts';
import type { Queryable, SqlValue } from './statement.ts';

const batchSize = 1000;

/** Rows as a listing reads them, in one piece. */
export interface Batch extends Record<string, unknown> {
  /** Their JSON, with commas in between; null when there is none. */
  rows: string | null;
  /** The place of the last row, where the next batch starts; null when there are fewer than were asked for. */
  key: string | null;
  /** How many there are; one more than were asked for when there are others after them. */
  found: number;
  total: number;
}

/**
 * Reads a whole list a batch at a time, so that 200,000 rows never stand in memory at once. No connection is held in between:
 * whoever reads slowly, or stops reading, keeps nobody else waiting.
 */
export async function* readWhole(
  db: Queryable,
  page: Page<string>,
  values: Readonly<Record<string, SqlValue>>,
): AsyncGenerator<Batch & { rows: string }, void, undefined> {
  let batch = (await db.query<Batch>(page.first.with({ ...values, limit: batchSize }))).rows[0];
  while (batch?.rows) {
    yield { ...batch, rows: batch.rows };
    if (batch.found <= batchSize) return;
    const after = placeOf(batch.key ?? '[]');
    batch = (await db.query<Batch>(page.more.with({ ...values, limit: batchSize, after }))).rows[0];
  }
}

function placeOf(key: string): string[] {
  return (JSON.parse(key) as unknown[]).map(String);
}
