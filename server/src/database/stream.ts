import type { Page } from './listing.ts';
import type { Queryable, SqlValue } from './statement.ts';

const batch = 5000;

/** A row as a listing reads it: its JSON, the place where the next page starts, and how many rows there are. */
export interface ListRow extends Record<string, unknown> {
  json: string;
  key: string;
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
): AsyncGenerator<ListRow, void, undefined> {
  let { rows } = await db.query<ListRow>(page.first.with({ ...values, limit: batch }));
  yield* rows;
  while (rows.length === batch) {
    const after = (JSON.parse(rows.at(-1)?.key ?? '[]') as unknown[]).map(String);
    ({ rows } = await db.query<ListRow>(page.more.with({ ...values, limit: batch, after })));
    yield* rows;
  }
}
