import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import { freeAbandonedJobs, lockWorker } from './queries.ts';

const lookEvery = 10_000;
/** Soon after a start too, which often follows the end of a server that was killed. */
const looksSoon = [2_000, 4_000, 6_000];
const reconnectAfter = 1_000;

/**
 * A server that was killed leaves its jobs taken, and the library would leave them so for hours. Each worker therefore holds an
 * advisory lock, which PostgreSQL lets go of with the server's connection; jobs of workers without one are freed.
 */
export class WorkersAlive {
  readonly events: WorkerEvents = new EventEmitter();
  readonly #pool: pg.Pool;
  readonly #log: Logger;
  readonly #workerIds = new Set<string>();
  #client: pg.PoolClient | undefined;
  #holding = Promise.resolve();
  #looking: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(pool: pg.Pool, log: Logger) {
    this.#pool = pool;
    this.#log = log;
    this.events.on('worker:create', ({ worker }) => {
      this.#workerIds.add(worker.workerId);
      void this.#hold(worker.workerId);
    });
    this.events.on('worker:stop', ({ worker }) => this.#workerIds.delete(worker.workerId));
    // Where the library writes the ends of jobs in batches, they are taken in the name of the pool.
    this.events.on('pool:create', ({ workerPool }) => {
      this.#workerIds.add(workerPool.id);
      void this.#hold(workerPool.id);
    });
    this.events.on('pool:release', ({ workerPool }) => this.#workerIds.delete(workerPool.id));
  }

  start(): void {
    void this.#connect();
    this.#looking = setInterval(() => void this.#look(), lookEvery);
    this.#looking.unref();
    for (const wait of looksSoon) setTimeout(() => void this.#look(), wait).unref();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#looking);
    this.#client?.release(true);
    this.#client = undefined;
  }

  async #connect(): Promise<void> {
    try {
      const client = await this.#pool.connect();
      if (this.#isStopped) return client.release(true);
      this.#client = client;
      client.once('end', () => this.#lost(client));
      await Promise.all([...this.#workerIds].map((workerId) => this.#hold(workerId)));
      await this.#look();
    } catch {
      this.#lost(undefined);
    }
  }

  #lost(client: pg.PoolClient | undefined): void {
    if (this.#isStopped || this.#client !== client) return;
    this.#client = undefined;
    client?.release(true);
    setTimeout(() => void this.#connect(), reconnectAfter).unref();
  }

  /** Workers come several at once, and a connection does one thing at a time. */
  #hold(workerId: string): Promise<void> {
    this.#holding = this.#holding.then(() => this.#take(workerId));
    return this.#holding;
  }

  async #take(workerId: string): Promise<void> {
    if (this.#client) await lockWorker.run(this.#client, { workerId }).catch(() => undefined);
  }

  async #look(): Promise<void> {
    if (!this.#client) return;
    // On another connection: their own locks are no obstacle to themselves.
    await freeAbandonedJobs
      .run(this.#pool, {})
      .catch((error: Error) => this.#log.warn({ err: error }, 'could not free abandoned jobs'));
  }
}
