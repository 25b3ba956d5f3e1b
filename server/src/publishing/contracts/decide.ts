import type { decideOnSubmission } from '@omur/contract/publishing/contractSubmissions';
import { remark as remarkField } from '@omur/contract/platform/fields/works';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { takeEffect } from './effect.ts';
import { inKronur } from '../../messages/letters/inKronur.ts';
import * as queries from './submissionQueries.ts';
import { notifyApproved, notifyRefused, type Parties } from './notify.ts';

interface Locked extends Parties, Record<string, unknown> {
  isOwn: boolean;
  /** The one who decides sent it, or answered for the other side. */
  isFrom: boolean;
  /** What is left to recover of advances, which the publisher's part does not, in krónur (R165). */
  recoveryIsk: number;
  /** Names of who holds the author's right and has not agreed to it (R196). */
  unheardHolders: string | null;
  state: 'offered' | 'declined' | 'waiting' | 'approved' | 'refused';
}

/**
 * Approves a submitted contract or refuses it, once (A2). Approval makes the contract and puts its works under it. Where that takes two,
 * who entered it or acted for one of its sides leaves that to another (R131): the publisher is paid by it, also for days long past. Who
 * approves it says that they have seen what is left to recover of advances (R165), and who else holds the author's right (R196).
 */
export async function decide(
  { db, actor, params, body }: CallOf<typeof decideOnSubmission>,
  takesTwo: boolean,
) {
  const { submissionId } = params;
  const remark = body.remark ?? null;
  const submission = await queries.lockSubmission.row<Locked>(db, {
    submissionId,
    userId: actor.realUserId,
  });
  if (!submission) refuse('contract.notFound');
  if (submission.state === 'offered') refuse('contract.notAgreed');
  if (submission.state !== 'waiting') refuse('contract.decidedAlready');
  if (body.isApproved && submission.isOwn) refuse('contract.own');
  if (body.isApproved && takesTwo && submission.isFrom) refuse('contract.ownDoing');
  if (!body.isApproved && remark === null) refuseField(remarkField.wire, 'contract.remarkMissing');
  const reducesRecovery = body.isApproved && submission.recoveryIsk > 0;
  if (reducesRecovery && !body.mayReduceRecovery)
    refuse('contract.reducesRecovery', { values: { amount: inKronur(submission.recoveryIsk) } });
  const names = body.isApproved ? submission.unheardHolders : null;
  if (names !== null && !body.areHoldersSeen) refuse('contract.holdersUnheard', { values: { names } });

  const contractId = body.isApproved
    ? await makeContract(db, submissionId, submission, body.mayOverlap)
    : null;
  await queries.markDecided.run(db, {
    submissionId,
    state: body.isApproved ? 'approved' : 'refused',
    userId: actor.realUserId,
    remark,
    contractId,
    takesTwo,
    mayReduceRecovery: reducesRecovery,
    areHoldersSeen: names !== null,
  });
  if (contractId === null) await notifyRefused(db, submission, submissionId, remark ?? '');
  else {
    await takeEffect(db, contractId, submission.authorId);
    await notifyApproved(db, submission, contractId);
  }
  return oneOr404(
    db,
    queries.findSubmission,
    {
      submissionId,
      personId: 0,
      isStaff: true,
      isProxy: false,
      userId: actor.realUserId,
      mayDecide: true,
      takesTwo,
    },
    'contract.notFound',
  );
}

async function makeContract(
  db: Queryable,
  submissionId: number,
  { authorId }: Parties,
  mayOverlap: boolean | null | undefined,
): Promise<number> {
  await queries.lockAuthor.run(db, { authorId });
  const overlaps = await queries.findOver.row<{ over: number }>(db, { submissionId });
  if (overlaps?.over && !mayOverlap) refuse('contract.overlaps');
  const row = await queries.insertContract.row<{ contractId: number }>(db, { submissionId });
  const contractId = row?.contractId ?? refuse('contract.notFound');
  const worksCount = await queries.insertContractWorks.run(db, { contractId, submissionId });
  return worksCount > 0 ? contractId : refuse('contract.worksGone');
}
