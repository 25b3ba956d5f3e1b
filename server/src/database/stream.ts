import type pg from 'pg';
import QueryStream from 'pg-query-stream';
import type { SqlValue } from './statement.ts';

const batch = 1000;

/** Reads rows through a database cursor, a thousand at a time, so that 200,000 of them never stand in memory at once. */
export async function* readRows<R>(
  pool: pg.Pool,
  query: { text: string; values: SqlValue[] },
): AsyncGenerator<R, void, undefined> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const rows = client.query(new QueryStream(query.text, query.values, { batchSize: batch, highWaterMark: batch }));
    for await (const row of rows) yield row as R;
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}
