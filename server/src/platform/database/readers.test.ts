import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { openPool } from './pool.ts';
import { Readers } from './readers.ts';

let database: TestDatabase;
let pool: pg.Pool;
let readers: Readers;

beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.application, { connections: 2 });
});
beforeEach(() => {
  readers = new Readers(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const own = () =>
  readers.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' }).then(({ rows }) => rows[0]?.pid);
const many = Array.from({ length: 12 });

/** The connections that the readers have, each asked several times at once. */
const connections = async () => new Set(await Promise.all(many.map(own)));
/** Resolves when they are gone. */
const end = (pids: Iterable<number | undefined>) =>
  pool.query('select pg_terminate_backend(pid, 5000) from unnest($1::integer[]) as ended (pid)', [[...pids]]);

/** The connections there are once the news of those that ended has been read; none may be asked that is dead. */
async function restored(): Promise<Set<number | undefined>> {
  await setImmediate();
  return connections();
}

describe('the readers', () => {
  it('answer on a few connections that stay', async () => {
    const before = await connections();
    expect(before.size).toBeGreaterThan(1);
    expect(await connections()).toEqual(before);
    await readers.close();
  });

  it('O363 ask others while one of them does not answer', async () => {
    await connections();
    let isAnswered = false;
    const late = readers.query({ text: 'select pg_sleep(1)' }).then(() => (isAnswered = true));
    for (const _ of many) await own();
    expect(isAnswered).toBe(false);
    await late;
    await readers.close();
  });

  it('replace a connection that was killed while nobody asked', async () => {
    const before = await connections();
    const [killed] = before;
    await end([killed]);
    const after = await restored();
    expect(after.size).toBe(before.size);
    expect(after).not.toContain(killed);
    await readers.close();
  });

  it('O363 leave one that cannot be made alone for a while, and ask the others', async () => {
    const before = await connections();
    const [killed] = before;
    const owner = new pg.Client(database.owner);
    await owner.connect();
    const admit = (newcomers: number) =>
      owner.query(
        `alter database ${owner.escapeIdentifier(String(owner.database))} connection limit ${newcomers}`,
      );
    await admit(0);
    await end([killed]);
    await setImmediate();
    const outcomes: PromiseSettledResult<unknown>[] = [];
    for (const _ of many) outcomes.push(...(await Promise.allSettled([own(), own(), own()])));
    // Those that were asked of it before it was known to fail.
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeLessThanOrEqual(1);
    await admit(-1);
    await owner.end();
    await expect.poll(async () => (await connections()).size, { timeout: 5_000 }).toBe(before.size);
    await readers.close();
  });

  it('replace all of them at once', async () => {
    const before = await connections();
    await end(before);
    const after = await restored();
    expect(after.size).toBe(before.size);
    for (const pid of before) expect(after).not.toContain(pid);
    await readers.close();
  });

  it('fail what was asked of a connection that is killed meanwhile, and answer what is asked next', async () => {
    const before = await connections();
    const asked = many.map(() => readers.query({ text: 'select pg_sleep(5)' }));
    const outcomes = Promise.allSettled(asked);
    await expect
      .poll(async () => {
        const busy = `select from pg_stat_activity where pid = any($1) and state = 'active' and query like '%pg_sleep%'`;
        return (await pool.query(busy, [[...before]])).rowCount;
      })
      .toBe(before.size);
    await end(before);
    for (const { status } of await outcomes) expect(status).toBe('rejected');
    expect((await restored()).size).toBe(before.size);
    await readers.close();
  });

  it('go on after an error that is the query’s own', async () => {
    const before = await connections();
    const outcomes = await Promise.allSettled(
      many.map((_, i) => (i % 3 === 0 ? readers.query({ text: 'select 1 / 0' }) : own())),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    expect(await connections()).toEqual(before);
    await readers.close();
  });
});
