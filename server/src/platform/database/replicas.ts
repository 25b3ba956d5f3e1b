import { setTimeout as sleep } from 'node:timers/promises';
import type { ReplicaReading } from '@omur/contract/platform/calls/operations';
import type pg from 'pg';
import type { Logger } from 'pino';
import { PrimaryPositions } from './primaryPositions.ts';
import { FollowsNobody, positionOf, type Replica, type Source } from './replica.ts';

const lookEvery = 100;
const againAfter = 1_000;

interface Following {
  primary: pg.Pool;
  /** How far behind the primary a replica may be and still be read from. */
  lateMilliseconds: number;
  log: Logger;
}

/** What a replica is to this server. */
export interface ReplicaState {
  place: string;
  name: string;
  reading: ReplicaReading;
  /** When that began. */
  since: Date;
  /** Behind the primary, as this server sees it; undefined where it cannot tell. */
  lagSeconds: number | undefined;
  lagBytes: number | undefined;
}

interface Seen {
  reading: ReplicaReading;
  since: Date;
  /** How far it has got, also where it is too late to be read from; undefined while it does not tell. */
  reached: bigint | undefined;
}

const said: Record<ReplicaReading, string> = {
  read: 'replica is read from',
  late: 'replica is too late',
  gone: 'replica left out',
  alone: 'replica left out',
};

/**
 * O25, O27: the replicas that reads are answered from. Each is asked ten times a second how far it has got. One that does not answer, or is
 * too far behind, is left out, and taken back once it has caught up.
 */
export class Replicas {
  readonly all: readonly Replica[];
  readonly #following: Following;
  readonly #positions = new PrimaryPositions();
  readonly #seen = new Map<Replica, Seen>();
  readonly #began = new Date();
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
    const now = performance.now();
    return this.all.map((replica) => {
      const unseen: Seen = { reading: 'gone', since: this.#began, reached: undefined };
      const { reached, ...seen } = this.#seen.get(replica) ?? unseen;
      return { place: replica.place, name: replica.name, ...seen, ...this.#lagOf(reached, now) };
    });
  }

  async close(): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.all.map((one) => one.close()));
  }

  async #lookAtPrimary(): Promise<void> {
    const at = performance.now();
    // What has been written for good: no more than that has been sent to a replica.
    const { rows } = await this.#following.primary.query<{ position: string }>({
      name: 'flushed',
      text: 'select pg_current_wal_flush_lsn()::text as position',
    });
    const position = positionOf(rows[0]?.position ?? '');
    if (position !== undefined) this.#positions.note(at, position);
  }

  async #lookAt(replica: Replica): Promise<void> {
    try {
      const reached = await replica.look();
      const due = this.#positions.by(performance.now() - this.#following.lateMilliseconds);
      if (due === undefined) return;
      replica.replayed = reached >= due ? reached : undefined;
      this.#note(replica, { reading: reached >= due ? 'read' : 'late', reached });
    } catch (error) {
      replica.cut();
      const reading = error instanceof FollowsNobody ? 'alone' : 'gone';
      this.#note(replica, { reading, reached: undefined }, error);
      throw error;
    }
  }

  /** O243: also of one that was never read from the log has a line. */
  #note(replica: Replica, seen: Pick<Seen, 'reading' | 'reached'>, error?: unknown): void {
    const before = this.#seen.get(replica);
    const isOther = before?.reading !== seen.reading;
    this.#seen.set(replica, { ...seen, since: isOther ? new Date() : before.since });
    if (isOther)
      this.#following.log.warn(
        { replica: replica.place, ...(error !== undefined && { err: error }) },
        said[seen.reading],
      );
  }

  #lagOf(reached: bigint | undefined, now: number): Pick<ReplicaState, 'lagSeconds' | 'lagBytes'> {
    const { latest } = this.#positions;
    if (reached === undefined || latest === undefined) return { lagSeconds: undefined, lagBytes: undefined };
    return {
      lagSeconds: this.#positions.behind(reached, now) / 1000,
      lagBytes: latest > reached ? Number(latest - reached) : 0,
    };
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
