import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { buildApp } from './app.ts';
import { hasAdministrator } from '../accounts/users/first.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open.ts';
import { openPool } from '../platform/database/pool.ts';
import { Replica } from '../platform/database/replica.ts';
import { Replicas } from '../platform/database/replicas.ts';
import { setForRole, UnusableConnection } from '../platform/database/prepareConnection.ts';
import { sweepRegularly } from '../platform/database/sweep.ts';
import { startLetters } from '../messages/letters/sender.ts';
import { loggedError } from '../platform/http/loggedError.ts';
import { startTracing } from '../platform/http/tracing.ts';
import { firstRush } from '../platform/jobs/firstRush.ts';
import { noteSealingKey } from '../platform/operations/sealingKey.ts';
import { startJobs } from '../platform/jobs/run.ts';
import { assertPortFree } from './portFree.ts';
import { prepareDemo } from './prepareDemo.ts';
import { tasks } from './tasks.ts';
import { webBuilt } from './whileBuilding.ts';

/** What ends the process when it is told to stop: the program's own from its first line on, the server's once it has started. */
export interface Signals {
  stop: () => void;
}

const noAdministrator =
  'There is no administrator yet. Make the first one: npm run admin -- --kennitala … --name … --email …';

export async function runServer(signals: Signals): Promise<void> {
  const config = readConfig(process.env);
  const { log, say } = openLog(config);
  const stopTracing = config.otlpUrl ? await startTracing(config.otlpUrl) : undefined;
  await assertPortFree(config);
  const database = await openDatabase(config, say);
  await migrate(database.owner);
  if (database.isEmbedded) await prepareDemo(database.owner, config, say);
  const { becomesApplicationRole, direct: connection } = database;
  if (config.pooling === 'transaction') await prepareForPooler(connection);
  const connecting = {
    connections: config.databaseConnections,
    becomesApplicationRole,
    isPooledByTransaction: config.pooling === 'transaction',
    preparesStatements: config.preparesStatements,
  };
  const pool = openPool(database.application, connecting);
  const replicas =
    database.replicas.length > 0
      ? new Replicas(
          database.replicas.map((one) => new Replica(one.place, one.connection, connecting)),
          { primary: pool, lateMilliseconds: config.replicaLateSeconds * 1000, log },
        )
      : undefined;
  replicas?.start();
  await webBuilt();
  const stopping = { isStopping: false };
  const app = await buildApp({ config, pool, connection, log, stopping, replicas, warms: true });
  const stopSweeping = sweepRegularly(pool, log);
  const address = await app.listen({ port: config.port, host: config.host });
  const background = { config, connection, becomesApplicationRole, log };
  const stopJobs = startJobs({ ...background, tasks, waits: firstRush });
  const stopLetters = startLetters(background);
  stopAtSignals(
    signals,
    { shutdownSeconds: config.shutdownSeconds, say, stopping, ended: database.ended },
    async () => {
      stopSweeping();
      await Promise.all([app.close(), stopJobs(), stopLetters()]);
      await stopTracing?.().catch((error: unknown) =>
        log.warn({ err: error }, 'the last traces were not sent'),
      );
      await replicas?.close();
      await pool.end();
      await database.stop();
    },
  );

  await noteSealingKey(pool, config, log);
  say(`${config.societyName} is running${whereToLogIn(config, address)}`);
  if (!(await hasAdministrator(pool).catch(unlessUnusable))) say(noAdministrator);

  // Anyone who started this server starts it again should it die from here on.
  process.send?.('running');
  process.channel?.unref();
}

/** This server speaks no TLS itself: such an address is the proxy's, which alone may be open to browsers. */
function whereToLogIn({ publicUrl }: Pick<Config, 'publicUrl'>, address: string): string {
  const here = address.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost');
  return publicUrl.startsWith('https:')
    ? ` at ${here}. Log in at ${publicUrl}/login`
    : `. Log in at ${here}/login`;
}

/** Of a database that is not to be used as it is, /readyz tells until that is mended: the server stays. Nobody knows whom it has meanwhile. */
function unlessUnusable(error: unknown): true {
  if (error instanceof UnusableConnection) return true;
  throw error;
}

interface Stopping {
  shutdownSeconds: number;
  say: (line: string) => void;
  stopping: { isStopping: boolean };
  /** Resolves when an embedded PostgreSQL has ended. */
  ended: Promise<void> | undefined;
}

/** Ends the process at a signal, after the delay in which a balancer sees that it is not ready; at a second one at once. */
function stopAtSignals(
  signals: Signals,
  { shutdownSeconds, say, stopping, ended }: Stopping,
  stop: () => Promise<void>,
): void {
  let asked = 0;
  const delay = new AbortController();
  const end = async (status: number) => {
    await stop();
    process.exit(status);
  };
  const askToStop = async () => {
    if (asked++ > 0) return delay.abort();
    stopping.isStopping = true;
    if (shutdownSeconds > 0) {
      say(`Stopping in ${shutdownSeconds} s: /readyz says so, and requests are still answered.`);
      await sleep(shutdownSeconds * 1000, undefined, { signal: delay.signal }).catch(() => undefined);
    }
    say('Stopping: finishing the requests under way.');
    return end(0);
  };
  void ended?.then(() => {
    if (asked > 0) return undefined;
    asked = 1;
    process.stderr.write('PostgreSQL has ended, and does not start again. See its log.\n');
    return end(1);
  });
  signals.stop = () => void askToStop();
}

/** The log, one JSON object a line. Messages to the person who started the server are plain text on a terminal, and such lines anywhere else. */
function openLog({ logLevel }: Config) {
  // Written some lines at a time: a system call for each costs a tenth of a short request.
  const destination = pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 });
  const log = pino({ level: logLevel, serializers: { err: loggedError } }, destination);
  const voice = log.child({}, { level: 'info' });
  const say = (line: string) => {
    if (process.stdout.isTTY) process.stdout.write(`${line}\n`);
    else voice.info(line);
    destination.flush();
  };
  return { log, say };
}

/** What its connections have set stands with the role, where the pooler gives each transaction another one. */
async function prepareForPooler(direct: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(direct);
  await client.connect();
  try {
    await setForRole(client);
  } finally {
    await client.end();
  }
}
