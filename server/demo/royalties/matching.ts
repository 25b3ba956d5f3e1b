import type * as usage from '@omur/contract/royalties/usage';
import type * as claims from '@omur/contract/royalties/usageClaims';
import { decide as decideClaim } from '../../src/royalties/usageClaims/decide.ts';
import { claim } from '../../src/royalties/usageClaims/claim.ts';
import { decide } from '../../src/royalties/usage/decide.ts';
import { ragnarId } from '../people.ts';
import { callOf, latest, note, onDay, type Past } from './past.ts';

/** Decides at the desk what lines of a title are of: a work, or none that anybody is paid for (R9). */
export async function decideOn(past: Past, day: string, title: string, workId: number | null): Promise<void> {
  const { rows } = await past.client.query<{ id: number }>(
    'select usage_group_id as id from usage_fingerprint where title = $1 and waiting_lines > 0 order by 1 limit 1',
    [title],
  );
  const body = { usageGroupId: rows[0]?.id ?? 0, workId };
  const call = callOf<typeof usage.decideUsage>(past, { user: ragnarId }, { body });
  await onDay(past, day, ragnarId, () => decide(call));
  note(past, 'usageDecided', await latest(past, 'usage_decision', 'usage_decision_id'), day);
}

interface Claimed {
  day: string;
  who: { user: number; person: number };
  title: string;
  workId: number;
  text?: string;
}

/** A member claims the latest line of a title that nobody knew; answers the claim's number. */
export async function claimUsageOf(past: Past, { day, who, title, workId, text }: Claimed): Promise<number> {
  const { rows } = await past.client.query<{ id: number }>(
    `select max(unmatched_usage_id) as id from unmatched_usage u join distribution d using (distribution_id)
     where d.state = 'finished' and u.finding = 'none' and u.title = $1`,
    [title],
  );
  const body = { unmatchedUsageId: rows[0]?.id ?? 0, workId, note: text };
  await onDay(past, day, who.user, () => claim(callOf<typeof claims.claimUsage>(past, who, { body })));
  const usageClaimId = await latest(past, 'usage_claim', 'usage_claim_id');
  note(past, 'claimed', usageClaimId, day);
  return usageClaimId;
}

/** Staff accept a claim, having seen what it decides as well (R234), or refuse it with a remark. */
export async function answerClaim(
  past: Past,
  day: string,
  usageClaimId: number,
  remark?: string,
): Promise<void> {
  const { rows } = await past.client.query<{ lines: number | null }>('select claim_decides($1) as lines', [
    usageClaimId,
  ]);
  const isApproved = remark === undefined;
  const seenLineCount = isApproved ? (rows[0]?.lines ?? 0) : undefined;
  const asked = { params: { usageClaimId }, body: { isApproved, remark, seenLineCount } };
  const call = callOf<typeof claims.decideOnUsageClaim>(past, { user: ragnarId }, asked);
  await onDay(past, day, ragnarId, () => decideClaim(call));
  note(past, 'claimDecided', usageClaimId, day);
}
