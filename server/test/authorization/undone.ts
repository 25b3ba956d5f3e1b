import type pg from 'pg';
import type { Queryable } from '../../src/platform/database/statement.ts';
import { beginning, ending } from '../../src/platform/database/announce.ts';
import { openPool } from '../../src/platform/database/pool.ts';

/** A pool whose every change can be taken back, so that thousands of calls find the same database. */
export interface Undone {
  pool: pg.Pool;
  reads: Queryable;
  /** Takes back whatever was written since the last time. */
  undo(): Promise<void>;
  close(): Promise<void>;
}

const inOneTransaction: Readonly<Record<string, string>> = {
  [beginning]: 'savepoint call',
  // What is checked at the end of a transaction is checked at the end of the call.
  [ending]: 'set constraints all immediate; set constraints all deferred; release savepoint call',
  rollback: 'rollback to savepoint call; release savepoint call',
};

/** One connection in one transaction that is never committed; the transactions of calls are savepoints in it. It begins with `first`. */
export async function anUndonePool(connection: pg.ClientConfig, first = ''): Promise<Undone> {
  const pool = openPool(connection, { connections: 1 });
  const client = await pool.connect();
  const ask = client.query.bind(client) as (query: unknown, values?: unknown) => Promise<pg.QueryResult>;
  // Most calls that are refused never come to the database: there is nothing to take back.
  let isUsed = false;
  const query = (asked: unknown, values?: unknown) => {
    isUsed = true;
    return ask(typeof asked === 'string' ? (inOneTransaction[asked] ?? asked) : asked, values);
  };
  const shared = Object.assign(Object.create(client) as pg.PoolClient, { query, release: () => undefined });
  Object.assign(pool, { query, connect: () => Promise.resolve(shared) });
  await ask(`begin; ${first}`);
  return {
    pool,
    reads: { query: query as Queryable['query'] },
    undo: async () => {
      if (isUsed) await ask(`rollback; begin; ${first}`);
      isUsed = false;
    },
    close: async () => {
      await ask('rollback');
      client.release();
      await pool.end();
    },
  };
}
