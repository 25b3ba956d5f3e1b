import type { endMembership } from '@omur/contract/people/persons';
import { askForLeaving } from '../confirmations/ask.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { refuse } from '../../platform/refusal.ts';
import { endSessionsOf } from '../../platform/sessions/end.ts';
import { recordAccount } from './account.ts';
import { updateAccount } from './accountQueries.ts';
import * as queries from './leavingQueries.ts';
import { leftMessage } from './letters.ts';

interface Leaver extends Record<string, unknown> {
  userId: number | null;
  isStaff: boolean;
  hasLeft: boolean;
  isUnregistered: boolean;
  hasAccount: boolean;
  isEarning: boolean;
  waiting: number;
}

/** J8: ends a membership, or asks another of the staff to confirm that it ends. */
export async function leave(
  { db, actor, params }: CallOf<typeof endMembership>,
  takesTwo: boolean,
): Promise<{ isAwaited: boolean }> {
  await mayLeave(db, params.personId);
  if (takesTwo) await askForLeaving(db, actor, params.personId);
  else await forget(db, actor, params.personId);
  return { isAwaited: takesTwo };
}

/**
 * J8: closes the login and takes away what need not be kept: contact details, also from the record of changes, what was begun, what was
 * told, and the bank account unless works go on earning. Name, works and statements stay, as the page of rules says.
 */
export async function forget(db: Queryable, actor: Actor, personId: number): Promise<void> {
  const { userId, hasAccount, isEarning } = await mayLeave(db, personId);
  await notify(db, [personId], leftMessage(isEarning));
  await queries.forgetElsewhere.run(db, { personId });
  if (userId !== null) {
    await endSessionsOf(db, userId);
    await queries.closeUser.run(db, { userId });
  }
  if (hasAccount && !isEarning) {
    const none = { bank: null, ledger: null, account: null };
    await recordAccount(db, actor, personId, none);
    await updateAccount.run(db, { personId, ...none });
  }
  await queries.forgetPerson.run(db, { personId });
  await queries.forgetContacts.run(db, { personId });
}

async function mayLeave(db: Queryable, personId: number): Promise<Leaver> {
  const leaver = (await queries.lockLeaver.row<Leaver>(db, { personId })) ?? refuse('person.notFound');
  if (leaver.hasLeft || leaver.isUnregistered) refuse('person.leftAlready');
  if (leaver.isStaff) refuse('person.leavesAsStaff');
  if (leaver.waiting > 0) refuse('person.leavesTooEarly', { values: { count: String(leaver.waiting) } });
  return leaver;
}
