import type pg from 'pg';
import type { Logger } from 'pino';
import { sql } from './statement.ts';

const every = 10 * 60_000;

const sweeps = [
  sql`delete from idempotency_key where created_at < now() - interval '24 hours'`,
  sql`delete from session where expires_at < now() - interval '30 days'`,
  sql`delete from job_run where ended_at < now() - interval '30 days'`,
  // What runs every minute would hide all else.
  sql`delete from job_run where error is null and payload ? '_cron' and ended_at < now() - interval '1 day'`,
  sql`delete from password_reset where created_at < now() - interval '30 days'`,
  sql`delete from open_id_login where started_at < now() - interval '10 minutes'`,
  sql`delete from login_step where created_at < now() - interval '10 minutes'`,
  sql`delete from passkey_challenge where created_at < now() - interval '5 minutes'`,
  sql`delete from login_throttle where last_failed_at < now() - interval '1 day'`,
  sql`delete from draft where updated_at < now() - interval '1 year'`,
];

/** Takes away what has run out: keys after a day (W5), sessions, resets and runs of jobs a month after their end, logins by an electronic ID that nobody finished, counts of failed log-ins, drafts after a year. */
export async function sweep(pool: pg.Pool, log: Logger): Promise<void> {
  for (const statement of sweeps)
    await statement.run(pool, {}).catch((error: Error) => log.warn({ err: error }, 'could not sweep'));
}

export function sweepRegularly(pool: pg.Pool, log: Logger): () => void {
  const timer = setInterval(() => void sweep(pool, log), every);
  timer.unref();
  return () => clearInterval(timer);
}
