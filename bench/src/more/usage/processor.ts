import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Running } from '../../servers.ts';
import type { Society } from '../../society.ts';

/** What Linux counts processor time in. */
const ticksPerSecond = 100;

export interface ProcessorTime {
  /** Of PostgreSQL, all its processes together; undefined where this machine does not tell. */
  database: number | undefined;
  server: number;
}

/** The processor time in seconds that the database and the server have taken since they began: other work on the machine does not count. */
export async function processorTime(society: Society, portal: Running): Promise<ProcessorTime> {
  const [database, server] = await Promise.all([
    databaseSeconds(society).catch(() => undefined),
    serverSeconds(portal),
  ]);
  return { database, server };
}

/** The first process of PostgreSQL has counted what has ended; what runs counts by itself. */
async function databaseSeconds({ folder }: Society): Promise<number> {
  const [first] = (await readFile(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
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

async function serverSeconds({ url }: Running): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}
