import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { positionOf, type Replica, type Source } from './replica.ts';

const lookEvery = 100;
const againAfter = 1_000;

interface Following {
  primary: pg.Pool;
  /** How far behind the primary a replica may be and still be read from. */
  lateMilliseconds: number;
  log: Logger;
}

/** What one is, for metrics: seconds behind the primary as far as this server knows; undefined while nothing is read from it. */
export interface ReplicaState {
  place: string;
  lagSeconds: number | undefined;
}

/**
 * O25, O27: the replicas that reads are answered from. Each is asked ten times a second how far it has got. One that does not answer, or is
 * too far behind, is left out, and taken back once it has caught up.
 */
export class Replicas {
  readonly all: readonly Replica[];
  readonly #following: Following;
  /** Where the primary was, and when: the oldest is as old as a replica may be late. */
  #history: { at: number; position: bigint }[] = [];
  readonly #ending = new AbortController();
  #turn = 0;

  constructor(all: readonly Replica[], following: Following) {
    this.all = all;
    this.#following = following;
  }

  start(): void {
    void this.#repeat(lookEvery, () => this.#lookAtPrimary());
    for (const replica of this.all) void this.#repeat(lookEvery, () => this.#lookAt(replica));
  }

  /** One that has got as far as that, in turn; nothing where none has. */
  pick(after: bigint): Source | undefined {
    for (let tried = 0; tried < this.all.length; tried++) {
      this.#turn = (this.#turn + 1) % this.all.length;
      const replica = this.all[this.#turn];
      if (replica?.replayed !== undefined && replica.replayed >= after) return replica;
    }
    return undefined;
  }

  /** A read that it could not answer went to the primary. From one that is gone nothing more is read before it has been looked at again. */
  passOn(source: Source, error: unknown, isGone: boolean): void {
    const replica = this.all.find((one) => one === source);
    this.#following.log.warn({ replica: replica?.place, err: error }, 'read again from the primary');
    if (isGone) replica?.cut();
  }

  get states(): ReplicaState[] {
    return this.all.map(({ place, replayed }) => ({
      place,
      lagSeconds: replayed === undefined ? undefined : this.#lagOf(replayed),
    }));
  }

  async close(): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.all.map((one) => one.close()));
  }

  async #lookAtPrimary(): Promise<void> {
    const { primary, lateMilliseconds } = this.#following;
    const at = Date.now();
    // What has been written for good: no more than that has been sent to a replica.
    const { rows } = await primary.query<{ position: string }>({
      name: 'flushed',
      text: 'select pg_current_wal_flush_lsn()::text as position',
    });
    const position = positionOf(rows[0]?.position ?? '');
    if (position === undefined) return;
    this.#history.push({ at, position });
    while (this.#history[1] && this.#history[1].at <= at - lateMilliseconds) this.#history.shift();
  }

  async #lookAt(replica: Replica): Promise<void> {
    const wasRead = replica.replayed !== undefined;
    try {
      const replayed = await replica.look();
      const [oldest] = this.#history;
      replica.replayed = oldest && replayed >= oldest.position ? replayed : undefined;
    } catch (error) {
      replica.cut();
      if (wasRead) this.#following.log.warn({ replica: replica.place, err: error }, 'replica left out');
      throw error;
    }
    const isRead = replica.replayed !== undefined;
    if (isRead !== wasRead)
      this.#following.log.warn(
        { replica: replica.place },
        isRead ? 'replica is read from' : 'replica is too late',
      );
  }

  #lagOf(replayed: bigint): number {
    const latest = this.#history.at(-1);
    if (!latest || replayed >= latest.position) return 0;
    const reached = this.#history.findLast(({ position }) => position <= replayed);
    return (latest.at - (reached?.at ?? latest.at)) / 1000;
  }

  async #repeat(milliseconds: number, work: () => Promise<void>): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      const isDone = await work().then(
        () => true,
        () => false,
      );
      await sleep(isDone ? milliseconds : againAfter, undefined, { ref: false, signal }).catch(
        () => undefined,
      );
    }
  }
}
