import { aiAuthorId, publicDomainAuthorId } from '@omur/contract/people/rules/authorTypes';
import { dividedBy } from '@omur/contract/works/rules/roles';
import { type Queryable } from '../../platform/database/statement.ts';
import type { Sharer } from './splitter.ts';
import { contractsCounting, rightsAmong } from './splitQueries.ts';

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
  /** X42: it is of one of the contracts that may count, and counts for these uses alone; of none is null. */
  countedId?: number | null;
  onlyFor?: Set<string>;
  /** X42: for these uses lines of a contract count in its place. */
  exceptFor?: Set<string>;
  /** H83: the dispute in which the author's share is, and what all of the author's lines come to meanwhile. */
  disputeId?: number | null;
  undisputedHundredths?: number | null;
  doubtfulFrom?: string | null;
}

/** The day of a use, and where it was. */
export interface When {
  day: string;
  countryId: number;
}

/** What becomes of the shares of the public domain and of AI, as the category of a distribution has it (M8). */
export type Unprotected = 'noPoints' | 'staysInPot';

/** Who gets a part of a use: a right; nobody yet, for an author, for a dispute or for shares that nobody was given; or the pot it came from. */
export interface Part extends Sharer {
  kind: 'right' | 'kept' | 'disputed' | 'pot';
  rightId: number | null;
  authorId: number | null;
  contractId: number | null;
  disputeId?: number | null;
}

const iceland = 352;

const all = 10_000;

interface Row extends Omit<WorkRight, 'onlyFor' | 'exceptFor' | 'countedId'>, Record<string, unknown> {
  workId: number;
  isByContract: boolean;
  countedId: number | null;
}

interface Counting extends When, Record<string, unknown> {
  workId: number;
  authorId: number;
  contractId: number | null;
}

/**
 * The rights of the works of some uses, on all days; a work that has none is left out. Where contracts do not hold everywhere,
 * PostgreSQL decides which of them counts for each use (X42), and whether it is still paid on `paidOn` (X43).
 */
export async function rightsOfUses(
  db: Queryable,
  uses: readonly (When & { workId: number })[],
  paidOn: string,
): Promise<Map<number, WorkRight[]>> {
  const found = new Map<number, WorkRight[]>();
  const workIds = [...new Set(uses.map(({ workId }) => workId))];
  if (workIds.length === 0) return found;
  const limited = new Set<number>();
  for (const { workId, isByContract, countedId, ...right } of await rightsAmong.rows<Row>(db, { workIds })) {
    const own: WorkRight = isByContract ? { ...right, countedId, onlyFor: new Set() } : right;
    if (isByContract) limited.add(workId);
    const rights = found.get(workId);
    if (rights) rights.push(own);
    else found.set(workId, [own]);
  }
  const asked = uses.filter(({ workId }) => limited.has(workId));
  if (asked.length > 0) await decide(db, found, asked, paidOn);
  return found;
}

async function decide(
  db: Queryable,
  found: ReadonlyMap<number, readonly WorkRight[]>,
  uses: readonly (When & { workId: number })[],
  paidOn: string,
): Promise<void> {
  const once = [...new Map(uses.map((use) => [`${use.workId} ${keyOf(use)}`, use])).values()];
  const counting = await contractsCounting.rows<Counting>(db, {
    workIds: once.map(({ workId }) => workId),
    days: once.map(({ day }) => day),
    countryIds: once.map(({ countryId }) => countryId),
    paidOn,
  });
  for (const { workId, authorId, contractId, ...when } of counting)
    for (const right of found.get(workId) ?? []) {
      if (right.authorId !== authorId) continue;
      if (!right.onlyFor) (right.exceptFor ??= new Set()).add(keyOf(when));
      else if (right.countedId === contractId) right.onlyFor.add(keyOf(when));
    }
}

const keyOf = ({ day, countryId }: When) => `${day} ${countryId}`;

/** Who shares a use of a day, at home or abroad. Shares that nobody was given are nobody's, and never the others'. */
export function partsOn(
  rights: readonly WorkRight[],
  { day, countryId }: When,
  unprotected: Unprotected,
): Part[] {
  const parts = new Map<string, Part>();
  let given = 0;
  const use = keyOf({ day, countryId });
  const counting: Counted[] = [];
  for (const right of rights) {
    if (right.exceptFor?.has(use) || (right.onlyFor && !right.onlyFor.has(use))) continue;
    if (day < right.startsOn || day >= right.endsBefore) continue;
    const share = countryId === iceland ? right.shareHundredths : right.shareAbroadHundredths;
    given += share;
    counting.push({ right, share, undisputed: share });
  }
  lower(counting, day);
  for (const { right, share, undisputed } of counting) {
    if (undisputed > 0) add(parts, partOf(right, undisputed));
    if (share > undisputed) add(parts, disputed(right.disputeId, share - undisputed));
  }
  if (given < all) add(parts, nobodys(all - given));
  const every = [...parts.values()];
  const isProtected = every.some(({ kind }) => kind !== 'pot');
  return unprotected === 'noPoints' && isProtected ? every.filter(({ kind }) => kind !== 'pot') : every;
}

interface Counted {
  right: WorkRight;
  share: number;
  /** What of it is paid while the work is in dispute (H83). */
  undisputed: number;
}

/** Lowers the lines of each author in dispute to what is not in doubt, by largest remainder. */
function lower(counting: readonly Counted[], day: string): void {
  const inDoubt = counting.filter(
    ({ right, share }) => share > 0 && right.disputeId && day >= (right.doubtfulFrom ?? ''),
  );
  for (const authorId of new Set(inDoubt.map(({ right }) => right.authorId))) {
    const own = inDoubt.filter(({ right }) => right.authorId === authorId);
    const whole = own.reduce((sum, { share }) => sum + share, 0);
    const most = own[0]?.right.undisputedHundredths ?? whole;
    const shares = dividedBy(
      Math.min(most, whole),
      own.map(({ share }) => share),
    );
    for (const [at, line] of own.entries()) line.undisputed = shares[at] ?? 0;
  }
}

function partOf({ authorId, rightId, contractId }: WorkRight, share: number): Part {
  const isUnprotected = authorId === publicDomainAuthorId || authorId === aiAuthorId;
  if (isUnprotected)
    return { key: 'pot', kind: 'pot', isEven: false, rightId: null, authorId: null, contractId: null, share };
  if (rightId === null)
    return { key: `a${authorId}`, kind: 'kept', isEven: false, rightId, authorId, contractId, share };
  return { key: `r${rightId}`, kind: 'right', isEven: true, rightId, authorId, contractId, share };
}

const disputed = (disputeId: number | null | undefined, share: number): Part => ({
  ...nobodys(share),
  key: `d${disputeId}`,
  kind: 'disputed',
  disputeId: disputeId ?? null,
});

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
