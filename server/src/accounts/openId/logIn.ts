import { randomBytes } from 'node:crypto';
import type { logInByOpenId, startOpenId } from '@omur/contract/accounts/openId';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import type { Session } from '@omur/contract/accounts/sessions';
import type { Role } from '@omur/contract/platform/values';
import type { CallOf } from '../../platform/http/call.ts';
import { mayAskFromNetwork } from '../../platform/sessions/limit.ts';
import { refuse } from '../../platform/refusal.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import { startSession } from '../../platform/sessions/start.ts';
import { refusalOf, wordsOf } from './faults.ts';
import type { OpenIdProvider } from './provider.ts';
import { findUser, insertLogin, takeLogin } from './queries.ts';

interface User extends Record<string, unknown> {
  userId: number;
  name: string;
  role: Role;
  isBarred: boolean;
}

interface Login extends Record<string, unknown> {
  startedAt: Date;
  isInTime: boolean;
}

/** A whole office may share one address. */
const fromAddress = { allowed: 60, minutes: 15, refusal: 'openId.askedTooOften' } as const;

/** Starts a login at the provider. Only a hash of its secret stays here. */
export async function startLogin(provider: OpenIdProvider, { db, address, log }: CallOf<typeof startOpenId>) {
  await mayAskFromNetwork(db, { what: 'open ID', network: address }, fromAddress);
  const token = randomBytes(32).toString('base64url');
  const loginUrl = await provider.addressFor(token).catch((error: unknown) => {
    log.warn({ fault: wordsOf(error) }, 'the provider of electronic ID could not be asked');
    return refuse('openId.unreachable');
  });
  await insertLogin.run(db, { secretHash: hashOf(token) });
  return { loginUrl, token };
}

/**
 * The kennitala that the provider vouches for. The login is used up before the provider is asked, so that no answer counts twice, and
 * whatever is wrong with it.
 */
export async function kennitalaOf(
  provider: OpenIdProvider,
  { db, body, log }: Pick<CallOf<typeof logInByOpenId>, 'db' | 'body' | 'log'>,
  isConfirming = false,
): Promise<string> {
  const login = await takeLogin.row<Login>(db, { secretHash: hashOf(body.token) });
  if (!login?.isInTime) refuse('openId.ended');
  const begun = { secret: body.token, startedAt: login.startedAt, isConfirming };
  const claimed = await provider.kennitalaBehind(body.providerAnswer, begun).catch((error: unknown) => {
    log.warn({ fault: wordsOf(error) }, 'a login by electronic ID was refused');
    return refuse(refusalOf(error));
  });
  return (
    (typeof claimed === 'string' ? readKennitala(claimed) : undefined) ?? refuse('openId.kennitalaMissing')
  );
}

/** Starts a session for whom the provider vouches. */
export async function logIn(
  provider: OpenIdProvider,
  hours: number,
  call: CallOf<typeof logInByOpenId>,
): Promise<Session> {
  const { db, device } = call;
  const kennitala = await kennitalaOf(provider, call);
  const user = await findUser.row<User>(db, { kennitala });
  if (!user) refuse('openId.userUnknown');
  if (user.isBarred) refuse('openId.userBarred');
  const { userId, name, role } = user;
  const token = await startSession(db, { userId, hours, device, openedBy: 'electronicId' });
  return { token, kennitala, name, role, userId, masquerader: null };
}
