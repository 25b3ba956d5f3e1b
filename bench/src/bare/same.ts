import type pg from 'pg';
import type { Query } from '../sameSql.ts';

const kept: Query[][] = [];

/** Keeps the queries of a request under a number. */
export function keepQueries(queries: Query[]): { id: number } {
  return { id: kept.push(queries.map((query) => ({ ...query, values: query.values.map(valueOf) }))) - 1 };
}

/** What JSON made of bytes, as bytes again. */
const valueOf = (value: unknown) => (isBytes(value) ? Buffer.from(value.data) : value);
const isBytes = (value: unknown): value is { type: 'Buffer'; data: number[] } =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';

/** The queries one after another, and nothing else; the rows of the last. */
export async function runQueries(pool: pg.Pool, id: number): Promise<unknown[]> {
  let rows: unknown[] = [];
  for (const query of kept[id] ?? []) rows = (await pool.query(query)).rows;
  return rows;
}
