import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What Linux counts processor time in. */
const ticksPerSecond = 100;

/**
 * The processor time in seconds that all processes of the PostgreSQL in this folder have taken since it began: other work on the machine
 * does not count. Undefined where the machine does not tell.
 */
export const databaseSeconds = (cluster: string): Promise<number | undefined> =>
  secondsOf(cluster).catch(() => undefined);

/** The first process of PostgreSQL has counted what has ended; what runs counts by itself. */
async function secondsOf(cluster: string): Promise<number> {
  const [first] = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  const all = await Promise.all(
    (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map((pid) => timesOf(pid)),
  );
  const ticks = all.reduce((sum, one) => {
    if (!one) return sum;
    if (one.pid === first) return sum + one.own + one.ended;
    return one.parent === first ? sum + one.own : sum;
  }, 0);
  return ticks / ticksPerSecond;
}

async function timesOf(pid: string) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The name of the program, in parentheses, may hold anything.
  const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = rest.slice(9, 13).map(Number);
  return { pid, parent, own: user + system, ended: endedUser + endedSystem };
}
