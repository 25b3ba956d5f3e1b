import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, vi } from 'vitest';
import type { Portal } from './portal.ts';

/** A connection that hears what PostgreSQL notifies on these channels. */
export async function aNoticeListener(portal: Portal, channels: readonly string[]) {
  const client = new pg.Client(portal.database.application);
  await client.connect();
  for (const channel of [...channels, 'mark']) await client.query(`listen "${channel}"`);
  const heard: string[] = [];
  const marks = new EventEmitter();
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === 'mark') marks.emit(payload);
    else heard.push(channel);
  });
  /** What was notified by a transaction that has committed is heard by then: notices come in the order of commits. */
  const catchUp = async () => {
    const mark = randomUUID();
    const marked = once(marks, mark);
    await portal.sql(`select pg_notify('mark', $1)`, [mark]);
    await marked;
  };
  /** Until nothing that was left by a transaction before is still to be told or queued. */
  const quiet = async () => {
    await sleep(100);
    const { pool } = portal;
    await expect.poll(() => [pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0]);
    await catchUp();
    heard.length = 0;
  };
  return {
    heard,
    catchUp,
    quiet,
    /** What was heard of it by the commit; what the server gives afterwards begins only then. */
    async atCommit(happens: () => Promise<unknown>): Promise<string[]> {
      await quiet();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        await happens();
        await catchUp();
        const atCommit = [...heard];
        vi.advanceTimersByTime(50);
        return atCommit;
      } finally {
        vi.useRealTimers();
      }
    },
    close: () => client.end(),
  };
}
