import type { acceptOffer, leaveToStaff, offerShares, withdrawDispute } from '@omur/contract/works/disputes';
import { daysToAnswer, mostDaysOpen, rangeProblem } from '@omur/contract/works/rules/dispute';
import type { CallOf } from '../../platform/http/call.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { end } from './end.ts';
import { lock, type LockedDispute } from './lock.ts';
import { notifyOffered, notifyWithStaff } from './notify.ts';
import { type Author, assertNoPart, assertShares, listed, refuseShares } from './open.ts';
import * as queries from './queries.ts';

export interface Share extends Record<string, unknown> {
  authorId: number;
  personId: number;
  displayName: string;
  registered: number;
  proposed: number;
  offered: number;
}

/** H82: another division of what is in doubt. Who offers it accepts it, and everybody else is asked anew. */
export async function offer({
  db,
  actor,
  params: { disputeId },
  body,
}: CallOf<typeof offerShares>): Promise<undefined> {
  const dispute = await lockToAnswer(db, actor, disputeId, body.offerNumber);
  const { workId } = dispute;
  const authors = await queries.findAuthors.rows<Author>(db, { workId });
  assertShares(authors, body.shares);
  const shares = await queries.findShares.rows<Share>(db, { disputeId });
  const problem = rangeProblem(shares, body.shares);
  if (problem) refuseShares(problem.code);
  const isSame = ({ authorId, offered }: Share) =>
    body.shares.some((one) => one.authorId === authorId && one.shareHundredths === offered);
  const { personId, realUserId } = actor;
  // The same shares again are an acceptance, and not a way to begin anew.
  if (!shares.every(isSame))
    await queries.writeOffer.run(db, {
      disputeId,
      ...listed(body.shares),
      personId,
      realUserId,
      remark: body.offerRemark ?? null,
      daysToAnswer,
      mostDays: mostDaysOpen,
    });
  await queries.accept.run(db, { disputeId, personId, realUserId });
  if (await isAccepted(db, disputeId)) await agree(db, actor, dispute);
  else await notifyOffered(db, { disputeId, workId, title: dispute.title, personId });
}

export async function accept({
  db,
  actor,
  params: { disputeId },
  body,
}: CallOf<typeof acceptOffer>): Promise<undefined> {
  const dispute = await lockToAnswer(db, actor, disputeId, body.offerNumber);
  // Who made the offer for one party does not accept it for another.
  if (dispute.isOwnOffer && actor.userId !== actor.realUserId) refuse('dispute.ownDispute');
  const { personId, realUserId } = actor;
  await queries.accept.run(db, { disputeId, personId, realUserId });
  if (await isAccepted(db, disputeId)) await agree(db, actor, dispute);
}

/** H85: a party leaves it to staff at once. */
export async function refer({
  db,
  actor,
  params: { disputeId },
}: CallOf<typeof leaveToStaff>): Promise<undefined> {
  const dispute = await lock(db, actor, disputeId);
  if (!dispute.isParty) refuse('dispute.notParty');
  if (dispute.state !== 'open') refuse('dispute.notOpen');
  await queries.giveToStaff.run(db, { disputeId });
  const { workId, title } = dispute;
  await notifyWithStaff(db, { disputeId, workId, title, personId: actor.personId }, 'referred');
}

/** Who opened it takes it back: the registered shares stand, and what was kept is paid by them. */
export async function withdraw({
  db,
  actor,
  params: { disputeId },
}: CallOf<typeof withdrawDispute>): Promise<undefined> {
  const dispute = await lock(db, actor, disputeId);
  if (dispute.openedBy !== actor.personId) refuse('dispute.notOpener');
  if (dispute.state !== 'open' && dispute.state !== 'withStaff') refuse('dispute.notOpen');
  const shares = await queries.findShares.rows<Share>(db, { disputeId });
  await end(db, actor, dispute, {
    state: 'withdrawn',
    shares: shares.map(({ authorId, registered }) => ({ authorId, shareHundredths: registered })),
  });
}

/** An offer that the caller may answer, which is the one that they read. */
async function lockToAnswer(
  db: Queryable,
  actor: Actor,
  disputeId: number,
  offerNumber: number,
): Promise<LockedDispute> {
  const dispute = await lock(db, actor, disputeId);
  if (!dispute.isParty) refuse('dispute.notParty');
  if (dispute.state !== 'open' || dispute.isLate) refuse('dispute.notOpen');
  if (dispute.offerNumber !== offerNumber) refuse('dispute.changedMeanwhile');
  if (dispute.hasAccepted) refuse('dispute.ownOffer');
  const parties = await queries.findParties.rows<{ personId: number }>(db, { disputeId });
  await assertNoPart(
    db,
    actor,
    parties.map((one) => one.personId),
  );
  return dispute;
}

async function isAccepted(db: Queryable, disputeId: number): Promise<boolean> {
  const parties = await queries.findParties.rows<{ acceptedOffer: number | null }>(db, { disputeId });
  const numbers = new Set(parties.map(({ acceptedOffer }) => acceptedOffer));
  return numbers.size === 1 && !numbers.has(null);
}

/** R173: what the parties agree on at the cost of others is for staff to decide. */
async function agree(db: Queryable, actor: Actor, dispute: LockedDispute): Promise<void> {
  const { disputeId, workId, title } = dispute;
  if (await queries.takesStaff.row(db, { disputeId })) {
    await queries.giveToStaff.run(db, { disputeId });
    return notifyWithStaff(db, { disputeId, workId, title, personId: actor.personId }, 'agreedAtCost');
  }
  const shares = await queries.findShares.rows<Share>(db, { disputeId });
  await end(db, actor, dispute, {
    state: 'agreed',
    shares: shares.map(({ authorId, offered }) => ({ authorId, shareHundredths: offered })),
  });
}
