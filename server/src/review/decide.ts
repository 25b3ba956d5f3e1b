import type { reviewWork } from '@omur/contract/review';
import type { CallOf } from '../http/call.ts';
import { refuse } from '../refusal.ts';
import { remark as remarkField } from '@omur/contract/fields/works';
import { settle } from '../works/settle.ts';
import { decide, lockReview } from './queries.ts';

/** Approves or refuses a registration once; whoever comes second is told (D1, V4). */
export async function decideOnWork({
  db,
  actor,
  params,
  body,
}: CallOf<typeof reviewWork>): Promise<undefined> {
  const { workId } = params;
  const remark = body.remark?.trim() || null;
  if (!body.isApproved && remark === null)
    refuse('request.invalid', { fields: [{ field: remarkField.wire, code: 'work.remarkMissing' }] });
  const work = await lockReview.row<{ review: string }>(db, { workId });
  if (!work) refuse('work.notFound');
  if (work.review !== 'waiting') refuse('work.decidedAlready');
  const review = body.isApproved ? 'approved' : 'refused';
  await decide.run(db, { workId, review, remark, userId: actor.realUserId });
  await settle(db, workId, body.isApproved ? 'approvedByStaff' : 'refusedByStaff', remark);
}
