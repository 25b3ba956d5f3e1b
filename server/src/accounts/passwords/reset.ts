import { randomBytes, randomUUID } from 'node:crypto';
import { newPassword as newPasswordField } from '@omur/contract/platform/fields/people';
import type {
  resetPassword as resetCall,
  verifyPasswordChange as verifyCall,
} from '@omur/contract/accounts/passwords';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import type { Role } from '@omur/contract/platform/values';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import { assertGoodPassword } from '../sessions/newPassword.ts';
import { mayTry, succeeded } from '../../platform/sessions/throttle.ts';
import { findReset, giveToken, nameForgetful, spendReset } from './queries.ts';
import { setNewPassword } from './set.ts';

interface Verified extends Record<string, unknown> {
  userId: number;
  kennitala: string;
  name: string;
  role: Role;
}

interface Reset extends Record<string, unknown> {
  passwordResetId: number;
  userId: number;
  kennitala: string;
  name: string;
  personId: number | null;
}

/** S3: the guid of a link is given up for a token, once. Tries with guids that are nobody's are counted, as wrong passwords are. */
export async function verifyReset(pool: pg.Pool, { query, address }: CallOf<typeof verifyCall>) {
  const attempt = { account: `reset:${query.resetGuid}`, address };
  await mayTry(pool, attempt);
  const token = randomBytes(32).toString('base64url');
  const verified = await giveToken.row<Verified>(pool, {
    guidHash: hashOf(query.resetGuid),
    tokenHash: hashOf(token),
  });
  if (!verified) refuse('password.linkInvalid');
  await succeeded(pool, attempt);
  return { ...verified, token };
}

/** S3: sets the password of the one whose link was verified. Nothing is told of why a token is refused. */
export async function resetPassword(
  pool: pg.Pool,
  { body, bearer, address }: CallOf<typeof resetCall>,
): Promise<undefined> {
  if (!bearer) refuse('password.resetRefused');
  const attempt = { account: `reset token:${bearer}`, address };
  await mayTry(pool, attempt);
  const reset = await findReset.row<Reset>(pool, { tokenHash: hashOf(bearer) });
  if (!reset || reset.kennitala !== readKennitala(body.kennitala)) refuse('password.resetRefused');
  await succeeded(pool, attempt);
  assertGoodPassword(body.newPassword, reset, newPasswordField.wire);
  const { userId, passwordResetId } = reset;
  await transaction(pool, async (tx) => {
    await nameForgetful.run(tx, { userId: String(userId), requestId: randomUUID() });
    if ((await spendReset.run(tx, { passwordResetId })) === 0) refuse('password.resetRefused');
    if (!(await setNewPassword(tx, reset, body.newPassword))) refuse('password.resetRefused');
  });
}
