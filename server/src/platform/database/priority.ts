import { writeFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findProcess } from './embedded/processes.ts';

/** By this scale a process that works beside others at 0 gets about a third of what each of them gets; alone it gets everything. */
const lower = 5;
/** Linux takes such a change from accounts other than root ten times a second. */
const tries = 3;
const between = 120;

/**
 * Has PostgreSQL's process behind a connection give way to the others on this machine (O362). Where PostgreSQL is elsewhere, or its processes
 * are another account's, nothing changes.
 */
export async function giveWay(client: pg.ClientBase): Promise<void> {
  // A socket of the file system leads to a process here; what is behind an address may be numbered elsewhere.
  if (!(client instanceof pg.Client && client.host.startsWith('/'))) return;
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  if (!findProcess(pid)?.command.startsWith('postgres:')) return;
  try {
    if (getPriority(pid) >= lower) return;
    setPriority(pid, lower);
  } catch {
    return;
  }
  if (process.platform === 'linux') await lowerSession(pid);
}

/** Linux shares time out among sessions before their processes, and PostgreSQL makes each of its processes one. Some systems do without. */
async function lowerSession(pid: number): Promise<void> {
  for (let tried = 1; tried <= tries; tried++)
    try {
      return await writeFile(`/proc/${pid}/autogroup`, String(lower));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      await delay(between);
    }
}
