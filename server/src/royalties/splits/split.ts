import { aiAuthorId, publicDomainAuthorId } from '@omur/contract/people/rules/authorTypes';
import { type Queryable } from '../../platform/database/statement.ts';
import type { Sharer } from './splitter.ts';
import { rightsAmong } from './splitQueries.ts';

/** A line of the rights of a work, on the days on which it counts (V6, M7). */
export interface WorkRight {
  authorId: number;
  /** Null: nobody claims what the author is paid. A publisher has a right of its own (M6). */
  rightId: number | null;
  isPublisher: boolean;
  contractId: number | null;
  shareHundredths: number;
  shareAbroadHundredths: number;
  startsOn: string;
  endsBefore: string;
}

/** What becomes of the shares of the public domain and of AI, as the category of a distribution has it (M8). */
export type Unprotected = 'noPoints' | 'staysInPot';

/** Who gets a part of a use: a right; nobody yet, for an author or for shares that nobody was given; or the pot it came from. */
export interface Part extends Sharer {
  kind: 'right' | 'kept' | 'pot';
  rightId: number | null;
  authorId: number | null;
  contractId: number | null;
}

const iceland = 352;

const all = 10_000;

/** The rights of works on all days; one that has none is left out. */
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

/** Who shares a use of a day, at home or abroad. Shares that nobody was given are nobody's, and never the others'. */
export function partsOn(
  rights: readonly WorkRight[],
  { day, countryId }: { day: string; countryId: number },
  unprotected: Unprotected,
): Part[] {
  const parts = new Map<string, Part>();
  let given = 0;
  for (const right of rights) {
    if (day < right.startsOn || day >= right.endsBefore) continue;
    const share = countryId === iceland ? right.shareHundredths : right.shareAbroadHundredths;
    given += share;
    if (share > 0) add(parts, partOf(right, share));
  }
  if (given < all) add(parts, nobodys(all - given));
  const every = [...parts.values()];
  const isProtected = every.some(({ kind }) => kind !== 'pot');
  return unprotected === 'noPoints' && isProtected ? every.filter(({ kind }) => kind !== 'pot') : every;
}

function partOf({ authorId, rightId, contractId }: WorkRight, share: number): Part {
  const isUnprotected = authorId === publicDomainAuthorId || authorId === aiAuthorId;
  if (isUnprotected)
    return { key: 'pot', kind: 'pot', isEven: false, rightId: null, authorId: null, contractId: null, share };
  if (rightId === null)
    return { key: `a${authorId}`, kind: 'kept', isEven: false, rightId, authorId, contractId, share };
  return { key: `r${rightId}`, kind: 'right', isEven: true, rightId, authorId, contractId, share };
}

const nobodys = (share: number): Part => ({
  key: 'nobody',
  kind: 'kept',
  isEven: false,
  rightId: null,
  authorId: null,
  contractId: null,
  share,
});

/** A publisher may have several lines in a work: they are one part, of no one contract where there are two. */
function add(parts: Map<string, Part>, part: Part): void {
  const known = parts.get(part.key);
  if (!known) parts.set(part.key, part);
  else {
    known.share += part.share;
    if (known.contractId !== part.contractId) known.contractId = null;
    if (known.authorId !== part.authorId) known.authorId = null;
  }
}
