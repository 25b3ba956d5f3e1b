import type { undoUsageDecision } from '@omur/contract/royalties/usage';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { type LockedGroup, refuseOwnWords } from './decide.ts';
import * as queries from './decideQueries.ts';

/** Takes back what a decision matched: it waits again. What was paid stays with the work that it was paid for. R9, R135 */
export async function undo({ db, actor, params }: CallOf<typeof undoUsageDecision>): Promise<undefined> {
  await undoDecision(db, params.usageDecisionId, actor.realUserId);
  return undefined;
}

export async function undoDecision(db: Queryable, usageDecisionId: number, userId: number): Promise<void> {
  const found = await queries.findGroupOf.row<{ usageGroupId: number }>(db, { usageDecisionId });
  if (!found) refuse('usage.decisionNotFound');
  const group = await queries.lockGroup.row<LockedGroup>(db, found);
  const decision = await queries.findUndoable.row<{ isUndone: boolean; workId: number | null }>(db, {
    usageDecisionId,
  });
  if (!group || !decision) refuse('usage.decisionNotFound');
  if (decision.isUndone) refuse('usage.undoneAlready');
  if (decision.workId !== null && (await queries.isPartyTo.row(db, { userId, workId: decision.workId })))
    refuse('usage.ownWork');
  await queries.markUndone.run(db, { usageDecisionId, userId }).catch(refuseOwnWords);
  await queries.freeItems.run(db, { fingerprintId: group.fingerprintId });
  await queries.refreshWaitingOf.run(db, { fingerprintId: group.fingerprintId });
}
