import pg from 'pg';
import { longLocks } from '../database/locks.ts';
import { Unfit } from './unfit.ts';

/** Nothing can be said of the backup yet. */
export class Busy extends Error {}

export interface ScratchPlace {
  /** Who may make a database, and drop it. */
  maker: pg.ClientConfig;
  /** Who it is made for, in the same PostgreSQL. */
  owner: pg.ClientConfig;
}

const mark = 'Made by npm run prove-restore, which drops it.';
const suffix = '_restore_check';

/** The same connection to another database. */
export function toDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { ...connection, connectionString: url.href };
}

/**
 * Makes an empty database that nobody but its owner enters, and drops it at the end of the work, however that ends. One at a time; what
 * a run that was killed left behind is dropped first.
 */
export async function inScratch<T>(
  { maker, owner }: ScratchPlace,
  work: (owner: pg.ClientConfig) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(maker);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { role, database } = await whoIs(owner);
    const name = `${database}${suffix}`;
    await takeTurn(client, name);
    const quoted = client.escapeIdentifier(name);
    const drop = () => client.query(`drop database if exists ${quoted} with (force)`);
    await drop();
    const untilDropped = whenStopped(drop);
    try {
      await make(client, quoted, role);
      return await work(toDatabase(owner, name));
    } finally {
      await drop();
      untilDropped();
    }
  } finally {
    await client.end();
  }
}

export async function whoIs(owner: pg.ClientConfig): Promise<{ role: string; database: string }> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string; database: string }>(
      'select current_user as role, current_database() as database',
    );
    return rows[0] as { role: string; database: string };
  } finally {
    await client.end();
  }
}

async function takeTurn(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ isOurs: boolean; comment: string | null }>(
    `select pg_try_advisory_lock(${longLocks.scratchDatabase}) as "isOurs",
      (select coalesce(shobj_description(oid, 'pg_database'), '') from pg_database where datname = $1) as comment`,
    [name],
  );
  const [found] = rows;
  if (!found?.isOurs) throw new Busy('Another backup is being proved at the moment.');
  if (found.comment !== null && found.comment !== mark)
    throw new Unfit('scratch', `There is a database ${name} that is not ours. Drop or rename it.`);
}

async function make(client: pg.Client, quoted: string, role: string): Promise<void> {
  try {
    await client.query(
      `create database ${quoted} owner ${client.escapeIdentifier(role)} template template0 encoding 'UTF8'`,
    );
    // Personal data of everybody will be in it.
    await client.query(`revoke all on database ${quoted} from public`);
    await client.query(`comment on database ${quoted} is ${client.escapeLiteral(mark)}`);
  } catch (error) {
    throw new Unfit(
      'scratch',
      `No scratch database could be made: ${(error as Error).message}. Give the owner of the tables the right (alter role … createdb), or name another server in SCRATCH_DATABASE_URL.`,
    );
  }
}

/** Cleans up if the command is stopped. Returns a function that ends this. */
export function whenStopped(clear: () => Promise<unknown>): () => void {
  const stop = () => void clear().finally(() => process.exit(130));
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}
