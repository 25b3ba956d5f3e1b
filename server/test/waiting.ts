import { readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Portal } from './portal.ts';

/** Until some statement waits for what another transaction holds. */
export async function untilOneWaits(portal: Portal): Promise<void> {
  const waiting = `select from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted`;
  await expect.poll(() => portal.sql(waiting)).not.toEqual([]);
}

/** Until no process works in the folder: the children of a PostgreSQL that was killed end a moment after it. */
export async function untilNothingRunsIn(folder: string): Promise<void> {
  if (process.platform !== 'linux') return sleep(1000);
  await expect.poll(() => readdirSync('/proc').map(folderOf)).not.toContain(folder);
}

function folderOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}
