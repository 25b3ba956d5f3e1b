import { undoReason as undoReasonField } from '@omur/contract/platform/fields/estates';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { type Decision, lock, refuseAs } from './decide.ts';
import { notifyHeirs } from './notifyHeirs.ts';
import * as queries from './queries.ts';

/** Asks another administrator to take back what heirs got, with the reason (R230). */
export async function askToUndo(
  db: Queryable,
  { undoReason, ...decision }: Decision & { undoReason?: string | null | undefined },
): Promise<undefined> {
  const { state, isOwn, isPaid, isOwed, undoAskedBy } = await lock(db, decision);
  if (state !== 'active') refuse('money.inheritanceDone');
  if (isOwn) refuse('money.inheritanceOwn');
  if (undoAskedBy !== null) refuse('money.inheritanceUndoAsked');
  if (isPaid) refuse('money.inheritancePaid');
  if (isOwed) refuse('money.inheritanceOwes');
  if (!undoReason) refuseField(undoReasonField.wire, 'money.inheritanceUndoReasonMissing');
  await queries.askToUndo.run(db, { ...decision, undoReason });
}

/**
 * Takes it back as another than who asked, and none of the heirs, as long as none of these has been paid since (H105, R230); or refuses that, which
 * who asked may too. An heir would keep the money by it.
 */
export async function decideUndoing(
  db: Queryable,
  { isApproved, ...decision }: Decision & { isApproved: boolean },
): Promise<undefined> {
  const { state, isOwn, undoAskedBy, heirIds } = await lock(db, decision);
  if (state !== 'active') refuse('money.inheritanceDone');
  if (undoAskedBy === null) refuse('money.inheritanceUndoNotAsked');
  if (isOwn) refuse('money.inheritanceOwn');
  if (!isApproved) {
    await queries.refuseToUndo.run(db, { ...decision });
    return;
  }
  if (undoAskedBy === decision.userId) refuse('money.ownRequest');
  await queries.undo.run(db, { ...decision }).catch(refuseAs);
  await notifyHeirs(db, heirIds, 'undone');
}
