import type pg from 'pg';
import type { Logger } from 'pino';
import { sweeps } from './sweepQueries.ts';

const every = 10 * 60_000;

/** Takes away what has run out, in its time (J8): keys after a day (W5), what was begun and not finished, and whatever the page of rules gives days. */
export async function sweep(pool: pg.Pool, log: Logger): Promise<void> {
  for (const statement of sweeps)
    await statement.run(pool, {}).catch((error: Error) => log.warn({ err: error }, 'could not sweep'));
}

export function sweepRegularly(pool: pg.Pool, log: Logger): () => void {
  const timer = setInterval(() => void sweep(pool, log), every);
  timer.unref();
  return () => clearInterval(timer);
}
