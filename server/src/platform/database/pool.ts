import pg from 'pg';
import { announce, beginning, ending, leftBy, nothingLeft } from './announce.ts';
import { prepareConnection } from './prepareConnection.ts';
import { giveWay } from './priority.ts';

// Days and exact numbers stay text; PostgreSQL's own JSON carries them to the wire.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolSettings {
  connections: number;
  /** Become the application role after connecting, where one URL serves both roles. */
  becomesApplicationRole?: boolean;
  /** A pooler gives out its connections for a transaction at a time: what the role has set holds there, nothing else. */
  isPooledByTransaction?: boolean;
  /** Only for reading, from a server that follows the primary. */
  isReplica?: boolean;
  /** For work that nobody waits for: PostgreSQL's processes behind it give way to the others (O362). */
  givesWay?: boolean;
  /** Whether statements are prepared by name, as they are if this is left out. */
  preparesStatements?: boolean;
}

/** The application's connections. They are never dropped for idleness: that would drop their prepared statements. */
export function openPool(connection: pg.ClientConfig, settings: PoolSettings): pg.Pool {
  // The pool waits for it, though its types do not say so.
  const onConnect: (client: pg.ClientBase) => unknown = async (client) => {
    await prepareConnection(client, connection, settings);
    if (settings.givesWay) await giveWay(client);
  };
  const pool = new pg.Pool({
    ...connection,
    max: settings.connections,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'omur',
    ...(settings.preparesStatements === false && { Client: UnnamedClient }),
    onConnect,
  });
  // A connection that dies is replaced at the next request. Without a listener it would end the process: the pool's own
  // listens while the connection is idle, this one also while it is in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** For poolers that lose prepared statements between transactions: each is planned anew. */
class UnnamedClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- passes on whatever it is called with
  override query(query: any, ...rest: any[]): any {
    const isNamed = typeof query === 'object' && query !== null && 'name' in query && 'text' in query;
    return super.query(isNamed ? { ...query, name: undefined } : query, ...rest);
  }
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
  let left = nothingLeft;
  try {
    await client.query(beginning);
    const result = await work(client);
    left = leftBy(await client.query(ending));
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
    announce(pool, left);
  }
}
