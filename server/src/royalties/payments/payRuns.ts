import type { freezePayRun } from '@omur/contract/royalties/payments';
import * as money from '@omur/contract/platform/fields/money';
import type { CallOf } from '../../platform/http/call.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { PaymentSettings } from '../../platform/config.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import * as queries from './runQueries.ts';

/** Freezes a pay run: whom it pays, how much and to which account; answers its number (R21). */
export async function freeze(
  { db, body }: Pick<CallOf<typeof freezePayRun>, 'db' | 'body'>,
  userId: number,
): Promise<number> {
  const days = await queries.dayProblems.row<Record<'isToCome' | 'isPast' | 'isFar', boolean>>(db, body);
  if (days?.isToCome) refuseField(money.balanceDay.wire, 'money.dayToCome');
  if (days?.isPast) refuseField(money.payOn.wire, 'calendar.dayPassed');
  if (days?.isFar) refuseField(money.payOn.wire, 'money.payDayTooFar');
  await queries.lockRuns.run(db, {});
  if (await queries.hasFrozen.row(db, {})) refuse('money.runWaits');
  const row = await queries.insertRun.row<{ payRunId: number }>(db, {
    ...body,
    leastUnits: body.leastIsk * 10_000,
    userId,
  });
  const payRunId = row?.payRunId ?? refuse('money.runNotFound');
  const frozen = await queries.freeze.row<{ count: number }>(db, { payRunId });
  if (!frozen?.count) refuse('money.nobodyToPay');
  return payRunId;
}

interface Locked extends Record<string, unknown> {
  state: 'frozen' | 'approved' | 'cancelled';
  askedBy: number;
  payOn: string;
  decidedAt: Date | null;
  paidFromIban: string | null;
  paidFromBic: string | null;
}

export const lockRun = async (db: Queryable, payRunId: number) =>
  (await queries.lockRun.row<Locked>(db, { payRunId })) ?? refuse('money.runNotFound');

/** A balance has shrunk, or the tax or the account of a payee is another since the run was frozen (R65, R218). */
const outdated = new Set(['ledger_overdrawn', 'pay_run_tax', 'pay_run_account']);

/** Approves a frozen run, by another administrator than the one who froze it, whom it does not pay. */
export async function approve(
  db: Queryable,
  payRunId: number,
  userId: number,
  from: PaymentSettings | undefined,
): Promise<void> {
  await queries.lockRuns.run(db, {});
  const run = await lockRun(db, payRunId);
  if (run.state === 'approved') return;
  if (run.state !== 'frozen') refuse('money.runCancelled');
  if (run.askedBy === userId) refuse('money.ownRequest');
  if (await queries.paysUser.row(db, { payRunId, userId })) refuse('money.paysYou');
  if (await queries.heldSince.row(db, { payRunId })) refuse('money.runOutdated');
  if (await queries.isPastPayDay.row(db, { payRunId })) refuse('money.runOutdated');
  const { iban = null, bic = null } = from ?? {};
  await queries.approve.run(db, { payRunId, userId, iban, bic }).catch((error: { constraint?: string }) => {
    if (outdated.has(error.constraint ?? '')) refuse('money.runOutdated');
    throw error;
  });
}

/** Cancels a run that waits; what it would have paid stays with its payees. */
export async function cancel(db: Queryable, payRunId: number, userId: number): Promise<void> {
  await queries.lockRuns.run(db, {});
  const run = await lockRun(db, payRunId);
  if (run.state === 'cancelled') return;
  if (run.state !== 'frozen') refuse('money.runApproved');
  await queries.cancel.run(db, { payRunId, userId });
}
