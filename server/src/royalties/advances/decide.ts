import { personId as personField } from '@omur/contract/platform/fields/people';
import type { askForAdvance } from '@omur/contract/royalties/advances';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './queries.ts';

/** Asks for an advance, which waits for another administrator; answers its number (R24). */
export async function ask({ db, body, actor }: CallOf<typeof askForAdvance>): Promise<number> {
  const userId = actor.realUserId;
  const payee = await queries.findPayee.row<{ isOwn: boolean }>(db, { personId: body.personId, userId });
  if (!payee)
    refuse('request.invalid', { fields: [{ field: personField.wire, code: 'money.advancePayee' }] });
  if (payee.isOwn) refuse('money.advanceOwn');
  const row = await queries.insertAdvance.row<{ advanceId: number }>(db, {
    personId: body.personId,
    units: body.advanceIsk * 10_000,
    percent: String(body.recoveredPercent),
    reason: body.advanceReason,
    userId,
  });
  return row?.advanceId ?? refuse('money.advanceNotFound');
}

interface Decision {
  advanceId: number;
  userId: number;
}

async function lock(db: Queryable, decision: Decision) {
  const found = await queries.lock.row<{ state: string; askedBy: number; isOwn: boolean }>(db, {
    ...decision,
  });
  return found ?? refuse('money.advanceNotFound');
}

/** Approves it as another than who asked, and not its payee; or refuses it, which all may (R24). */
export async function decide(
  db: Queryable,
  { isApproved, ...decision }: Decision & { isApproved: boolean },
): Promise<void> {
  const { state, askedBy, isOwn } = await lock(db, decision);
  if (state !== 'waiting') refuse('money.ruleDecided');
  if (!isApproved) {
    await queries.refuseIt.run(db, { ...decision });
    return;
  }
  if (askedBy === decision.userId) refuse('money.ownRequest');
  if (isOwn) refuse('money.advanceOwn');
  await queries.approve.run(db, { ...decision });
}

const refusals = { ledger_overdrawn: 'money.advancePaid', advance_stays: 'money.advanceDone' } as const;

/** Takes what is left of it back from its payee's balance, where it is still there whole (R24). */
export async function cancel(db: Queryable, decision: Decision): Promise<void> {
  const { state, isOwn } = await lock(db, decision);
  if (state !== 'active') refuse('money.advanceDone');
  if (isOwn) refuse('money.advanceOwn');
  await queries.cancel.run(db, { ...decision }).catch((error: { constraint?: keyof typeof refusals }) => {
    const code = error.constraint && refusals[error.constraint];
    if (code) refuse(code);
    throw error;
  });
}
