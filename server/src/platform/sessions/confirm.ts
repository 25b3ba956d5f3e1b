import type { Queryable } from '../database/statement.ts';
import { refuse } from '../refusal.ts';
import type { Actor } from './actor.ts';
import { isPassword } from './passwords.ts';
import { findLive, findPassword, lockOwner } from './queries.ts';
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

/**
 * A session that was left open must not open another way in. Before the transaction: tries have to be counted (S2).
 * @throws password.wrong
 */
export async function assertOwnPassword(
  pool: Queryable,
  { actor, body, address }: { actor: Actor; body: { password: string }; address: string },
): Promise<void> {
  if (!(await isOwnPassword(pool, actor, body.password, address))) refuse('password.wrong');
}
