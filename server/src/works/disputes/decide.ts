import type { decideDispute } from '@omur/contract/works/disputes';
import * as disputes from '@omur/contract/platform/fields/disputes';
import { rangeProblem } from '@omur/contract/works/rules/dispute';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { Share } from './answer.ts';
import { end } from './end.ts';
import { lock } from './lock.ts';
import { type Author, assertShares, refuseShares } from './open.ts';
import * as queries from './queries.ts';

/** H85: staff decide what the parties could not agree on, with reasons, between what was registered and what was claimed. */
export async function decide({
  db,
  actor,
  params: { disputeId },
  body,
}: CallOf<typeof decideDispute>): Promise<undefined> {
  const dispute = await lock(db, actor, disputeId);
  if (dispute.hasPart) refuse('dispute.decidesOwn');
  if (dispute.state === 'open') refuse('dispute.notWithStaff');
  if (dispute.state !== 'withStaff') refuse('dispute.notOpen');
  if (dispute.offerNumber !== body.offerNumber) refuse('dispute.changedMeanwhile');
  const decision = body.decision ?? refuseField(disputes.decision.wire, 'dispute.decisionMissing');
  const authors = await queries.findAuthors.rows<Author>(db, { workId: dispute.workId });
  assertShares(authors, body.shares);
  const shares = await queries.findShares.rows<Share>(db, { disputeId });
  const problem = rangeProblem(shares, body.shares);
  if (problem) refuseShares(problem.code);
  await end(db, actor, dispute, { state: 'decided', shares: body.shares, decision });
}
