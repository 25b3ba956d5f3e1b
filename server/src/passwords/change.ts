import {
  newPassword as newPasswordField,
  oldPassword as oldPasswordField,
} from '@omur/contract/fields/people';
import type { changePassword as changeCall } from '@omur/contract/passwords';
import { readKennitala } from '@omur/contract/rules/kennitala';
import type pg from 'pg';
import type { Call, CallOf } from '../http/call.ts';
import { refuse } from '../refusal.ts';
import { mustBeGoodPassword } from '../sessions/newPassword.ts';
import { isPassword } from '../sessions/passwords.ts';
import { mayTry, succeeded } from '../sessions/throttle.ts';
import { findPassword } from './queries.ts';
import { setNewPassword } from './set.ts';

type Change = CallOf<typeof changeCall>;

/** C5.1, C4.3: may this be the new password, and is the old one right. Before the transaction: tries have to be counted. */
export async function mayChange(pool: pg.Pool, call: Change): Promise<void> {
  const { actor, body } = call;
  if (readKennitala(body.kennitala) !== actor.kennitala) refuse('user.notFound');
  const missing = [
    ...(body.oldPassword === '' ? [oldPasswordField.wire] : []),
    ...(body.newPassword === '' ? [newPasswordField.wire] : []),
  ];
  if (missing.length > 0)
    refuse('request.invalid', {
      fields: missing.map((field) => ({ field, code: 'person.passwordMissing' as const })),
    });
  mustBeGoodPassword(body.newPassword, actor, newPasswordField.wire);
  await mustKnowPassword(pool, call, body.oldPassword);
}

export async function changePassword({ db, actor, body }: Change): Promise<undefined> {
  const owner = { userId: actor.userId, personId: actor.personId || null };
  if (!(await setNewPassword(db, owner, body.newPassword))) refuse('session.none');
}

/** Refuses whoever does not know the password of the login that calls. Guesses add up with those at the login (S2). */
async function mustKnowPassword(
  pool: pg.Pool,
  { actor, address }: Pick<Call, 'actor' | 'address'>,
  password: string,
): Promise<void> {
  const attempt = { account: actor.kennitala, address };
  await mayTry(pool, attempt);
  const known = await findPassword.row<{ passwordHash: string | null }>(pool, { userId: actor.userId });
  if (!(await isPassword(password.slice(0, 1000), known?.passwordHash))) refuse('password.wrong');
  await succeeded(pool, attempt);
}
