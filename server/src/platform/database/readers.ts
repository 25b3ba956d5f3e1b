import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { Queryable } from './statement.ts';

type Asked = Parameters<Queryable['query']>[0];
/** The types of `pg` leave out what its queries are written to. */
type Client = pg.Client & { readonly connection: pg.Connection };

/** The fewer there are, the more queries share a write; as many as others are not held up by one whose process has to wait for a processor. */
export const sharedConnections = 4;
/** One that cannot be made is passed over for so many milliseconds, as if so many waited on it. */
const restsFor = 1_000;
const restsAsIf = 1_000_000;

/**
 * A few connections that all short reads share. Each query is sent without waiting for the answers to those before it, which
 * halves what a small read costs, over the one with the fewest that are not answered yet. A long one would still hold up what is behind it:
 * those belong to the pool.
 */
export class Readers implements Queryable {
  readonly #settings: pg.ClientConfig;
  readonly #prepare: (client: pg.ClientBase) => unknown;
  readonly #clients: (Promise<Client> | undefined)[] = [];
  #turn = 0;
  readonly #unanswered = Array.from({ length: sharedConnections }, () => 0);

  constructor(pool: pg.Pool) {
    // The pool hides its password from anyone who copies its settings.
    const { password } = pool.options;
    this.#settings = {
      ...pool.options,
      ...(password !== undefined && { password }),
      pipeline: true,
    };
    this.#prepare = pool.options.onConnect ?? (() => undefined);
  }

  async query<R extends Record<string, unknown>>(query: Asked) {
    const turn = this.#next();
    this.#count(turn, 1);
    try {
      const client = await (this.#clients[turn] ??= this.#connect(turn));
      gather(client.connection.stream);
      return await client.query<R>(query);
    } finally {
      this.#count(turn, -1);
    }
  }

  /** Of those with as few they take turns, so that each has its plans when it is needed. */
  #next(): number {
    const fewest = Math.min(...this.#unanswered);
    do this.#turn = (this.#turn + 1) % sharedConnections;
    while (this.#unanswered[this.#turn] !== fewest);
    return this.#turn;
  }

  /** What fails at once has the fewest unanswered: for a while the others are asked, as long as one of them is there. */
  #rest(turn: number): void {
    this.#count(turn, restsAsIf);
    setTimeout(() => this.#count(turn, -restsAsIf), restsFor).unref();
  }

  #count(turn: number, by: number): void {
    this.#unanswered[turn] = (this.#unanswered[turn] ?? 0) + by;
  }

  /** Ends all connections at once, with what is under way on them. */
  cut(): void {
    for (const client of this.#clients.splice(0))
      void client?.then((one) => one.connection.stream.destroy()).catch(() => undefined);
  }

  async close(): Promise<void> {
    for (const client of this.#clients.splice(0))
      await client?.then((one) => one.end()).catch(() => undefined);
  }

  async #open(client: Client): Promise<Client> {
    await client.connect();
    await this.#prepare(client);
    // Each statement has one good plan; left to itself, PostgreSQL plans some of them anew every time.
    await client.query('set plan_cache_mode = force_generic_plan');
    return client;
  }

  /** A connection that fails or ends gives up its turn to a new one at once, also when its socket lingers. */
  #connect(turn: number): Promise<Client> {
    const client = new pg.Client(this.#settings) as Client;
    const connected = this.#open(client);
    const lost = () => {
      if (this.#clients[turn] === connected) this.#clients[turn] = undefined;
      void client.end().catch(() => undefined);
    };
    client.on('error', lost).once('end', lost);
    connected.catch(() => {
      lost();
      this.#rest(turn);
    });
    return connected;
  }
}

/** What is asked in one turn of the event loop is written at once: a system call a query was a third of a request. */
function gather(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}
