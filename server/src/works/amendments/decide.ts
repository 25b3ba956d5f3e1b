import type { decideProposal } from '@omur/contract/works/amendments';
import * as works from '@omur/contract/platform/fields/works';
import { NewWork } from '@omur/contract/works/registration';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { assertNoOwnRight } from '../catalogue/access.ts';
import type { Registering, Row } from '../registration/validate.ts';
import { amend, readAmendment } from './amend.ts';
import { losersOf, namesOf } from './losers.ts';
import { markLosersSeen } from './losersQueries.ts';
import * as queries from './queries.ts';
import { getRegistrationState, registeringOf, type RegistrationState } from './registrationState.ts';
import { notifyDecision } from './notify.ts';
import { readUsageDays, type UsageDays } from './usageDays.ts';

interface Proposed extends Record<string, unknown> {
  state: 'waiting' | 'accepted' | 'refused' | 'overtaken';
  body: unknown;
  /** The registrant; null where one of the staff proposed it. */
  personId: number | null;
  name: string | null;
  proposedBy: number;
  /** One of the staff typed it in the registrant's name, who gave them no access (R212). */
  isInName: boolean;
  isOutdated: boolean;
  isFromBeginning: boolean;
  appliesFrom: string | null;
  appliesUntil: string | null;
}

/** Accepts a proposal, which amends the work as its proposer would by today's rules, or refuses it; once (D1). */
export async function decideOnProposal(
  { db, actor, params: { proposalId }, body }: CallOf<typeof decideProposal>,
  takesTwo: boolean,
): Promise<undefined> {
  const remark = body.remark ?? null;
  if (!body.isApproved && remark === null) refuseField(works.remark.wire, 'proposal.remarkMissing');
  const { workId } =
    (await queries.findProposal.row<{ workId: number }>(db, { proposalId })) ?? refuse('proposal.notFound');
  // The work before the proposal, as anyone who amends locks them.
  const standing = await getRegistrationState(db, actor, workId);
  const proposed =
    (await queries.lockProposal.row<Proposed>(db, { proposalId })) ?? refuse('proposal.notFound');
  if (proposed.state === 'overtaken') refuse('proposal.overtaken');
  if (proposed.state !== 'waiting') refuse('proposal.decidedAlready');
  if (body.isApproved && proposed.isOutdated) refuse('proposal.outdated');
  // Also in a member's name: who proposed it is who typed it.
  if (body.isApproved && proposed.proposedBy === actor.realUserId) refuse('proposal.own');

  const state = body.isApproved ? 'accepted' : 'refused';
  await queries.decideProposal.run(db, { proposalId, state, remark, userId: actor.realUserId });
  if (body.isApproved) {
    // What was proposed for days that are over is of those days alone; of the rest the society says since when it was so.
    const days = await readUsageDays(db, proposed.appliesUntil === null ? body : proposed);
    const areLosersSeen = body.areLosersSeen ?? false;
    await accept(db, actor, { standing, workId, proposalId, proposed, days, takesTwo, areLosersSeen });
  }
  if (proposed.personId === null) return;
  const { title } = standing;
  await notifyDecision(db, proposed.personId, { workId, title, isAccepted: body.isApproved, remark });
}

interface Accepted {
  standing: RegistrationState;
  workId: number;
  proposalId: number;
  proposed: Proposed;
  days: UsageDays;
  takesTwo: boolean;
  areLosersSeen: boolean;
}

async function accept(
  db: Queryable,
  actor: Actor,
  { standing, workId, proposalId, proposed, days, takesTwo, areLosersSeen }: Accepted,
): Promise<void> {
  const { personId, name } = proposed;
  const registrant: Registering | undefined =
    personId === null ? undefined : { role: 'member', personId, name: name ?? '' };
  const registering = registrant ?? registeringOf(standing, actor);
  const by = registrant ?? actor;
  const payload = z.decode(NewWork, proposed.body as z.input<typeof NewWork>);
  const amended = await readAmendment(
    db,
    { workId, by, registering, days, isInName: proposed.isInName },
    payload,
  );
  if (amended.changes.length === 0) refuse('work.unchanged');
  if (takesTwo) await assertNotPaid(db, actor, workId, amended.rows);
  // R200: what others have of a share goes with it, and what recovers an advance.
  const losers = await losersOf(db, amended);
  if (losers.length > 0 && !areLosersSeen)
    refuse('proposal.takesFromOthers', { values: { names: namesOf(losers) } });
  if (losers.length > 0) await markLosersSeen.run(db, { proposalId });
  await amend(db, actor, amended, { proposalId, losers });
}

/** R129: what a work pays is not for who is paid to say: neither as the work stood on any day, nor as it is to stand. */
async function assertNotPaid(
  db: Queryable,
  actor: Actor,
  workId: number,
  rows: readonly Row[],
): Promise<void> {
  await assertNoOwnRight(db, actor, [workId]);
  const authorIds = rows.map(({ author }) => author.authorId);
  const own = await queries.hasShareOnAnyDay.row(db, { userId: actor.realUserId, workId, authorIds });
  if (own) refuse('work.ownRight');
}
