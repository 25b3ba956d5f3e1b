import pg from 'pg';
import { expect } from 'vitest';
import type { Portal } from './portal.ts';
import { aServerProcess } from './serverProcess.ts';

/** Has a server do the next job, and kills it while the job waits for a table. What it wrote before that is not committed. */
export async function killWhileWaiting(portal: Portal, table: string): Promise<void> {
  const lock = new pg.Client(portal.database.owner);
  await lock.connect();
  await lock.query(`begin; lock table ${table} in share row exclusive mode`);
  const server = await aServerProcess(portal.database, { JOB_WORKERS: '1' });
  const waiting = () =>
    portal.sql('select from pg_locks where relation = $1::regclass and not granted', [table]);
  await expect.poll(async () => (await waiting()).length, { timeout: 30_000, interval: 20 }).toBe(1);
  await server.kill();
  await lock.end();
}
