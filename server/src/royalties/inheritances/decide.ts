import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { notifyHeirs } from './notifyHeirs.ts';
import * as queries from './queries.ts';

interface Found extends Record<string, unknown> {
  units: number;
  finding: 'onHold' | 'advance' | null;
  isOwn: boolean;
  isAsked: boolean;
}

/** Asks another administrator to pass all that an estate has to its heirs (H103). */
export async function ask(db: Queryable, of: { estateId: number; userId: number }): Promise<undefined> {
  // Of two who ask at once the second waits, and finds what the first asked for.
  await queries.lockEstate.row(db, { estateId: of.estateId });
  const found = await queries.findBalance.row<Found>(db, of);
  if (!found || found.units === 0) refuse('money.inheritanceNothing');
  if (found.isOwn) refuse('money.inheritanceOwn');
  if (found.finding === 'onHold') refuse('money.inheritanceOnHold');
  if (found.finding === 'advance') refuse('money.inheritanceAdvance');
  if (found.isAsked) refuse('money.inheritanceAsked');
  await queries.insertInheritance.run(db, of);
}

export interface Decision {
  inheritanceId: number;
  userId: number;
}
interface Locked extends Record<string, unknown> {
  state: string;
  askedBy: number;
  undoAskedBy: number | null;
  isOwn: boolean;
  isPaid: boolean;
  isOwed: boolean;
  heirIds: number[];
}

export const lock = async (db: Queryable, decision: Decision) =>
  (await queries.lockInheritance.row<Locked>(db, { ...decision })) ?? refuse('money.inheritanceNotFound');

const refusals = {
  inheritance_balance: 'money.inheritanceBalance',
  inheritance_paid: 'money.inheritancePaid',
  inheritance_owes: 'money.inheritanceOwes',
  ledger_overdrawn: 'money.inheritancePaid',
} as const;

export function refuseAs(error: { constraint?: keyof typeof refusals }): never {
  const code = error.constraint && refusals[error.constraint];
  if (code) refuse(code);
  throw error;
}

/** Passes what was asked for as another than who asked, and none of the heirs; or refuses it, which all may (H103). */
export async function decide(
  db: Queryable,
  { isApproved, ...decision }: Decision & { isApproved: boolean },
): Promise<undefined> {
  const { state, askedBy, isOwn, heirIds } = await lock(db, decision);
  if (state !== 'waiting') refuse('money.inheritanceDone');
  if (!isApproved) {
    await queries.refuseIt.run(db, { ...decision });
    return;
  }
  if (askedBy === decision.userId) refuse('money.ownRequest');
  if (isOwn) refuse('money.inheritanceOwn');
  await queries.passBalance.run(db, { ...decision }).catch(refuseAs);
  await notifyHeirs(db, heirIds, 'passed');
}
