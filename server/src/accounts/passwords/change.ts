import {
  newPassword as newPasswordField,
  oldPassword as oldPasswordField,
} from '@omur/contract/platform/fields/people';
import type { changePassword as changeCall } from '@omur/contract/accounts/passwords';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import type pg from 'pg';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { isOwnPassword, lockLogin } from '../../platform/sessions/confirm.ts';
import { assertGoodPassword } from '../sessions/newPassword.ts';
import { setNewPassword } from './set.ts';

type Change = CallOf<typeof changeCall>;

/** C5.1, C4.3: may this be the new password, and is the old one right. Before the transaction: tries have to be counted. */
export async function mayChange(pool: pg.Pool, { actor, body, address }: Change): Promise<void> {
  if (readKennitala(body.kennitala) !== actor.kennitala) refuse('user.notFound');
  const missing = [
    ...(body.oldPassword === '' ? [oldPasswordField.wire] : []),
    ...(body.newPassword === '' ? [newPasswordField.wire] : []),
  ];
  if (missing.length > 0)
    refuse('request.invalid', {
      fields: missing.map((field) => ({ field, code: 'person.passwordMissing' as const })),
    });
  assertGoodPassword(body.newPassword, actor, newPasswordField.wire);
  // The one whose password it is, also where an administrator acts for them.
  const owner = { realUserId: actor.userId };
  if (!(await isOwnPassword(pool, owner, body.oldPassword, address))) refuse('password.wrong');
}

export async function changePassword({ db, actor, body }: Change): Promise<undefined> {
  await lockLogin(db, actor);
  const owner = { userId: actor.userId, personId: actor.personId || null };
  if (!(await setNewPassword(db, owner, body.newPassword))) refuse('session.none');
}
