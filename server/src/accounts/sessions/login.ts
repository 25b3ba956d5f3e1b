import {
  kennitala as kennitalaField,
  password as passwordField,
} from '@omur/contract/platform/fields/people';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import type { Login, Session } from '@omur/contract/accounts/sessions';
import type { Role } from '@omur/contract/platform/values';
import type pg from 'pg';
import type { Call } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { demandSecondStep } from '../secondFactors/secondStep.ts';
import { isPassword } from '../../platform/sessions/passwords.ts';
import { findStillOpening, findUser } from '../../platform/sessions/queries.ts';
import { startSession } from '../../platform/sessions/start.ts';
import { mayTry, succeeded } from '../../platform/sessions/throttle.ts';

interface User extends Record<string, unknown> {
  userId: number;
  kennitala: string;
  name: string;
  role: Role;
  passwordHash: string | null;
  isBarred: boolean;
}

/**
 * Starts a session. An unknown user, a wrong password and a locked user are told the same, in the same time (S2). Failures
 * are counted outside the request's transaction, which a refusal rolls back.
 */
export async function logIn(
  pool: pg.Pool,
  hours: number,
  call: Call<unknown, unknown, Login>,
): Promise<Session> {
  const { body, device, address } = call;
  if (body.kennitala.trim() === '') refuseField(kennitalaField.wire, 'person.kennitalaMissing');
  if (body.password === '') refuseField(passwordField.wire, 'person.passwordMissing');
  const kennitala = readKennitala(body.kennitala) ?? body.kennitala.slice(0, 40);
  const attempt = { account: kennitala, address };
  await mayTry(pool, attempt);
  const user = await findUser.row<User>(pool, { kennitala });
  const isRight = await isPassword(body.password.slice(0, 1000), user?.passwordHash);
  if (!user || !isRight || user.isBarred) refuse('login.failed');
  await succeeded(pool, attempt);
  const { userId, name, role } = user;
  await demandSecondStep(pool, userId, device);
  // What opens the login may have been taken away while the password was looked at.
  const { passwordHash } = user;
  if (!(await findStillOpening.row(call.db, { userId, passwordHash }))) refuse('login.failed');
  const token = await startSession(call.db, { userId, hours, device, openedBy: 'password' });
  return { token, kennitala, name, role, userId, masquerader: null };
}
