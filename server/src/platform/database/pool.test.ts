import { getPriority } from 'node:os';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { openPool, repeatedTransaction } from './pool.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

describe('two transactions that wait for each other', () => {
  it('are both done in the end', async () => {
    const [one, other] = [await portal.someone(), await portal.someone()];
    const tries: number[] = [];
    const bothHold = gate(2);
    const inOrder = (...userIds: number[]) =>
      repeatedTransaction(portal.pool, async (tx) => {
        tries.push(userIds[0] ?? 0);
        for (const userId of userIds) {
          await tx.query('update app_user set name = name || $2 where user_id = $1', [userId, '!']);
          await bothHold();
        }
      });
    await Promise.all([inOrder(one.userId, other.userId), inOrder(other.userId, one.userId)]);
    expect(tries.length).toBeGreaterThan(2);
    const names = await portal.sql<{ name: string }>('select name from app_user where user_id = any($1)', [
      [one.userId, other.userId],
    ]);
    for (const { name } of names) expect(name).toMatch(/[^!]!!$/);
  });
});

describe('O362 what works by itself', () => {
  const isElsewhere = process.env.TEST_DATABASE_URL !== undefined || process.platform === 'win32';
  it.skipIf(isElsewhere)('gives way to who asks, where PostgreSQL is on this machine', async () => {
    const [asking, working] = [true, false].map((isAsked) =>
      openPool(portal.database.application, { connections: 1, givesWay: !isAsked }),
    );
    const priorityOf = async (pool: pg.Pool | undefined) => {
      const found = await pool?.query<{ pid: number }>('select pg_backend_pid() as pid');
      return getPriority(found?.rows[0]?.pid);
    };
    // Where all of it is run at a lower priority it stays at that.
    expect(await priorityOf(working)).toBe(Math.max(5, await priorityOf(asking)));
    await Promise.all([asking?.end(), working?.end()]);
  });
});

/** Lets nobody through before so many have come, and then everybody. */
function gate(count: number): () => Promise<void> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let come = 0;
  return () => {
    if (++come === count) open();
    return opened;
  };
}
