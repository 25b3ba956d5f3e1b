import pino from 'pino';
import { buildApp } from './app.ts';
import { readConfig } from '../platform/config.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open.ts';
import { openPool } from '../platform/database/pool.ts';
import { sweepRegularly } from '../platform/database/sweep.ts';
import { writeDemoFiles } from '../../demo/files.ts';
import { loadDemoIntoEmpty } from '../../demo/load.ts';
import { startJobs } from '../platform/jobs/run.ts';
import { tasks } from './tasks.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // Written some lines at a time: a system call for each costs a tenth of a short request.
  const log = pino(
    { level: config.logLevel },
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 }),
  );
  const database = await openDatabase(config, say);
  await migrate(database.owner);
  const isDemoNew = database.isEmbedded && (await loadDemoIntoEmpty(database.owner, say));
  if (isDemoNew) await writeDemoFiles(database.owner, config);
  const pool = openPool(database.application, {
    connections: config.databaseConnections,
    becomesApplicationRole: database.becomesApplicationRole,
  });
  const app = await buildApp({ config, pool, connection: database.application, log });
  const stopSweeping = sweepRegularly(pool, log);
  const address = await app.listen({ port: config.port, host: config.host });
  const stopJobs = startJobs({
    config,
    connection: database.application,
    becomesApplicationRole: database.becomesApplicationRole,
    tasks,
    log,
  });
  say(
    `${config.societyName} is running. Log in at ${address.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost')}/login`,
  );

  // Anyone who started this server starts it again should it die from here on.
  process.send?.('running');
  process.channel?.unref();

  let isStopping = false;
  const stop = async (status = 0) => {
    if (isStopping) return;
    isStopping = true;
    say('Stopping: finishing the requests under way.');
    stopSweeping();
    await Promise.all([app.close(), stopJobs()]);
    await pool.end();
    await database.stop();
    process.exit(status);
  };
  void database.ended?.then(() => {
    if (!isStopping) process.stderr.write('PostgreSQL has ended, and does not start again. See its log.\n');
    return stop(1);
  });
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
