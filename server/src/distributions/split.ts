import { sql, type Queryable } from '../database/statement.ts';
import { eyrirOf, written } from './exchange.ts';

/** Who is paid for a work (V6). Nobody's right: an author nobody claims for, or a publisher, who has no right to pay. */
export interface WorkRight {
  rightId: number | null;
  shareHundredths: number;
  shareAbroadHundredths: number;
}

export interface Part {
  rightId: number | null;
  amount: string;
}

const rightsAmong = sql`
  select work_id, right_id, (sum(share) * 100)::integer as share_hundredths,
    (sum(share_abroad) * 100)::integer as share_abroad_hundredths
  from work_right where work_id = any(${'workIds'}::integer[]) group by work_id, right_id order by work_id, right_id nulls last`;

const iceland = 352;

/** The rights of works; one that has none is left out. */
export async function rightsOfWorks(
  db: Queryable,
  workIds: readonly number[],
): Promise<Map<number, WorkRight[]>> {
  const found = new Map<number, WorkRight[]>();
  if (workIds.length === 0) return found;
  for (const { workId, ...right } of await rightsAmong.rows<
    WorkRight & { workId: number } & Record<string, unknown>
  >(db, { workIds })) {
    const rights = found.get(workId);
    if (rights) rights.push(right);
    else found.set(workId, [right]);
  }
  return found;
}

/**
 * An amount as the rights of a work share it, by their shares at home or abroad. Nothing is lost and nothing made: each gets what is
 * its own down to the eyrir, and the eyrir that are left go to those who lost most by that. Nothing where nobody can be paid.
 */
export function splitOver(rights: readonly WorkRight[], amount: string, countryId: number): Part[] {
  const shares = rights.map((right) =>
    countryId === iceland ? right.shareHundredths : right.shareAbroadHundredths,
  );
  if (!rights.some(({ rightId }, at) => rightId !== null && (shares[at] ?? 0) > 0)) return [];
  return byLargestRemainder(eyrirOf(amount), shares)
    .map((eyrir, at) => ({ rightId: rights[at]?.rightId ?? null, eyrir, share: shares[at] ?? 0 }))
    .filter(({ share }) => share > 0)
    .map(({ rightId, eyrir }) => ({ rightId, amount: written(eyrir) }));
}

/** Whole parts of a whole, in proportion; of equal remainders the first comes first. */
export function byLargestRemainder(whole: bigint, shares: readonly number[]): bigint[] {
  const sign = whole < 0n ? -1n : 1n;
  const size = whole * sign;
  const total = BigInt(shares.reduce((sum, share) => sum + share, 0));
  if (total === 0n) return shares.map(() => 0n);
  const parts = shares.map((share) => (size * BigInt(share)) / total);
  const left = Number(size - parts.reduce((sum, part) => sum + part, 0n));
  const first = shares
    .map((share, at) => ({ at, remainder: (size * BigInt(share)) % total }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.at - b.at)
    .slice(0, left);
  for (const { at } of first) parts[at] = (parts[at] ?? 0n) + 1n;
  return parts.map((part) => part * sign);
}
