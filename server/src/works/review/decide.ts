import { remark as remarkField } from '@omur/contract/platform/fields/works';
import type { reviewWork } from '@omur/contract/works/review';
import { endApprovals } from '../approvals/ask.ts';
import { approveUnreached } from '../approvals/silenceQueries.ts';
import { assertNoOwnRight } from '../catalogue/access.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { refreshLight } from '../catalogue/refreshLight.ts';
import { decide, isOwnWork, lockReview } from './queries.ts';

interface Decided extends Record<string, unknown> {
  review: string;
  lastChangedAt: string;
  reviewRemark: string | null;
  reviewedBy: string | null;
  reviewedWhen: string | null;
  /** Changed since it was registered: there is more than one state that a reader may have seen. */
  isAmended: boolean;
}

/**
 * Approves or refuses a registration once (D1, V4). Anyone who comes second is told who decided what; anyone who read it before it was
 * last changed is told to look again (V11). Who registered it, or amended it, or has a part in it, does not approve it where that takes two (M14, R106).
 */
export async function decideOnWork(
  { db, actor, params, body }: CallOf<typeof reviewWork>,
  takesTwo: boolean,
): Promise<undefined> {
  const { workId } = params;
  const remark = body.remark ?? null;
  if (!body.isApproved && remark === null) refuseField(remarkField.wire, 'work.remarkMissing');
  const work = (await lockReview.row<Decided>(db, { workId })) ?? refuse('work.notFound');
  if (work.review !== 'waiting') refuseDecided(work);
  if (body.lastChangedAt ? body.lastChangedAt !== work.lastChangedAt : work.isAmended)
    refuse('work.changedMeanwhile');
  if (takesTwo && body.isApproved && (await isOwnWork.row(db, { workId, userId: actor.realUserId })))
    refuse('work.ownRegistration');
  if (takesTwo && body.isApproved) await assertNoOwnRight(db, actor, [workId]);
  const review = body.isApproved ? 'approved' : 'refused';
  await decide.run(db, { workId, review, remark, userId: actor.realUserId });
  if (body.isApproved) await approveUnreached.run(db, { workId, userId: actor.realUserId });
  else await endApprovals(db, workId);
  await refreshLight(db, workId, body.isApproved ? 'approvedByStaff' : 'refusedByStaff', remark);
}

function refuseDecided({ review, reviewRemark, reviewedBy, reviewedWhen }: Decided): never {
  if (reviewedBy === null || reviewedWhen === null) refuse('work.notWaiting');
  const values = { name: reviewedBy, when: reviewedWhen, remark: reviewRemark ?? '' };
  if (review === 'approved') refuse('work.approvedAlready', { values });
  if (review === 'refused') refuse('work.refusedAlready', { values });
  refuse('work.notWaiting');
}
