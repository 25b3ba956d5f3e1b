import { expect, it, vi } from 'vitest';
import type { Queryable } from '../database/statement.ts';
import { RequestCount } from './requestCount.ts';

/** A database that several servers count in, and how often they asked. */
function aDatabase() {
  let taken = 0;
  const query = vi.fn<(asked: { values?: unknown[] }) => Promise<object>>(async ({ values = [] }) => {
    taken += Number(values[1]);
    return { rows: [{ taken, millisecondsLeft: 30_000 }], rowCount: 1 };
  });
  return { query, db: { query } as unknown as Queryable };
}
const passed = async (counts: RequestCount, requests: number, most: number) => {
  const answers = await Promise.all(Array.from({ length: requests }, () => counts.excess('user 1', most)));
  return answers.filter((answer) => answer === undefined).length;
};

it('O171 lets exactly as many pass as are allowed, also at once, and asks for a twentieth at a time', async () => {
  const { db, query } = aDatabase();
  const counts = new RequestCount(db, 'requests');
  expect(await passed(counts, 60, 1200)).toBe(60);
  expect(query).not.toHaveBeenCalled();
  expect(await passed(counts, 3000, 1200)).toBe(1140);
  expect(query.mock.calls.length).toBeLessThan(20);
  const asked = query.mock.calls.length;
  expect(await counts.excess('user 1', 1200)).toBeGreaterThan(29_000);
  expect(query).toHaveBeenCalledTimes(asked);
});

it('O171 lets another server pass no more than a twentieth beyond', async () => {
  const { db } = aDatabase();
  const [one, other] = [new RequestCount(db, 'requests'), new RequestCount(db, 'requests')];
  expect(await passed(one, 2000, 1200)).toBe(1200);
  expect(await passed(other, 2000, 1200)).toBe(60);
});

it('O171 counts by itself while the database is away, and asks no more in that minute', async () => {
  const query = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('connect ECONNREFUSED')));
  const counts = new RequestCount({ query } as unknown as Queryable, 'requests');
  expect(await passed(counts, 500, 100)).toBe(100);
  expect(query).toHaveBeenCalledTimes(1);
});
