import type {
  changeAccess as changeCall,
  grantAccess as grantCall,
} from '@omur/contract/accounts/delegation';
import {
  granteeUserId as granteeField,
  lastDay as lastDayField,
} from '@omur/contract/platform/fields/access';
import type { Role } from '@omur/contract/platform/values';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { notifyGivenUp, notifyGranted, notifyOwner, notifyRemoved, type Terms } from './notify.ts';
import * as queries from './queries.ts';

export interface ActiveUser extends Record<string, unknown> {
  userId: number;
  name: string;
  kennitala: string;
  role: Role;
  personId: number | null;
}

export async function getActive(db: Queryable, userId: number): Promise<ActiveUser> {
  return (await queries.findActive.row<ActiveUser>(db, { userId })) ?? refuse('user.notFound');
}

/** What is left out is without an end, and for everything. */
export function termsOf(
  body: { isReadOnly?: boolean; lastDay?: string | null },
  before: Terms = { isReadOnly: false, lastDay: null },
): Terms {
  return {
    isReadOnly: body.isReadOnly ?? before.isReadOnly,
    lastDay: body.lastDay === undefined ? before.lastDay : body.lastDay,
  };
}

/** Today is the last day that can still be. */
export async function assertAhead(db: Queryable, { lastDay }: Terms): Promise<void> {
  const { today = '' } = (await queries.today.row<{ today: string }>(db, {})) ?? {};
  if (lastDay !== null && lastDay < today) refuseField(lastDayField.wire, 'access.lastDayPassed');
}

export async function grantAccess({ db, actor, body }: CallOf<typeof grantCall>) {
  const { granteeUserId } = body;
  if (granteeUserId === actor.userId) refuseField(granteeField.wire, 'access.self');
  if (isStaff(actor)) refuse('access.byStaff');
  const terms = termsOf(body);
  await assertAhead(db, terms);
  const grantee = await getActive(db, granteeUserId);
  const { userId } = actor;
  if ((await queries.insertGrant.run(db, { userId, granteeUserId, ...terms })) === 0) refuse('access.exists');
  await queries.acceptRequests.run(db, { userId, askerUserId: granteeUserId });
  await notifyGranted(db, actor, grantee, terms);
  await notifyOwner(db, actor, grantee, {
    is: 'veitti umboð í þínu nafni',
    en: 'granted access in your name',
  });
  return { userId: granteeUserId };
}

/** Sessions that rest on the grant are narrowed with it by the database. */
export async function changeAccess({ db, actor, params, body }: CallOf<typeof changeCall>) {
  const of = { userId: actor.userId, granteeUserId: params.userId };
  const before =
    (await queries.lockGrant.row<Terms & Record<string, unknown>>(db, of)) ?? refuse('access.notFound');
  const terms = termsOf(body, before);
  if (terms.isReadOnly === before.isReadOnly && terms.lastDay === before.lastDay) return undefined;
  await assertAhead(db, terms);
  await queries.updateGrant.run(db, { ...of, ...terms });
  await notifyGranted(db, actor, await getPersonOf(db, params.userId), terms);
  return undefined;
}

/** Sessions that rest on the grant end with it, by the database. */
export async function removeAccess(db: Queryable, actor: Actor, granteeUserId: number) {
  const { userId } = actor;
  if ((await queries.deleteGrant.run(db, { userId, granteeUserId })) === 0) refuse('access.notFound');
  const grantee = await getPersonOf(db, granteeUserId);
  await notifyRemoved(db, actor, grantee);
  await notifyOwner(db, actor, grantee, {
    is: 'felldi niður umboð í þínu nafni',
    en: 'removed access in your name',
  });
  return undefined;
}

export async function giveUpAccess(db: Queryable, actor: Actor, userId: number) {
  if ((await queries.deleteGrant.run(db, { userId, granteeUserId: actor.userId })) === 0)
    refuse('access.notFound');
  await notifyGivenUp(db, actor, await getPersonOf(db, userId));
  return undefined;
}

/** Also of a user who is locked meanwhile. */
async function getPersonOf(
  db: Queryable,
  userId: number,
): Promise<{ name: string; personId: number | null }> {
  const user = await queries.findActive.row<ActiveUser>(db, { userId });
  return user ?? { name: '', personId: null };
}
