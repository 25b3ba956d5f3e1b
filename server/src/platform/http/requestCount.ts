import { createHash } from 'node:crypto';
import { Cache, type CacheState } from '../cache.ts';
import type { Queryable } from '../database/statement.ts';
import { takeRequests } from './requestCountQueries.ts';

type Counted = (error: Error | null, count?: { current: number; ttl: number }) => void;

/** Of so many callers the count is known; that of who has asked for nothing the longest begins anew then. */
export const mostCallers = 100_000;
const minute = 60_000;
/** A server lets so much of what is allowed pass before it asks, and then takes as much at a time. */
const parts = 20;

/** What one caller does in the running minute, as this server knows. */
interface Running {
  used: number;
  /** How many this server may let pass. */
  granted: number;
  endsAt: number;
  /** Whether the others know of those that it let pass unasked. */
  isTold: boolean;
  /** Nothing is left for any server. */
  isFull: boolean;
  asking: Promise<void> | undefined;
}

interface Taken extends Record<string, unknown> {
  taken: number;
  millisecondsLeft: number;
}

/**
 * How many requests each caller has made within the running minute, over all servers (O171). A server takes a twentieth of what is
 * allowed at a time, so that few requests ask the database and those of most callers none does. Each server may let a twentieth pass
 * that the others do not know of, and keep a twentieth unused. Here it goes by a clock that nobody sets: with that of the wall, a jump
 * back by a day would keep anyone who had used up a minute out for a day.
 */
export class RequestCount {
  readonly #db: Queryable;
  readonly #kind: string;
  readonly #running: Cache<string, Running>;

  /** Requests of different kinds are counted apart. */
  constructor(db: Queryable, kind: string) {
    this.#db = db;
    this.#kind = kind;
    this.#running = new Cache(kind, { most: mostCallers });
  }

  get cache(): CacheState {
    return this.#running;
  }

  /** For the library of the rate limit: `current` is more than `most` once nothing is left. */
  incr(caller: string, counted: Counted, _window: number, most: number): void {
    const running = this.#of(caller, most);
    const mine = ++running.used;
    const answer = () => {
      const current = mine <= running.granted ? Math.min(mine, most) : most + 1;
      counted(null, { current, ttl: Math.max(0, running.endsAt - performance.now()) });
    };
    if (mine <= running.granted || running.isFull) return answer();
    void this.#askUntil(mine, running, { caller, most }).then(answer);
  }

  /** Milliseconds until there is room again; undefined while there is. */
  async excess(caller: string, most: number): Promise<number | undefined> {
    return new Promise((resolve) => {
      this.incr(
        caller,
        (_error, count) => resolve(count && count.current > most ? count.ttl : undefined),
        minute,
        most,
      );
    });
  }

  child(): RequestCount {
    return this;
  }

  #of(caller: string, most: number): Running {
    const now = performance.now();
    const known = this.#running.get(caller, ({ endsAt }) => now < endsAt);
    if (known) return known;
    const begun = {
      used: 0,
      granted: partOf(most),
      endsAt: now + minute,
      isTold: false,
      isFull: false,
      asking: undefined,
    };
    this.#running.set(caller, begun);
    return begun;
  }

  async #askUntil(mine: number, running: Running, of: { caller: string; most: number }): Promise<void> {
    while (mine > running.granted && !running.isFull)
      await (running.asking ??= this.#ask(running, of).finally(() => (running.asking = undefined)));
  }

  async #ask(running: Running, { caller, most }: { caller: string; most: number }): Promise<void> {
    const unasked = running.isTold ? 0 : running.granted;
    const count = unasked + Math.max(partOf(most), running.used - running.granted);
    try {
      const found = await takeRequests.row<Taken>(this.#db, { subject: this.#subjectOf(caller), count });
      const { taken, millisecondsLeft } = found ?? { taken: count, millisecondsLeft: minute };
      this.#grant(running, count - unasked, most - (taken - count) - unasked);
      running.isTold = true;
      running.endsAt = performance.now() + Math.min(minute, millisecondsLeft);
    } catch {
      // Without the database this server counts by itself until the minute is over, and asks no more.
      this.#grant(running, most, most - running.granted);
    }
  }

  #grant(running: Running, asked: number, left: number): void {
    running.granted += Math.max(0, Math.min(asked, left));
    running.isFull = left <= asked;
  }

  #subjectOf(caller: string): string {
    return createHash('sha256').update(`${this.#kind} ${caller}`).digest('base64url');
  }
}

const partOf = (most: number) => Math.ceil(most / parts);
