import type * as calls from '@omur/contract/accounts/secondFactors';
import type { removeSecondFactors } from '@omur/contract/accounts/users';
import type { SecondFactors } from '@omur/contract/accounts/secondFactors';
import type { Role } from '@omur/contract/platform/values';
import type { Config } from '../../platform/config.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockLogin } from '../../platform/sessions/confirm.ts';
import { endSessionsOf } from '../../platform/sessions/end.ts';
import { halfMinuteOf, newSecret } from './codeApp.ts';
import * as messages from './notify.ts';
import * as queries from './queries.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';

export interface Factor extends Record<string, unknown> {
  secondFactorId: number;
  kind: 'app' | 'passkey';
  name: string | null;
  addedAt: Date;
  lastUsedAt: Date | null;
}

interface Locked extends Record<string, unknown> {
  userId: number;
  kennitala: string;
  role: Role;
  personId: number | null;
}

export async function lockOwn(db: Queryable, actor: Pick<Actor, 'userId' | 'tokenHash'>): Promise<Locked> {
  await lockLogin(db, actor);
  const { userId } = actor;
  return (await queries.lockUser.row<Locked>(db, { userId })) ?? refuse('session.none');
}

export async function ownFactors(
  db: Queryable,
  { userId, role }: Actor,
  { staffMustHaveFactor }: Config,
): Promise<SecondFactors> {
  const factors = await queries.findFactors.rows<Factor>(db, { userId });
  const app = factors.find(({ kind }) => kind === 'app');
  const count = await queries.countRecoveryCodes.row<{ left: number }>(db, { userId });
  return {
    hasApp: app !== undefined,
    appAddedAt: app?.addedAt.toISOString() ?? null,
    appLastUsedAt: app?.lastUsedAt?.toISOString() ?? null,
    passkeys: factors
      .filter(({ kind }) => kind === 'passkey')
      .map(({ secondFactorId, name, addedAt, lastUsedAt }) => ({
        passkeyId: secondFactorId,
        passkeyName: name ?? '',
        addedAt: addedAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    recoveryCodesLeft: count?.left ?? 0,
    isDemanded: staffMustHaveFactor && isStaff({ role }),
  };
}

export async function beginApp({ db, actor }: CallOf<typeof calls.beginApp>, config: Config) {
  const user = await lockOwn(db, actor);
  const { sealed, secret, appAddress } = newSecret(config, user);
  if ((await queries.beginCodeApp.run(db, { userId: user.userId, secret: sealed })) === 0)
    refuse('secondFactor.appExists');
  return { secret, appAddress };
}

export async function confirmApp({ db, actor, body }: CallOf<typeof calls.confirmApp>, config: Config) {
  const { userId, personId } = await lockOwn(db, actor);
  const app = await queries.findCodeApp.row<{ sealed: Buffer; isConfirmed: boolean; isBegun: boolean }>(db, {
    userId,
  });
  if (app?.isConfirmed) refuse('secondFactor.appExists');
  if (!app?.isBegun) refuse('secondFactor.appNotBegun');
  const halfMinute = halfMinuteOf(config, { userId, sealed: app.sealed }, body.code);
  if (halfMinute === undefined) refuse('secondFactor.codeWrong');
  const secondFactorId = await addFactor(db, userId, 'app', null);
  await queries.confirmCodeApp.run(db, { userId, secondFactorId, halfMinute });
  await messages.notifyAppAdded(db, personId);
  return { recoveryCodes: await codesOfFirst(db, userId) };
}

export async function addFactor(
  db: Queryable,
  userId: number,
  kind: Factor['kind'],
  name: string | null,
): Promise<number> {
  const added = await queries.insertFactor.row<{ secondFactorId: number }>(db, { userId, kind, name });
  if (!added) throw new Error('The factor was not stored.');
  return added.secondFactorId;
}

/** Recovery codes for anyone who has none. */
export async function codesOfFirst(db: Queryable, userId: number): Promise<string[]> {
  const count = await queries.countRecoveryCodes.row<{ left: number }>(db, { userId });
  return count?.left ? [] : newRecoveryCodes(db, userId);
}

export async function removeApp({ db, actor }: CallOf<typeof calls.removeApp>, config: Config) {
  const { personId } = await remove(db, actor, config, ({ kind }) => kind === 'app');
  await messages.notifyAppRemoved(db, personId);
  return undefined;
}

export async function removePasskey(
  { db, actor, params }: CallOf<typeof calls.removePasskey>,
  config: Config,
) {
  const { personId, name } = await remove(
    db,
    actor,
    config,
    ({ kind, secondFactorId }) => kind === 'passkey' && secondFactorId === params.passkeyId,
  );
  await messages.notifyPasskeyRemoved(db, personId, name ?? '');
  return undefined;
}

/** Without the password and without a letter: a name opens nothing, and the records tell of it. */
export async function renamePasskey({ db, actor, params, body }: CallOf<typeof calls.renamePasskey>) {
  const { userId } = actor;
  const name = body.passkeyName.trim();
  const renamed = await queries.renamePasskey.run(db, { userId, passkeyId: params.passkeyId, name });
  if (renamed === 0) refuse('secondFactor.notFound');
  return undefined;
}

async function remove(
  db: Queryable,
  actor: Actor,
  { staffMustHaveFactor }: Config,
  which: (factor: Factor) => boolean,
) {
  const { userId, role, personId } = await lockOwn(db, actor);
  const factors = await queries.findFactors.rows<Factor>(db, { userId });
  const factor = factors.find(which) ?? refuse('secondFactor.notFound');
  const isLast = factors.length === 1;
  if (isLast && staffMustHaveFactor && isStaff({ role })) refuse('secondFactor.lastOne');
  await queries.deleteFactor.run(db, { userId, secondFactorId: factor.secondFactorId });
  if (isLast) await queries.deleteRecoveryCodes.run(db, { userId });
  return { personId, name: factor.name };
}

export async function renewCodes({ db, actor }: CallOf<typeof calls.renewRecoveryCodes>) {
  const { userId, personId } = await lockOwn(db, actor);
  if ((await queries.findFactors.rows(db, { userId })).length === 0) refuse('secondFactor.notFound');
  const recoveryCodes = await newRecoveryCodes(db, userId);
  await messages.notifyCodesRenewed(db, personId);
  return { recoveryCodes };
}

/** For anyone who has lost them all. Sessions end, as nobody knows who had them. */
export async function removeAll({ db, actor, params }: CallOf<typeof removeSecondFactors>) {
  const { userId } = params;
  if (userId === actor.userId) refuse('secondFactor.own');
  const user = (await queries.lockUser.row<Locked>(db, { userId })) ?? refuse('user.notFound');
  if ((await queries.deleteFactors.run(db, { userId })) === 0) refuse('secondFactor.notFound');
  await queries.deleteCodeApp.run(db, { userId });
  await queries.deleteRecoveryCodes.run(db, { userId });
  await endSessionsOf(db, userId);
  await messages.notifyReset(db, user.personId);
  return undefined;
}
