import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '../database/statement.ts';
import { refuse } from '../refusal.ts';
import { countFailure, findThrottles, forgetFailures } from './queries.ts';

/** Failures within a quarter of an hour that lock an account, and an address, for a quarter of an hour (S2). */
const allowedForAccount = 8;
const allowedForAddress = 60;
const slowestMilliseconds = 2000;

export interface Attempt {
  account: string;
  address: string;
}

interface Throttle extends Record<string, unknown> {
  failures: number;
  lockedUntil: Date | null;
}

/** Refuses while the account or the address is locked; slows down the more there were failures. */
export async function mayTry(db: Queryable, attempt: Attempt): Promise<void> {
  const throttles = await findThrottles.rows<Throttle>(db, { subjects: Object.values(subjectsOf(attempt)) });
  const lockedUntil = Math.max(0, ...throttles.map((one) => one.lockedUntil?.getTime() ?? 0));
  const seconds = Math.ceil((lockedUntil - Date.now()) / 1000);
  if (seconds > 0) refuse('login.locked', { retryAfterSeconds: seconds });
  const failures = Math.max(0, ...throttles.map((one) => Math.min(one.failures, allowedForAccount)));
  if (failures > 2) await sleep(Math.min(slowestMilliseconds, 100 * 2 ** (failures - 2)));
}

export async function failed(db: Queryable, attempt: Attempt): Promise<void> {
  const { account, address } = subjectsOf(attempt);
  await countFailure.run(db, { subject: account, allowed: allowedForAccount });
  await countFailure.run(db, { subject: address, allowed: allowedForAddress });
}

export async function succeeded(db: Queryable, attempt: Attempt): Promise<void> {
  await forgetFailures.run(db, { subjects: [subjectsOf(attempt).account] });
}

function subjectsOf({ account, address }: Attempt) {
  const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');
  return { account: hashed(`account:${account}`), address: hashed(`address:${address}`) };
}
