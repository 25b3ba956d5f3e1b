import { personId as personField } from '@omur/contract/platform/fields/people';
import type { askForAdvance } from '@omur/contract/royalties/advances';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import * as queries from './queries.ts';
import { notifyPayee } from './notifyPayee.ts';

/** Asks for an advance, which waits for another administrator; answers its number (R24). */
export async function ask({ db, body, actor }: CallOf<typeof askForAdvance>): Promise<number> {
  const userId = actor.realUserId;
  const payee = await queries.findPayee.row<{ isOwn: boolean; isOver: boolean }>(db, {
    personId: body.personId,
    units: body.advanceIsk * 10_000,
    userId,
  });
  if (!payee) refuseField(personField.wire, 'money.advancePayee');
  if (payee.isOwn) refuse('money.advanceOwn');
  if (payee.isOver) refuse('money.advanceOfDead');
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

interface Locked extends Record<string, unknown> {
  state: string;
  askedBy: number;
  personId: number;
  isOwn: boolean;
  hasDied: boolean;
  writeOffAskedBy: number | null;
  isBeingRecovered: boolean;
}

async function lock(db: Queryable, decision: Decision) {
  const found = await queries.lock.row<Locked>(db, { ...decision });
  return found ?? refuse('money.advanceNotFound');
}

/** Approves it as another than who asked, and not its payee; or refuses it, which all may (R24). */
export async function decide(
  db: Queryable,
  { isApproved, ...decision }: Decision & { isApproved: boolean },
): Promise<void> {
  const { state, askedBy, isOwn, hasDied, personId } = await lock(db, decision);
  if (state !== 'waiting') refuse('money.ruleDecided');
  if (!isApproved) {
    await queries.refuseIt.run(db, { ...decision });
    return;
  }
  if (askedBy === decision.userId) refuse('money.ownRequest');
  if (isOwn) refuse('money.advanceOwn');
  await queries.approve.run(db, { ...decision }).catch(refuseAs);
  if (!hasDied) await notifyPayee(db, personId, 'granted');
}

const refusals = {
  ledger_overdrawn: 'money.advancePaid',
  advance_stays: 'money.advanceDone',
  advance_in_balance: 'money.advanceInBalance',
  advance_of_dead: 'money.advanceOfDead',
  advance_write_off_changed: 'money.writeOffChanged',
  advance_being_recovered: 'money.advanceBeingRecovered',
} as const;

function refuseAs(error: { constraint?: keyof typeof refusals }): never {
  const code = error.constraint && refusals[error.constraint];
  if (code) refuse(code);
  throw error;
}

/** Takes what is left of it back from its payee's balance, where it is still there whole (R24). */
export async function cancel(db: Queryable, decision: Decision): Promise<void> {
  const { state, isOwn, hasDied, personId } = await lock(db, decision);
  if (state !== 'active') refuse('money.advanceDone');
  if (isOwn) refuse('money.advanceOwn');
  await queries.cancel.run(db, { ...decision }).catch(refuseAs);
  if (!hasDied) await notifyPayee(db, personId, 'cancelled');
}

/** Asks another administrator to write off what is left, as nothing more will recover it (R37), while no distribution is about to (R231). */
export async function askToWriteOff(
  db: Queryable,
  { writeOffReason, ...decision }: Decision & { writeOffReason: string },
): Promise<void> {
  const { state, isOwn, writeOffAskedBy, isBeingRecovered } = await lock(db, decision);
  if (state !== 'active') refuse('money.advanceDone');
  if (isOwn) refuse('money.advanceOwn');
  if (writeOffAskedBy !== null) refuse('money.writeOffAsked');
  if (isBeingRecovered) refuse('money.advanceBeingRecovered');
  await queries.askToWriteOff.run(db, { ...decision, writeOffReason });
}

/** Writes off what was asked for, as another than who asked, and not its payee; or refuses that, which all may (R37, R231). */
export async function decideWriteOff(
  db: Queryable,
  { isApproved, ...decision }: Decision & { isApproved: boolean },
): Promise<void> {
  const { state, isOwn, hasDied, writeOffAskedBy, personId } = await lock(db, decision);
  if (state !== 'active') refuse('money.advanceDone');
  if (writeOffAskedBy === null) refuse('money.writeOffNotAsked');
  if (!isApproved) {
    await queries.refuseWriteOff.run(db, { ...decision });
    return;
  }
  if (writeOffAskedBy === decision.userId) refuse('money.ownRequest');
  if (isOwn) refuse('money.advanceOwn');
  await queries.writeOff.run(db, { ...decision }).catch(refuseAs);
  if (!hasDied) await notifyPayee(db, personId, 'writtenOff');
}
