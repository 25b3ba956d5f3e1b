import type { answerSubmission } from '@omur/contract/publishing/contractSubmissions';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './submissionQueries.ts';
import { notifyDeclined, notifySubmitted, type Parties } from './notify.ts';

interface Offered extends Parties, Record<string, unknown> {
  state: string;
  worksCount: number;
  /** The caller sent it, for whomever. */
  isFrom: boolean;
}

/** The side that a contract was offered to accepts it, and it goes to the society; or declines it (A4). */
export async function answerOffer({
  db,
  actor,
  params,
  body,
}: CallOf<typeof answerSubmission>): Promise<undefined> {
  const { submissionId } = params;
  const { personId } = actor;
  const offered = await queries.lockSubmission.row<Offered>(db, { submissionId, userId: actor.realUserId });
  if (!offered || !(await queries.findAnswering.row(db, { submissionId, personId })))
    refuse('contract.notFound');
  if (offered.state !== 'offered') refuse('contract.answeredAlready');
  if (offered.isFrom) refuse('contract.ownOffer');
  const state = body.isApproved ? 'waiting' : 'declined';
  const remark = body.isApproved ? null : (body.remark ?? null);
  await queries.markAnswered.run(db, {
    submissionId,
    state,
    userId: actor.realUserId,
    answeredFor: actor.userId,
    remark,
  });
  if (body.isApproved) await notifySubmitted(db, offered, submissionId, offered.worksCount);
  else await notifyDeclined(db, offered, submissionId, remark);
}
