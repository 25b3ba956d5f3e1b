import type { refuseAsSame } from '@omur/contract/works/disputes';
import { claimedTogether, sharesProblem, splitProblem } from '@omur/contract/works/rules/dispute';
import type { CallOf } from '../../platform/http/call.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { decideOnWork } from '../review/decide.ts';
import { notifyOverclaimed } from './notify.ts';
import { type Author, begin, type Work } from './open.ts';
import * as queries from './queries.ts';

/**
 * H123: a registration is refused because the work is on file already. Where both claim together more than all of the work, its shares go to
 * its authors as if the registrant had proposed theirs, and only what differs waits. Nobody has accepted anything by it.
 */
export async function refuseSame(call: CallOf<typeof refuseAsSame>, takesTwo: boolean) {
  const { db, actor, params, body } = call;
  const { sameWorkId: workId, remark, lastChangedAt } = body;
  const claimedIn = params.workId;
  if (workId === claimedIn) refuse('dispute.sameWork');
  await queries.lockBoth.run(db, { workIds: [workId, claimedIn] });
  const work = await queries.lockWork.row<Work>(db, { workId });
  if (work?.review !== 'approved' || work.isProvisional) refuse('dispute.sameNotOnFile');
  await decideOnWork({ ...call, body: { isApproved: false, remark, lastChangedAt } }, takesTwo);

  const claimant = await queries.findClaimant.row<{ personId: number }>(db, { workId, claimedIn });
  const claims = await queries.findAuthors.rows<Author>(db, { workId: claimedIn });
  if (!claimant || !(await isOverclaimed(db, { workId, claims, ...claimant }))) return { disputeId: null };
  const disputeId = await begin(db, actor, { workId, ...claimant, shares: claims, reason: null, claimedIn });
  await notifyOverclaimed(db, { disputeId, workId, title: work.title, personId: 0 });
  return { disputeId };
}

/** The claimant claims more than they have on file, by a division that the rules of registration allow. */
async function isOverclaimed(
  db: Queryable,
  { workId, claims, personId }: { workId: number; claims: readonly Author[]; personId: number },
): Promise<boolean> {
  const authors = await queries.findAuthors.rows<Author>(db, { workId });
  const claimed = claimedTogether(authors, claims);
  const sumOf = (of: readonly Author[]) =>
    of.reduce((sum, one) => sum + (one.personId === personId ? one.shareHundredths : 0), 0);
  return (
    claimed !== undefined &&
    claimed.together > claimed.whole &&
    sumOf(claims) > sumOf(authors) &&
    !sharesProblem(authors, claims) &&
    !splitProblem(authors, claims)
  );
}
