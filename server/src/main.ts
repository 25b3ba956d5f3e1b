import { resolve } from 'node:path';
import type pg from 'pg';
import pino from 'pino';
import { buildApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { startEmbedded } from './database/embedded/start.ts';
import { migrate } from './database/migrate.ts';
import { openPool } from './database/pool.ts';
import { sweepRegularly } from './database/sweep.ts';
import { loadDemoIntoEmpty } from './demo/load.ts';

interface Database {
  owner: pg.ClientConfig;
  application: pg.ClientConfig;
  isEmbedded: boolean;
  becomesApplicationRole: boolean;
  /** Resolves when an embedded PostgreSQL has ended, whoever ended it. */
  ended?: Promise<void>;
  stop(): Promise<void>;
}

async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl) {
    const owner = { connectionString: config.databaseOwnerUrl ?? config.databaseUrl };
    return {
      owner,
      application: { connectionString: config.databaseUrl },
      isEmbedded: false,
      becomesApplicationRole: config.databaseOwnerUrl === undefined,
      stop: async () => undefined,
    };
  }
  const embedded = await startEmbedded({ folder: resolve(config.dataFolder, 'postgres') });
  say(`PostgreSQL is running on ${embedded.folder}.`);
  return {
    owner: embedded.connection('owner'),
    application: embedded.connection('application'),
    isEmbedded: true,
    becomesApplicationRole: false,
    ended: embedded.ended,
    stop: () => embedded.stop(),
  };
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const database = await openDatabase(config);
  await migrate(database.owner);
  if (database.isEmbedded) await loadDemoIntoEmpty(database.owner, say);
  const pool = openPool(database.application, {
    connections: config.databaseConnections,
    becomesApplicationRole: database.becomesApplicationRole,
  });
  const app = await buildApp({ config, pool, connection: database.application, log });
  const stopSweeping = sweepRegularly(pool, log);
  const address = await app.listen({ port: config.port, host: config.host });
  say(`${config.societyName} is running. Log in at ${address.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost')}/login`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    say('Stopping: finishing the requests under way.');
    stopSweeping();
    await app.close();
    await pool.end();
    await database.stop();
    process.exit(0);
  };
  void database.ended?.then(stop);
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
