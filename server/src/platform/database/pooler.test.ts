import { randomBytes } from 'node:crypto';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { aPooler } from '../../../test/pooler.ts';
import { aPortal } from '../../../test/portal.ts';
import { buildApp } from '../../app/app.ts';
import { readConfig } from '../config.ts';
import { openPool, transaction, type PoolSettings } from './pool.ts';
import { setForRole } from './prepareConnection.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const limits = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
  current_setting('idle_in_transaction_session_timeout') as idle, current_setting('timezone') as zone, current_setting('jit') as jit,
  current_user as who`;
const asSet = { statement: '30s', lock: '10s', idle: '1min', zone: 'UTC', jit: 'off', who: 'omur_app' };

async function readiness(connection: pg.ClientConfig, settings: Partial<PoolSettings> = {}) {
  const pool = openPool(connection, { connections: 2, ...settings });
  const config = { ...readConfig({}), overloadMilliseconds: 0 };
  const app = await buildApp({ config, pool, connection, log: pino({ level: 'silent' }) });
  const ready = await app.inject('/readyz');
  const call = await app.inject('/api/society');
  await app.close();
  await pool.end();
  return { ready: [ready.statusCode, ready.json().status], call: call.statusCode };
}

describe('behind a pooler by session', () => {
  it('O3 every connection has the application’s settings, though none may come with its start', async () => {
    const pooler = await aPooler(database.application, 'session');
    const pool = openPool(pooler.connection, { connections: 2 });
    expect((await pool.query(limits)).rows).toEqual([asSet]);
    await pool.end();
    await pooler.close();
  });
  it('O3 one URL for both roles runs as the application, and not at all as the one who owns', async () => {
    const both = `omur_both_${randomBytes(4).toString('hex')}`;
    const admin = new pg.Client({ ...inject('cluster').admin, database: database.owner.database });
    await admin.connect();
    await admin.query(`create role ${both} login password 'one for both' in role omur_app;
      grant connect on database ${database.owner.database} to ${both}; grant delete on change_record to ${both}`);
    const pooler = await aPooler({ ...database.owner, user: both, password: 'one for both' }, 'session');
    const pool = openPool(pooler.connection, { connections: 1, becomesApplicationRole: true });
    expect((await pool.query(limits)).rows).toEqual([asSet]);
    await pool.end();
    const asOwner = openPool(pooler.connection, { connections: 1 });
    await expect(asOwner.query(limits)).rejects.toThrow('it runs as the owner of the tables');
    await asOwner.end();
    await pooler.close();
    await admin.query(`drop owned by ${both}; drop role ${both}`);
    await admin.end();
  });
});

describe('behind a pooler by transaction', () => {
  it('O3 what is set stands with the role, and calls are answered without prepared statements', async () => {
    const direct = new pg.Client(database.application);
    await direct.connect();
    await setForRole(direct);
    await direct.end();
    const pooler = await aPooler(database.application, 'transaction');
    const settings = { connections: 6, isPooledByTransaction: true, preparesStatements: false };
    const pool = openPool(pooler.connection, settings);
    const found = await Promise.all(
      Array.from({ length: 20 }, () => transaction(pool, async (tx) => (await tx.query(limits)).rows[0])),
    );
    expect(found).toEqual(Array.from({ length: 20 }, () => asSet));
    const config = {
      ...readConfig({ SECRETS_KEY: 'for tests alone, thirty-two or more' }),
      overloadMilliseconds: 0,
      pooling: 'transaction' as const,
    };
    const app = await buildApp({
      config,
      pool,
      connection: database.application,
      log: pino({ level: 'silent' }),
    });
    const answers = await Promise.all(Array.from({ length: 30 }, () => app.inject('/api/society')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await app.close();
    await pool.end();
    await pooler.close();
  });
  it('O3 is not ready while the pooler gives out connections without limits', async () => {
    const fresh = await freshDatabase();
    const pooler = await aPooler(fresh.application, 'transaction');
    const settings = { isPooledByTransaction: true, preparesStatements: false };
    expect((await readiness(pooler.connection, settings)).ready).toEqual([
      503,
      'no database: its time limits are not set',
    ]);
    await pooler.close();
    await fresh.drop();
  });
});

describe('as the owner of the tables', () => {
  it('O3 the server is not ready, says so, and answers no call', async () => {
    expect(await readiness(database.owner)).toEqual({
      ready: [503, 'no database: it runs as the owner of the tables'],
      call: 503,
    });
  });
  it('O3 as the application it is ready', async () => {
    const portal = await aPortal();
    expect(await readiness(portal.database.application)).toEqual({ ready: [200, 'ready'], call: 200 });
    await portal.close();
  });
});
