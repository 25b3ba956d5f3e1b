import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './decideQueries.ts';
import { undoDecision } from './undo.ts';

interface Claimed extends Record<string, unknown> {
  fingerprintId: string;
  workId: number;
  title: string;
  performers: string | null;
  authorNames: string | null;
}

/**
 * What staff accepted of a member's claim decides for all lines with the same words, now and later (R9), where `claim_decides()` says so: of as many
 * that wait as they have seen (R234). Nothing is learnt from staff who have a part in the work.
 */
export async function learnFromClaim(
  db: Queryable,
  { usageClaimId, userId, lineCount }: { usageClaimId: number; userId: number; lineCount: number },
): Promise<void> {
  const claimed = await queries.findClaimedUsage.row<Claimed>(db, { usageClaimId });
  if (!claimed || (await queries.isPartyTo.row(db, { userId, workId: claimed.workId }))) return;
  const { fingerprintId, workId, title, performers, authorNames } = claimed;
  await queries.addGroup.run(db, { fingerprintId, title, performers, authorNames });
  const found = await queries.findGroupNumber.row<{ usageGroupId: number }>(db, { fingerprintId });
  const group = await queries.lockGroup.row<{ waitingLines: number }>(db, {
    usageGroupId: found?.usageGroupId ?? 0,
  });
  if (await queries.findInForce.row(db, { fingerprintId })) return;
  const count = group?.waitingLines ?? 0;
  if (count !== lineCount) refuse('usageClaim.linesUnseen', { number: count, values: { count } });
  await queries.addDecision.run(db, { fingerprintId, workId, userId, usageClaimId, lineCount });
  await queries.matchItems.run(db, { fingerprintId, workId });
  await queries.refreshWaitingOf.run(db, { fingerprintId });
}

/** Takes back what was learnt of a claim that is refused after all. */
export async function forgetClaim(db: Queryable, usageClaimId: number, userId: number): Promise<void> {
  const learnt = await queries.findOfClaim.row<{ usageDecisionId: number }>(db, { usageClaimId });
  if (learnt) await undoDecision(db, learnt.usageDecisionId, userId);
}
