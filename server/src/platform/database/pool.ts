import pg from 'pg';
import { applicationRole } from './migrate.ts';

// Days and exact numbers stay text; PostgreSQL's own JSON carries them to the wire.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolSettings {
  connections: number;
  /** Become the application role after connecting, where one URL serves both roles. */
  becomesApplicationRole?: boolean;
}

/** The application's connections. They are never dropped for idleness: that would drop their prepared statements. */
export function openPool(connection: pg.ClientConfig, settings: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: settings.connections,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'omur',
    options: [
      ...(connection.options ? [connection.options] : []),
      '-c timezone=UTC',
      '-c statement_timeout=30s',
      '-c lock_timeout=10s',
      '-c idle_in_transaction_session_timeout=60s',
      '-c jit=off',
      ...(settings.becomesApplicationRole ? [`-c role=${applicationRole}`] : []),
    ].join(' '),
  });
  // A connection that dies is replaced at the next request. Without a listener it would end the process: the pool's own
  // listens while the connection is idle, this one also while it is in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const mostTries = 3;

/**
 * The same, again when PostgreSQL ended it because two waited for each other: nothing of it is left then. Only for work that does
 * nothing outside the database.
 */
export async function repeatedTransaction<T>(
  pool: pg.Pool,
  work: (tx: pg.PoolClient) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await transaction(pool, work);
    } catch (error) {
      if ((error as { code?: string }).code !== '40P01' || tries === mostTries) throw error;
    }
}

/** Runs `work` in one transaction: all of it, or nothing. */
export async function transaction<T>(pool: pg.Pool, work: (tx: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
