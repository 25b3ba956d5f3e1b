import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

/** Work that waits in the database until it is due (J1). It may run again after a crash, and must then do no harm. */
export interface Task {
  /** What jobs call it by. */
  name: string;
  /** When it runs by itself: minute, hour, day, month, weekday, in UTC, which is the time in Iceland. */
  cron?: string;
  run(ground: { pool: pg.Pool; log: Logger; config: Config }, payload: unknown): Promise<void>;
}
