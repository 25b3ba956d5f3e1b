import { randomBytes } from 'node:crypto';
import { isRedirectUri } from '@omur/contract/accounts/rules/redirectUri';
import type * as calls from '@omur/contract/accounts/signOn';
import type { Config } from '../../platform/config.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import * as queries from './queries.ts';

const aSecret = () => randomBytes(32).toString('base64url');

/** O140: a service as it will be, if another administrator confirms it where that takes two. Its secret is told this once. */
export async function addService(
  { db, actor, body }: CallOf<typeof calls.addService>,
  { fourEyes }: Pick<Config, 'fourEyes'>,
) {
  const name = body.serviceName ?? refuse('signOn.nameMissing');
  const redirectUris = [...new Set(body.redirectUris)];
  if (!redirectUris.every(isRedirectUri)) refuse('signOn.address');
  const clientSecret = body.hasSecret ? aSecret() : null;
  const made = await queries.insertService.row<{ serviceId: number; clientId: string }>(db, {
    name,
    redirectUris,
    secretHash: clientSecret === null ? null : hashOf(clientSecret),
    takesTwo: fourEyes.has('accounts'),
    userId: actor.realUserId,
  });
  if (!made) throw new Error('The service was not stored.');
  return { ...made, clientSecret };
}

interface Locked extends Record<string, unknown> {
  isConfirmed: boolean;
  hasSecret: boolean;
  isOwnEntry: boolean;
}

export async function confirmService({ db, actor, params }: CallOf<typeof calls.confirmService>) {
  const of = { serviceId: params.serviceId, userId: actor.realUserId };
  const found = await queries.lockService.row<Locked>(db, of);
  if (!found) refuse('signOn.serviceNotFound');
  if (found.isConfirmed) refuse('signOn.confirmedAlready');
  if (found.isOwnEntry) refuse('signOn.ownEntry');
  await queries.confirmService.run(db, of);
  return undefined;
}

/** O140: the one before stops working at once. */
export async function renewSecret({ db, actor, params }: CallOf<typeof calls.renewServiceSecret>) {
  const { serviceId } = params;
  const found = await queries.lockService.row<Locked>(db, { serviceId, userId: actor.realUserId });
  if (!found) refuse('signOn.serviceNotFound');
  if (!found.hasSecret) refuse('signOn.noSecret');
  const clientSecret = aSecret();
  await queries.renewSecret.run(db, { serviceId, secretHash: hashOf(clientSecret) });
  return { clientSecret };
}

/** What it was allowed goes with it, and what it was given. */
export async function removeService({ db, params }: CallOf<typeof calls.removeService>) {
  if ((await queries.deleteService.run(db, params)) === 0) refuse('signOn.serviceNotFound');
  return undefined;
}
