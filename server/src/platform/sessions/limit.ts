import { createHash } from 'node:crypto';
import type { ErrorCode } from '@omur/contract/platform/errors';
import type { Queryable } from '../database/statement.ts';
import { refuse } from '../refusal.ts';
import { ofWide, wideNetworkOf } from '../wideNetwork.ts';
import { countAttempt, findAsked } from './queries.ts';

interface Limit {
  allowed: number;
  minutes: number;
  refusal: ErrorCode;
}

/** The answers tell who is a user (C4.4), so an address may ask little (S2). */
const ofAddress: Limit = { allowed: 10, minutes: 15, refusal: 'password.askedTooOften' };
/** Nobody's mail is to be filled. */
const ofUser: Limit = { allowed: 3, minutes: 60, refusal: 'password.askedTooOften' };

export const mayAskFrom = (db: Queryable, address: string) =>
  mayAskFromNetwork(db, { what: 'forgotten', network: address }, ofAddress);

export const mayAskFor = (db: Queryable, userId: number) => mayAsk(db, `forgotten by:${userId}`, ofUser);

const hashOf = (subject: string) => createHash('sha256').update(subject).digest('base64url');

const counted = (db: Queryable, subject: string, minutes: number) =>
  countAttempt.row<{ failures: number; secondsLeft: number }>(db, {
    subject: hashOf(subject),
    minutes,
  });

/** Whether this was noted within so many minutes. */
export const wasAsked = async (db: Queryable, subject: string, minutes: number): Promise<boolean> =>
  (await findAsked.row(db, { subject: hashOf(subject), minutes })) !== undefined;

export const noteAsked = async (db: Queryable, subject: string, minutes: number): Promise<void> => {
  await counted(db, subject, minutes);
};

/** Counted before anything is looked up, outside whatever a refusal rolls back. */
export async function mayAsk(
  db: Queryable,
  subject: string,
  { allowed, minutes, refusal }: Limit,
): Promise<void> {
  const count = await counted(db, subject, minutes);
  if (!count || count.failures <= allowed) return;
  refuse(refusal, { retryAfterSeconds: Math.max(1, count.secondsLeft) });
}

/** Of IPv6, counts the network of 48 bits too that one of 64 is in (O262). */
export async function mayAskFromNetwork(
  db: Queryable,
  { what, network }: { what: string; network: string },
  limit: Limit,
): Promise<void> {
  await mayAsk(db, `${what} from:${network}`, limit);
  const wide = wideNetworkOf(network);
  if (wide) await mayAsk(db, `${what} from:${wide}`, { ...limit, allowed: limit.allowed * ofWide });
}
