import { randomBytes } from 'node:crypto';
import type { WayIn } from '@omur/contract/accounts/runningSessions';
import type { giveCode as giveCall } from '@omur/contract/accounts/secondFactors';
import type { Session } from '@omur/contract/accounts/sessions';
import type { Role } from '@omur/contract/platform/values';
import type pg from 'pg';
import type { Config } from '../../platform/config.ts';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import { startSession } from '../../platform/sessions/start.ts';
import { mayTry } from '../../platform/sessions/throttle.ts';
import { halfMinuteOf, isAppCodeLike } from './codeApp.ts';
import { notifyCodeUsed, notifyWrongCodes } from './notify.ts';
import * as queries from './queries.ts';
import { spendRecoveryCode } from './recoveryCodes.ts';

interface Waiting extends Record<string, unknown> {
  userId: number;
  kennitala: string;
  name: string;
  role: Role;
  personId: number | null;
  device: string | null;
}

export async function hasSecondFactor(db: Queryable, userId: number): Promise<boolean> {
  return (await queries.findFactors.rows(db, { userId })).length > 0;
}

/** S2: anyone who has a second factor is told after the right password alone, and gets a token for the one call that follows. */
export async function demandSecondStep(
  db: Queryable,
  userId: number,
  device: string | undefined,
): Promise<void> {
  const factors = await queries.findFactors.rows<{ kind: string }>(db, { userId });
  if (factors.length === 0) return;
  const token = randomBytes(32).toString('base64url');
  await queries.insertStep.run(db, { tokenHash: hashOf(token), userId, device: device ?? null });
  refuse(factors.some(({ kind }) => kind === 'app') ? 'login.codeNeeded' : 'login.passkeyNeeded', { token });
}

/** Anyone who gets here knows the password: its owner hears of it before the codes are guessed (S7). */
const toldAfter = 3;

/** Counts a code as wrong before it is looked at, so that guesses made at once are all counted; refuses while the user is locked. */
async function mayGuess(db: Queryable, userId: number): Promise<number> {
  const counted = await queries.countWrongCode.row<{ tries: number }>(db, { userId });
  if (counted) return counted.tries;
  const lock = await queries.findLock.row<{ secondsLeft: number }>(db, { userId });
  return refuse('login.locked', { retryAfterSeconds: Math.max(1, lock?.secondsLeft ?? 0) });
}

/**
 * The second step. A step takes five tries within ten minutes; wrong codes beyond that lock the user's second step, each for longer,
 * and a right password does not take them back.
 */
export async function giveCode(
  pool: pg.Pool,
  config: Config,
  { body, bearer, address }: CallOf<typeof giveCall>,
): Promise<Session> {
  const tokenHash = hashOf(bearer ?? '');
  const user = await queries.takeTry.row<Waiting>(pool, { tokenHash });
  if (!user) {
    await mayTry(pool, { account: `step:${tokenHash.toString('hex')}`, address });
    refuse('login.stepEnded');
  }
  const tries = await mayGuess(pool, user.userId);
  const { userId, kennitala, name, role } = user;
  const token = await transaction(pool, async (tx) => {
    const openedBy = await wayInOf(tx, config, user, body.code);
    if (!openedBy) return undefined;
    if ((await queries.endStep.run(tx, { tokenHash })) === 0) refuse('login.stepEnded');
    return startSession(tx, {
      userId,
      hours: config.sessionHours,
      device: user.device ?? undefined,
      openedBy,
    });
  });
  if (!token && tries === toldAfter) await transaction(pool, (tx) => notifyWrongCodes(tx, user.personId));
  if (!token) refuse('login.codeWrong');
  await queries.forgetWrongCodes.run(pool, { userId });
  return { token, kennitala, name, role, userId, masquerader: null };
}

/** X133: a code of the user's app, asked for again. It is spent, and counted as a try, whatever follows. */
export async function assertCode(
  { pool, config }: { pool: pg.Pool; config: Config },
  { userId, code }: { userId: number; code: string },
): Promise<void> {
  await mayGuess(pool, userId);
  if (!isAppCodeLike(code) || !(await spendAppCode(pool, config, userId, code)))
    refuse('secondFactor.codeWrong');
  await queries.forgetWrongCodes.run(pool, { userId });
}

/** What the code is, if it is a right one; it is spent now. */
async function wayInOf(
  db: Queryable,
  config: Config,
  { userId, personId }: Waiting,
  typed: string,
): Promise<WayIn | undefined> {
  if (isAppCodeLike(typed)) return (await spendAppCode(db, config, userId, typed)) ? 'code' : undefined;
  if (!(await spendRecoveryCode(db, userId, typed))) return undefined;
  const count = await queries.countRecoveryCodes.row<{ left: number }>(db, { userId });
  await notifyCodeUsed(db, personId, count?.left ?? 0);
  return 'recoveryCode';
}

async function spendAppCode(db: Queryable, config: Config, userId: number, typed: string): Promise<boolean> {
  const app = await queries.findCodeApp.row<{ sealed: Buffer; isConfirmed: boolean }>(db, { userId });
  if (!app?.isConfirmed) return false;
  const halfMinute = halfMinuteOf(config, { userId, sealed: app.sealed }, typed);
  return halfMinute !== undefined && (await queries.spendAppCode.run(db, { userId, halfMinute })) === 1;
}
