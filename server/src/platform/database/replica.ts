import pg from 'pg';
import { openPool, type PoolSettings } from './pool.ts';
import { Readers } from './readers.ts';
import type { Queryable } from './statement.ts';

/** Where a read is answered: connections of which each read has its own, and those that short ones share. */
export interface Source {
  pool: pg.Pool;
  reads: Queryable;
}

const answersWithin = 1_000;
const look = {
  text: `select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn()::text as replayed, current_setting('cluster_name') as name`,
  query_timeout: answersWithin,
};

/** It answers, and takes nothing over from any primary: it is one itself by now. */
export class FollowsNobody extends Error {}

/** A copy of the database that follows the primary, as this server sees it. */
export class Replica implements Source {
  readonly place: string;
  readonly pool: pg.Pool;
  readonly reads: Queryable;
  /** How far it has got; undefined while nothing is read from it. */
  replayed: bigint | undefined;
  /** What its operators call it (`cluster_name`); '' where they do not, or before it was first reached. */
  name = '';
  readonly #connection: pg.ClientConfig;
  readonly #readers: Readers;
  readonly #open = new Set<pg.PoolClient>();
  #looker: Promise<pg.Client> | undefined;

  constructor(place: string, connection: pg.ClientConfig, settings: PoolSettings) {
    this.place = place;
    this.#connection = connection;
    this.pool = openPool(connection, { ...settings, isReplica: true });
    this.pool.on('connect', (client) => this.#open.add(client));
    this.pool.on('remove', (client) => this.#open.delete(client));
    this.#readers = new Readers(this.pool);
    this.reads = settings.isPooledByTransaction ? this.pool : this.#readers;
  }

  /** Asks how far it has got. Throws when it does not answer in time, and when it follows nobody any more. */
  async look(): Promise<bigint> {
    this.#looker ??= this.#connect();
    const looker = await this.#looker;
    const { rows } = await looker.query<{ isReplica: boolean; replayed: string | null; name: string }>(look);
    const [found] = rows;
    this.name = found?.name ?? '';
    const replayed = positionOf(found?.replayed ?? '');
    if (!found?.isReplica || replayed === undefined)
      throw new FollowsNobody(`${this.place} follows no primary.`);
    return replayed;
  }

  /** Ends what is under way on it: calls that wait there get their answer from another. */
  cut(): void {
    this.replayed = undefined;
    void this.#looker?.then(destroy, () => undefined);
    this.#looker = undefined;
    for (const client of this.#open) destroy(client);
    this.#readers.cut();
  }

  async close(): Promise<void> {
    await this.#looker?.then((one) => one.end()).catch(() => undefined);
    await this.#readers.close();
    await this.pool.end();
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...this.#connection,
      connectionTimeoutMillis: answersWithin,
      application_name: 'omur',
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
}

/** A place in PostgreSQL's log of changes, as `16/B374D848`, in bytes; undefined for what is none. */
export function positionOf(text: string): bigint | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text) ?? [];
  return high === undefined ? undefined : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

function destroy(client: pg.ClientBase): void {
  (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
}
