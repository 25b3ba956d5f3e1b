import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { Listener } from '../database/listener.ts';
import { RequestCount, mostCallers } from '../http/requestCount.ts';
import { Keys, mostKeys } from './keys.ts';
import { mostSessions, Sessions } from './current.ts';

/** A database in which everybody is logged in, and what PostgreSQL tells a server of. */
function aServer() {
  const heard = new Map<string, (payload: string) => void>();
  const gaps: (() => void)[] = [];
  const asked = { sessions: 0 };
  const userOf = new Map<string, number>();
  const query = async ({ values = [] }: { values?: unknown[] }) => {
    asked.sessions += 1;
    const tokenHash = values.find((value) => Buffer.isBuffer(value));
    const userId = userOf.get(tokenHash?.toString('hex') ?? '') ?? 0;
    const row = {
      last_used_at: new Date(),
      expires_at: new Date(Date.now() + 3_600_000),
      is_read_only: false,
      user_id: userId,
      real_user_id: userId,
      role: 'member',
      real_role: 'member',
      name: 'Prófa',
      real_name: 'Prófa',
      kennitala: '0101302129',
      person_id: userId,
      must_set_up: false,
    };
    return { rows: [row], rowCount: 1 };
  };
  const listener = {
    isListening: true,
    on: (channel: string, hear: (payload: string) => void) => heard.set(channel, hear),
    onGap: (act: () => void) => gaps.push(act),
  };
  const db = { query } as unknown as pg.Pool;
  const sessions = new Sessions(
    db,
    listener as unknown as Listener,
    { sessionIdleMinutes: 60, staffMustHaveFactor: false },
    db,
  );
  const tokenOf = (number: number) => `t${number}`.padEnd(43, '-');
  const calls = (number: number, userId = number) => {
    const token = tokenOf(number);
    userOf.set(hash('sha256', token, 'hex'), userId);
    const request = { method: 'GET', headers: { authorization: `Bearer ${token}` } };
    return sessions.actorOf(request as unknown as FastifyRequest);
  };
  const [remembered] = sessions.caches;
  return { calls, asked, remembered: remembered as NonNullable<typeof remembered>, tell: heard, gaps };
}

describe('what a server remembers', { timeout: 60_000 }, () => {
  it('O339 is as many sessions as it may be, whoever comes, and those that are used stay', async () => {
    const { calls, asked, remembered } = aServer();
    for (let number = 1; number <= mostSessions; number++) expect((await calls(number))?.userId).toBe(number);
    // The first is used, and the second is not.
    await calls(1);
    for (let number = mostSessions + 1; number <= mostSessions + 1_000; number++)
      expect((await calls(number))?.userId).toBe(number);
    expect(remembered.size).toBe(mostSessions);
    const before = asked.sessions;
    expect((await calls(1))?.userId).toBe(1);
    expect(asked.sessions).toBe(before);
    expect((await calls(2))?.userId).toBe(2);
    expect(asked.sessions).toBe(before + 1);
    expect(remembered.size).toBe(mostSessions);
    expect(remembered.hits).toBe(2);
    expect(remembered.misses).toBe(asked.sessions);
  });
  it('O339 of a user that changed is forgotten without a look at all others', async () => {
    const { calls, asked, remembered, tell } = aServer();
    const people = 20_000;
    for (let number = 1; number <= people; number++) {
      await calls(number);
      await calls(people + number, number);
    }
    expect(remembered.size).toBe(2 * people);
    const began = performance.now();
    for (let userId = 1; userId < people; userId++) tell.get('user_changed')?.(String(userId));
    // Each among all would be 800 million looks.
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(remembered.size).toBe(2);
    const before = asked.sessions;
    await calls(people);
    await calls(2 * people, people);
    expect(asked.sessions).toBe(before);
    await calls(1);
    expect(asked.sessions).toBe(before + 1);
  });
  it('O339, S5 is nothing once changes went unheard, and anew from then on', async () => {
    const { calls, remembered, gaps, tell } = aServer();
    for (let number = 1; number <= 10; number++) await calls(number);
    for (const act of gaps) act();
    expect(remembered.size).toBe(0);
    await calls(1);
    expect(remembered.size).toBe(1);
    tell.get('user_changed')?.('1');
    expect(remembered.size).toBe(0);
  });
  it('O339 is as many keys as it may be, and that one was used just now', async () => {
    const written: number[] = [];
    const reads = {
      query: async ({ values = [] }: { values?: unknown[] }) => ({
        rows: [{ key_id: (values[0] as Buffer).readUInt32BE(), key_name: 'x', scopes: [], user_id: 1 }],
        rowCount: 1,
      }),
    };
    const db = { query: async () => ({ rows: [], rowCount: written.push(1) }) };
    const keys = new Keys({ reads, db } as never);
    const hashOf = (number: number) => number.toString(16).padStart(8, '0');
    for (let number = 1; number <= mostKeys; number++) await keys.actorOf(hashOf(number));
    await keys.actorOf(hashOf(1));
    await keys.actorOf(hashOf(mostKeys + 1));
    expect(keys.cache.size).toBe(mostKeys);
    expect(keys.numberOf(hashOf(1))).toBe(1);
    expect(keys.numberOf(hashOf(2))).toBe(undefined);
    const before = written.length;
    await keys.actorOf(hashOf(1));
    expect(written.length).toBe(before);
  });
  it('O339, O171 is as many callers as it may be, and nobody who goes on calling begins anew', async () => {
    const counts = new RequestCount({ query: () => Promise.reject(new Error('away')) } as never, 'requests');
    const asks = (caller: string) => counts.excess(caller, 40);
    for (let n = 0; n < 40; n++) expect(await asks('user 1')).toBe(undefined);
    expect(await asks('user 1')).toBeGreaterThan(0);
    const left: (number | undefined)[] = [];
    for (let n = 0; n < mostCallers + 1_000; n++) {
      void asks(`2001:db8::${n}`);
      if (n % 1_000 === 0) left.push(await asks('user 1'));
    }
    expect(left.length).toBeGreaterThan(100);
    expect(left.every((milliseconds = 0) => milliseconds > 0)).toBe(true);
    expect(counts.cache.size).toBe(mostCallers);
    expect(await asks('user 1')).toBeGreaterThan(0);
  });
});
