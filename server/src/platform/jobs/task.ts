import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

/** Work that waits in the database until it is due (J1). It may run again after a crash, and must then do no harm. */
export interface Task {
  /** As `jobTasks` of the contract declares it, with the time at which it runs by itself. */
  name: string;
  cron?: string | undefined;
  run(context: { pool: pg.Pool; log: Logger; config: Config }, payload: unknown): Promise<void>;
}
