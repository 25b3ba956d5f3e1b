import { createHash } from 'node:crypto';
import type { ErrorCode } from '@omur/contract/platform/errors';
import type { Queryable } from '../database/statement.ts';
import { refuse } from '../refusal.ts';
import type { Actor } from './actor.ts';
import { isPassword } from './passwords.ts';
import { findConfirmation, findLive, findPassword, lockOwner, takeConfirmation } from './queries.ts';
import { mayTry, succeeded } from './throttle.ts';

interface Known extends Record<string, unknown> {
  kennitala: string;
  passwordHash: string | null;
}

/**
 * Locks a user whose login is about to be opened otherwise, such as by another password, and looks again whether the caller is still
 * logged in: anyone who takes a login away ends its sessions in the same transaction.
 * @throws session.none
 */
export async function lockLogin(
  db: Queryable,
  { userId, tokenHash }: Pick<Actor, 'userId' | 'tokenHash'>,
): Promise<void> {
  await lockOwner.row(db, { userId });
  if (!(await findLive.row(db, { tokenHash }))) refuse('session.none');
}

/**
 * Whether it is the password of anyone who really calls, asked again before what a session that was left open must not do. Tries are
 * counted with those of logging in (S2). `reads` are connections apart from the caller's transaction, which a refusal rolls back.
 */
export async function isOwnPassword(
  reads: Queryable,
  { realUserId }: Pick<Actor, 'realUserId'>,
  password: string,
  address: string,
): Promise<boolean> {
  const known = await findPassword.row<Known>(reads, { userId: realUserId });
  const attempt = { account: known?.kennitala ?? '', address };
  await mayTry(reads, attempt);
  if (!(await isPassword(password.slice(0, 1000), known?.passwordHash))) return false;
  await succeeded(reads, attempt);
  return true;
}

interface Confirming {
  actor: Pick<Actor, 'realUserId' | 'tokenHash'>;
  body: { password: string };
  address: string;
}

/**
 * A session that was left open must not open another way in. Who has a password gives it; who has none has confirmed by what they do
 * have, in this session and within ten minutes (X133). Before the transaction: tries have to be counted (S2).
 * @throws `wrong`, password.confirmNeeded
 */
export async function assertOwnLogin(
  pool: Queryable,
  { actor, body, address }: Confirming,
  wrong: ErrorCode = 'password.wrong',
): Promise<void> {
  const { realUserId: userId } = actor;
  const known = await findPassword.row<Known>(pool, { userId });
  if (known?.passwordHash) {
    if (!(await isOwnPassword(pool, actor, body.password, address))) refuse(wrong);
  } else if (!(await findConfirmation.row(pool, confirmationOf(actor, body))))
    refuse('password.confirmNeeded');
}

/**
 * Takes the confirmation of a user without a password, for this one change: of two with the same, the second finds none.
 * @throws password.confirmNeeded
 */
export async function spendConfirmation(
  db: Queryable,
  { actor, body }: Pick<Confirming, 'actor' | 'body'>,
): Promise<void> {
  const { realUserId: userId } = actor;
  if ((await findPassword.row<Known>(db, { userId }))?.passwordHash) return;
  if ((await takeConfirmation.run(db, confirmationOf(actor, body))) === 0) refuse('password.confirmNeeded');
}

const confirmationOf = (
  { realUserId, tokenHash }: Confirming['actor'],
  { password }: Confirming['body'],
) => ({
  userId: realUserId,
  sessionTokenHash: tokenHash,
  tokenHash: createHash('sha256').update(password).digest(),
});
