import type { reviewWork } from '@omur/contract/review';
import type { Call } from '../http/call.ts';
import { refuse } from '../refusal.ts';
import { settleWork } from '../registration/queries.ts';
import { decide, lockReview } from './queries.ts';

type ReviewCall = typeof reviewWork extends { types?: { params: infer P; body: infer B } }
  ? Call<P, unknown, B>
  : never;

/** Approves or refuses a registration once; whoever comes second is told (D1, V4). */
export async function decideOnWork({ db, actor, params, body }: ReviewCall): Promise<undefined> {
  const { workId } = params;
  const remark = body.remark?.trim() || null;
  if (!body.isApproved && remark === null)
    refuse('request.invalid', { fields: [{ field: 'ATHUGASEMD', code: 'work.remarkMissing' }] });
  const work = await lockReview.row<{ review: string }>(db, { workId });
  if (!work) refuse('work.notFound');
  if (work.review !== 'waiting') refuse('work.decidedAlready');
  const review = body.isApproved ? 'approved' : 'refused';
  await decide.run(db, { workId, review, remark, userId: actor.realUserId });
  await settleWork.run(db, { workId, cause: body.isApproved ? 'approvedByStaff' : 'refusedByStaff', remark });
}
