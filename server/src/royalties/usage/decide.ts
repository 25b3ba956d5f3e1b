import { workId as workField } from '@omur/contract/platform/fields/works';
import type { decideUsage } from '@omur/contract/royalties/usage';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import * as queries from './decideQueries.ts';
import { findDecision } from './queries.ts';

export interface LockedGroup extends Record<string, unknown> {
  fingerprintId: string;
  waitingLines: number;
}

/** R135, R160: PostgreSQL lets nobody take back usage that would be found as a work of theirs, nor set any aside who has works. */
export function refuseOwnWords(error: { constraint?: string }): never {
  if (error.constraint === 'usage_decision_own_words') refuse('usage.ownWords');
  if (error.constraint === 'usage_decision_with_works') refuse('usage.withWorks');
  throw error;
}

/**
 * Says which work a group of lines is of, or that it is no work anybody is paid for: for those that wait now, and for all that come
 * later with the same words. Nobody who gains by a match decides it. R9
 */
export async function decide({ db, actor, body }: CallOf<typeof decideUsage>) {
  const workId = body.workId ?? null;
  const userId = actor.realUserId;
  const group = await queries.lockGroup.row<LockedGroup>(db, { usageGroupId: body.usageGroupId });
  if (!group) refuse('usage.groupNotFound');
  const { fingerprintId } = group;
  if (group.waitingLines === 0 || (await queries.findInForce.row(db, { fingerprintId })))
    refuse('usage.decidedAlready');
  if (workId !== null && !(await queries.findApproved.row(db, { workId })))
    refuseField(workField.wire, 'usage.workNotFound');
  if (workId !== null && (await queries.isPartyTo.row(db, { userId, workId }))) refuse('usage.ownWork');
  const added = await queries.addDecision
    .row<{ usageDecisionId: number }>(db, {
      fingerprintId,
      workId,
      userId,
      usageClaimId: null,
      lineCount: null,
    })
    .catch(refuseOwnWords);
  await queries.matchItems.run(db, { fingerprintId, workId });
  await queries.refreshWaitingOf.run(db, { fingerprintId });
  return oneOr404(
    db,
    findDecision,
    { usageDecisionId: added?.usageDecisionId ?? 0 },
    'usage.decisionNotFound',
  );
}
