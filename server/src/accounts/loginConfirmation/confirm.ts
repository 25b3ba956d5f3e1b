import { randomBytes } from 'node:crypto';
import type * as calls from '@omur/contract/accounts/loginConfirmation';
import type { ConfirmationWay } from '@omur/contract/accounts/loginConfirmation';
import type pg from 'pg';
import type { Config } from '../../platform/config.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import { kennitalaOf } from '../openId/logIn.ts';
import type { OpenIdProvider } from '../openId/provider.ts';
import { assertCode } from '../secondFactors/secondStep.ts';
import { ownerOfPasskey } from '../secondFactors/passkeys.ts';
import * as queries from './queries.ts';

interface Has extends Record<string, unknown> {
  hasPassword: boolean;
  hasPasskey: boolean;
  hasApp: boolean;
}

/** Where what somebody has is asked about. */
export interface Means {
  pool: pg.Pool;
  config: Config;
  provider: OpenIdProvider | undefined;
}

type Confirm = CallOf<typeof calls.confirmLogin>;

/** What the user is asked for: never anything else where there is a password. */
export async function waysOf({ pool, provider }: Means, { userId }: Actor): Promise<ConfirmationWay[]> {
  const has = (await queries.findWays.row<Has>(pool, { userId })) ?? refuse('session.none');
  if (has.hasPassword) return ['password'];
  return [
    ...(provider ? (['electronicId'] as const) : []),
    ...(has.hasPasskey ? (['passkey'] as const) : []),
    ...(has.hasApp ? (['code'] as const) : []),
  ];
}

/**
 * Who confirms by what they have, before the transaction: tries are counted, and answers are good once, whatever comes of them.
 */
export async function assertConfirmed(means: Means, call: Confirm): Promise<void> {
  const way = wayOf(call.body);
  if (!(await waysOf(means, call.actor)).includes(way)) refuse('password.confirmNotOffered');
  const { userId, kennitala } = call.actor;
  if (way === 'code') await assertCode(means, { userId, code: call.body.code ?? '' });
  else if (way === 'passkey') {
    const { passkeyAnswer } = call.body;
    const known = await ownerOfPasskey(means, { ...call, body: { passkeyAnswer: passkeyAnswer ?? '' } });
    if (known.userId !== userId) refuse('password.confirmedByAnother');
  } else {
    const { providerAnswer, token } = call.body;
    const body = { providerAnswer: providerAnswer ?? '', token: token ?? '' };
    const asking = { ...call, db: means.pool, body };
    const claimed = await kennitalaOf(means.provider as OpenIdProvider, asking, true);
    if (claimed !== kennitala) refuse('password.confirmedByAnother');
  }
}

/** A secret for the one change that follows; only its hash stays here. */
export async function giveConfirmation({ db, actor, body }: Confirm): Promise<{ token: string }> {
  const token = randomBytes(32).toString('base64url');
  await queries.insertConfirmation.run(db, {
    tokenHash: hashOf(token),
    userId: actor.userId,
    sessionTokenHash: actor.tokenHash,
    confirmedBy: wayOf(body),
  });
  return { token };
}

function wayOf({
  providerAnswer,
  passkeyAnswer,
  code,
}: Confirm['body']): Exclude<ConfirmationWay, 'password'> {
  if (providerAnswer) return 'electronicId';
  if (passkeyAnswer) return 'passkey';
  return code ? 'code' : refuse('password.confirmNeeded');
}
