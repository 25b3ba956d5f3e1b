import { workId as workIdField } from '@omur/contract/platform/fields/works';
import type { claimUsage, withdrawUsageClaim } from '@omur/contract/royalties/usageClaims';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import * as queries from './queries.ts';

interface LockedUsage extends Record<string, unknown> {
  workId: number | null;
}

/** Claims usage with a work that you are a party to. Others may claim the same; staff decide whose it is. */
export async function claim({ db, actor, body, language }: CallOf<typeof claimUsage>) {
  const { personId, realUserId: claimedBy } = actor;
  const { unmatchedUsageId, workId } = body;
  const usage = await queries.lockUsage.row<LockedUsage>(db, { unmatchedUsageId, personId });
  if (!usage || (await queries.findTaken.row(db, { unmatchedUsageId }))) refuse('usageClaim.usageNotFound');
  if (!(await queries.isPartyTo.row(db, { personId, workId }))) refuse('work.notFound');
  if (usage.workId !== null && usage.workId !== workId) refuseField(workIdField.wire, 'usageClaim.otherWork');
  if (await queries.findWaiting.row(db, { unmatchedUsageId, personId })) refuse('usageClaim.madeAlready');
  const row = await queries.insertClaim
    .row<{ usageClaimId: number }>(db, {
      unmatchedUsageId,
      workId,
      personId,
      claimedBy,
      note: body.note ?? null,
    })
    .catch(refuseAfterOthers);
  const { usageClaimId } = row ?? refuse('usageClaim.usageNotFound');
  return oneOr404(
    db,
    queries.findOwnClaim,
    { usageClaimId, personId, isStaff: false, language },
    'usageClaim.notFound',
  );
}

/** R129, R166: PostgreSQL takes no claim to usage of who refused it to another, also in somebody's name. */
function refuseAfterOthers(error: { constraint?: string }): never {
  if (error.constraint === 'usage_claim_not_after') refuse('usageClaim.refusedOthers');
  throw error;
}

/** Takes back a claim that nobody has decided. */
export async function withdraw({ db, actor, params }: CallOf<typeof withdrawUsageClaim>): Promise<undefined> {
  const held = await queries.findClaim.row<{ personId: number; state: string }>(db, params);
  if (held?.personId !== actor.personId) refuse('usageClaim.notFound');
  if (held.state !== 'waiting') refuse('usageClaim.decidedAlready');
  await queries.deleteClaim.run(db, params);
}
