import { Writable } from 'node:stream';
import pino from 'pino';
import { buildApp } from '../src/app/app.ts';
import { readConfig } from '../src/platform/config.ts';
import { openPool } from '../src/platform/database/pool.ts';
import { Replica } from '../src/platform/database/replica.ts';
import { Replicas } from '../src/platform/database/replicas.ts';
import type { aPrimaryWithStandby } from './standby.ts';

type Cluster = Awaited<ReturnType<typeof aPrimaryWithStandby>>;

/** One of several servers on a primary and a standby. */
export async function aServerOnReplica(cluster: Cluster, lateMilliseconds: number) {
  const logged: string[] = [];
  const write = (line: Buffer, _: unknown, done: () => void) => {
    logged.push((JSON.parse(line.toString()) as { msg: string }).msg);
    done();
  };
  const log = pino({ level: 'warn' }, new Writable({ write }));
  const pool = openPool(cluster.primary.application, { connections: 4 });
  const replica = new Replica('standby', cluster.standby.application, { connections: 4 });
  const replicas = new Replicas([replica], { primary: pool, lateMilliseconds, log });
  replicas.start();
  const config = {
    ...readConfig({ SECRETS_KEY: 'for tests alone, thirty-two or more' }),
    rateLimitPerMinute: 0,
  };
  const app = await buildApp({ config, pool, connection: cluster.primary.application, log, replicas });
  await app.ready();
  return {
    app,
    pool,
    replica,
    replicas,
    /** What it has warned of. */
    logged,
    reading: () => replicas.states[0]?.reading,
    close: async () => {
      await app.close();
      await replicas.close();
      await pool.end();
    },
  };
}
