import type { Maintenance as Told } from '@omur/contract/platform/calls/maintenance';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Listener } from '../database/listener.ts';
import { findPlanned } from './queries.ts';

interface Planned {
  writesUntil: Date;
  startsAt: Date;
  endsAt: Date;
}

const nothing: Told = { state: 'none', writesUntil: null, startsAt: null, endsAt: null };

/**
 * What operators have announced (O342). Every server hears of it at once, and remembers it: while the database is away for that it is asked
 * for nothing. What stands there begins and ends by the clock.
 */
export class Maintenance {
  readonly #pool: pg.Pool;
  readonly #log: Logger;
  #planned: readonly Planned[] = [];

  constructor(pool: pg.Pool, listener: Pick<Listener, 'on' | 'onGap'>, log: Logger) {
    this.#pool = pool;
    this.#log = log;
    listener.on('maintenance_changed', () => void this.look());
    listener.onGap(() => void this.look());
  }

  /** Learns what is announced; what was known before counts on where that cannot be asked. */
  async look(): Promise<void> {
    try {
      this.#planned = await findPlanned.rows<Planned & Record<string, unknown>>(this.#pool, {});
    } catch (error) {
      this.#log.info({ err: error }, 'what maintenance is announced could not be asked');
    }
  }

  /** What goes at a moment: the maintenance that lasts then, or the next. */
  at(now: number): Told {
    const one = this.#planned.find(({ endsAt }) => endsAt.getTime() > now);
    if (!one) return nothing;
    return {
      state: stateOf(one, now),
      writesUntil: one.writesUntil.toISOString(),
      startsAt: one.startsAt.toISOString(),
      endsAt: one.endsAt.toISOString(),
    };
  }
}

function stateOf({ writesUntil, startsAt }: Planned, now: number): Told['state'] {
  if (now >= startsAt.getTime()) return 'closed';
  return now >= writesUntil.getTime() ? 'readOnly' : 'announced';
}
