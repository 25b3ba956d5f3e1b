import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { unreadOf } from '../messages/notifications/queries.ts';
import { openPool } from '../platform/database/pool.ts';
import { Readers, sharedConnections } from '../platform/database/readers.ts';
import type { Queryable } from '../platform/database/statement.ts';
import { findSession } from '../platform/sessions/queries.ts';
import { warm } from './warm.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const knows = async (db: Queryable, name: string) => {
  const { rows } = await db.query({
    text: 'select pg_backend_pid() as pid from pg_prepared_statements where name = $1',
    values: [name],
  });
  return rows[0]?.pid;
};

it('O242 every connection is open, and has planned what browsers ask first, before anybody comes', async () => {
  const pool = openPool(database.application, { connections: 3 });
  const reads = new Readers(pool);
  await warm([{ pool, reads }]);
  expect([pool.totalCount, pool.idleCount]).toEqual([3, 3]);
  const clients: pg.PoolClient[] = [];
  for (let n = 0; n < 3; n++) clients.push(await pool.connect());
  const planned = await Promise.all(clients.map((client) => knows(client, findSession.name)));
  expect(new Set(planned.filter(Boolean)).size).toBe(3);
  const shared = await Promise.all(
    Array.from({ length: sharedConnections }, () => knows(reads, unreadOf.name)),
  );
  expect(new Set(shared.filter(Boolean)).size).toBe(sharedConnections);
  for (const client of clients) client.release();
  await reads.close();
  await pool.end();
});

it('O242 a database that takes nobody holds up no start', async () => {
  const pool = openPool({ ...database.application, password: 'wrong', port: 1 }, { connections: 3 });
  const reads = new Readers(pool);
  await warm([{ pool, reads }]);
  expect(pool.totalCount).toBe(0);
  await reads.close();
  await pool.end();
});
