import type pg from 'pg';
import { type Queryable } from '../../platform/database/statement.ts';
import type { Paying, Use } from '../splits/paying.ts';
import type { Part, WorkRight } from '../splits/split.ts';
import {
  takeTurn,
  makeSocietyRights,
  unpaid,
  waiting,
  markPaid,
  outcomes,
  release,
  free,
  keepAgain,
  addPot,
  allocate,
} from './payQueries.ts';

const atOnce = 1000;

interface Unpaid extends Omit<Use, 'line' | 'movementType' | 'workId'>, Record<string, unknown> {
  number: number;
  workId: number;
  authorId: number | null;
  rightId: number | null;
  finding: string;
  /** Whose the author's part is by the register, and the right by which that society has it once it is a payee (R101). */
  societyCode?: number | null;
  societyRightId?: number | null;
}

/** How money that was kept is found, and noted as paid. */
interface Source {
  find: typeof unpaid;
  mark: typeof markPaid;
}

/**
 * Puts the money of accepted claims, and money whose reason to be kept is gone (M12), into the distribution that is being imported, as
 * lines after those of its file. What is paid here is never paid again; with a cancelled distribution it is free for the next.
 */
export async function payKept(db: pg.ClientBase, paying: Paying, lastNumber: number): Promise<void> {
  // A file may number its lines as high as numbers go; what was kept then waits for one that does not.
  if (lastNumber > 2_000_000_000) return;
  await takeTurn.run(db, {});
  await addPot.run(db, {});
  await makeSocietyRights.run(db, {});
  const claimed = await payFrom(db, paying, { find: unpaid, mark: markPaid }, lastNumber);
  await payFrom(db, paying, { find: waiting, mark: release }, claimed);
}

/**
 * For a right of which the file says what is paid, what comes besides is allocated beside that; for others all is, at the end. Comes
 * once the lines are as they stay.
 */
export async function allocateKept(db: Queryable, distributionId: number, lastNumber: number): Promise<void> {
  await allocate.run(db, { distributionId, lastNumber });
}

/** With a cancelled distribution. */
export async function freeKept(db: Queryable, distributionId: number): Promise<void> {
  await free.run(db, { distributionId });
  await keepAgain.run(db, { distributionId });
}

async function payFrom(
  db: pg.ClientBase,
  paying: Paying,
  { find, mark }: Source,
  lastNumber: number,
): Promise<number> {
  const { distributionId } = paying;
  let line = lastNumber;
  for (let after = 0; ; ) {
    const kept = await find.rows<Unpaid>(db, { after, most: atOnce });
    if (kept.length === 0) return line;
    after = kept.at(-1)?.number ?? after;
    const rights = await paying.rightsOf(db, kept);
    const shared = await sharedByOutcome(db, paying, kept);
    const numbers: number[] = [];
    for (const one of kept) {
      const use: Use = { ...one, line: line + 1, movementType: 1 };
      const isPaid =
        one.finding === 'disputed'
          ? payParts(paying, use, shared.get(one.number) ?? [])
          : payOne(paying, use, one, rights.get(one.workId) ?? []);
      if (!isPaid) continue;
      line += 1;
      numbers.push(one.number);
    }
    await paying.write(db);
    await mark.run(db, { distributionId, numbers });
  }
}

/** Pays one of them; false where there is still nobody to pay. The file may have said whose it is, when only the work was not known. */
function payOne(
  paying: Paying,
  use: Use,
  { rightId, authorId, finding, societyCode, societyRightId }: Unpaid,
  rights: readonly WorkRight[],
): boolean {
  if (societyCode) return paySociety(paying, use, societyRightId, owedParts(paying, use, authorId, rights));
  if (rightId !== null) {
    const own = paying.partsOf(use, rights).some((part) => part.rightId === rightId);
    if (own && paying.payRight(use, rightId, rights)) return true;
    if (finding !== 'claimed') return false;
  }
  const parts =
    finding === 'noPayee' ? owedParts(paying, use, authorId, rights) : paying.partsOf(use, rights);
  return payParts(paying, use, parts);
}

/** All of an author's part is the society's, also where somebody here has the author's right by now; false while it is no payee. */
function paySociety(
  paying: Paying,
  use: Use,
  rightId: number | null | undefined,
  parts: readonly Part[],
): boolean {
  const [first] = parts;
  if (!rightId || !first) return false;
  const share = parts.reduce((sum, part) => sum + part.share, 0);
  paying.split(use, [
    { ...first, key: `r${rightId}`, kind: 'right', rightId, contractId: null, isEven: true, share },
  ]);
  return true;
}

function payParts(paying: Paying, use: Use, parts: readonly Part[]): boolean {
  if (!parts.some(({ kind }) => kind === 'right')) return false;
  paying.split(use, parts);
  return true;
}

interface SharedByOutcome extends Record<string, unknown> {
  number: number;
  rightId: number | null;
  authorId: number;
  contractId: number | null;
  shareHundredths: number;
}

/** H84: who shares each of what was kept for a dispute, by its outcome. */
async function sharedByOutcome(
  db: Queryable,
  { today }: Paying,
  kept: readonly Unpaid[],
): Promise<Map<number, Part[]>> {
  const numbers = kept.filter(({ finding }) => finding === 'disputed').map(({ number }) => number);
  const found = new Map<number, Part[]>();
  if (numbers.length === 0) return found;
  for (const { number, shareHundredths, ...owner } of await outcomes.rows<SharedByOutcome>(db, {
    numbers,
    today,
  })) {
    const { rightId, authorId } = owner;
    const key = rightId === null ? `a${authorId}` : `r${rightId}`;
    const parts = found.get(number) ?? [];
    found.set(number, parts);
    const known = parts.find((part) => part.key === key);
    if (known) known.share += shareHundredths;
    else
      parts.push({
        ...owner,
        key,
        kind: rightId === null ? 'kept' : 'right',
        isEven: rightId !== null,
        share: shareHundredths,
      });
  }
  return found;
}

/** Whose the part of a line was that nobody could be paid: the author's, or, before that was kept, everybody's who had no right. */
function owedParts(paying: Paying, use: Use, authorId: number | null, rights: readonly WorkRight[]): Part[] {
  const owed = rights.filter((right) =>
    authorId === null
      ? right.isPublisher || right.rightId === null
      : right.authorId === authorId && !right.isPublisher,
  );
  return paying.partsOf(use, owed, 'staysInPot').filter(({ key }) => key !== 'nobody');
}
