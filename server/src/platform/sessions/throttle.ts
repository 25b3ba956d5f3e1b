import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '../database/statement.ts';
import { ofWide, wideNetworkOf } from '../wideNetwork.ts';
import { refuse } from '../refusal.ts';
import { countFailure, findLocks, forgetFailures, takeBackFailure } from './queries.ts';

/**
 * Failures within a quarter of an hour that lock an account for an address, and an address for all, for a quarter of an hour (S2). An
 * account is not locked by itself: anybody could keep its owner out.
 */
const allowedForAccount = 8;
const allowedForAddress = 60;
const allowedForWide = allowedForAddress * ofWide;
const neverLocked = 1_000_000_000;
const slowestMilliseconds = 2000;

export interface Attempt {
  account: string;
  address: string;
}

interface Count extends Record<string, unknown> {
  failures: number;
  lockedUntil: Date | null;
}

/**
 * Refuses while the account or the address is locked; slows down the more there were failures. Counts the try as failed before
 * the password is looked at, so that guesses made at once are all counted; `succeeded` takes that back. Answers which try of the
 * account it is.
 */
export async function mayTry(db: Queryable, attempt: Attempt): Promise<number> {
  const { account, address, wide, both } = subjectsOf(attempt);
  const locks = await findLocks.rows<{ lockedUntil: Date }>(db, { subjects: [both, address, ...wide] });
  if (locks.length > 0) refuseUntil(Math.max(...locks.map(({ lockedUntil }) => lockedUntil.getTime())));
  const ofAccount = await strainOf(db, account);
  const strains = [
    await countTry(db, both, allowedForAccount),
    await countTry(db, address, allowedForAddress),
    ofAccount,
  ];
  for (const subject of wide) await countTry(db, subject, allowedForWide);
  const failures = allowedForAccount * Math.max(...strains);
  if (failures > 2) await sleep(Math.min(slowestMilliseconds, 100 * 2 ** (failures - 2)));
  return Math.round(ofAccount * allowedForAccount) + 1;
}

/** Counts a try; answers how much of what is allowed had been used up before it. */
async function countTry(db: Queryable, subject: string, allowed: number): Promise<number> {
  const count = await countFailure.row<Count>(db, { subject, allowed });
  const failures = count?.failures ?? 0;
  if (failures > allowed) refuseUntil(count?.lockedUntil?.getTime() ?? 0);
  return (failures - 1) / allowed;
}

/** Tries of an account from anywhere, which only slow down. */
async function strainOf(db: Queryable, subject: string): Promise<number> {
  const count = await countFailure.row<Count>(db, { subject, allowed: neverLocked });
  return ((count?.failures ?? 1) - 1) / allowedForAccount;
}

function refuseUntil(lockedUntil: number): never {
  refuse('login.locked', { retryAfterSeconds: Math.max(1, Math.ceil((lockedUntil - Date.now()) / 1000)) });
}

export async function succeeded(db: Queryable, attempt: Attempt): Promise<void> {
  const { account, address, wide, both } = subjectsOf(attempt);
  for (const subject of [account, both]) await forgetFailures.run(db, { subject });
  await takeBackFailure.run(db, { subject: address, allowed: allowedForAddress });
  for (const subject of wide) await takeBackFailure.run(db, { subject, allowed: allowedForWide });
}

function subjectsOf({ account, address }: Attempt) {
  const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');
  return {
    account: hashed(`account:${account}`),
    address: hashed(`address:${address}`),
    /** None of IPv4. */
    wide: [wideNetworkOf(address) ?? []].flat().map((network) => hashed(`address:${network}`)),
    both: hashed(`account:${account} address:${address}`),
  };
}
