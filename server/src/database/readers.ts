import pg from 'pg';
import type { Queryable } from './statement.ts';

type Asked = Parameters<Queryable['query']>[0];

const connections = 4;

/**
 * A few connections that all short reads share. Each query is sent at once, without waiting for the answers to those before
 * it, which halves what a small read costs. A long one would hold up all behind it: those belong to the pool.
 */
export class Readers implements Queryable {
  readonly #settings: pg.ClientConfig;
  readonly #clients: (Promise<pg.Client> | undefined)[] = [];
  #turn = 0;

  constructor(pool: pg.Pool) {
    // The pool hides its password from whoever copies its settings.
    const { password } = pool.options;
    this.#settings = { ...pool.options, ...(password !== undefined && { password }), pipeline: true };
  }

  async query<R extends Record<string, unknown>>(query: Asked) {
    this.#turn = (this.#turn + 1) % connections;
    const client = await (this.#clients[this.#turn] ??= this.#connect(this.#turn));
    return client.query<R>(query);
  }

  async close(): Promise<void> {
    for (const client of this.#clients.splice(0))
      await client?.then((one) => one.end()).catch(() => undefined);
  }

  /** A connection that has ended, or never began, is replaced at the next turn. */
  async #connect(turn: number): Promise<pg.Client> {
    const client = new pg.Client(this.#settings);
    const lost = () => {
      this.#clients[turn] = undefined;
    };
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      lost();
      throw error;
    }
    client.once('end', lost);
    return client;
  }
}
