import path from 'node:path';
import type { Running } from '../../servers.ts';
import type { Society } from '../../society.ts';
import { databaseSeconds } from '../databaseSeconds.ts';

export interface ProcessorTime {
  /** Of PostgreSQL, all its processes together; undefined where this machine does not tell. */
  database: number | undefined;
  server: number;
}

/** The processor time in seconds that the database and the server have taken since they began: other work on the machine does not count. */
export async function processorTime(society: Society, portal: Running): Promise<ProcessorTime> {
  const [database, server] = await Promise.all([
    databaseSeconds(path.join(society.folder, 'postgres/cluster')),
    serverSeconds(portal),
  ]);
  return { database, server };
}

export async function serverSeconds({ url }: Running): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}
