import { type Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { refreshAmended, touchWorks } from '../../works/catalogue/queries.ts';
import { rewriteRights, type Days } from '../../works/rights/rewrite.ts';
import { today } from '../../works/rights/timeline.ts';
import {
  lockWorks,
  choose,
  markEffect,
  findChosen,
  findDays,
  markDated,
  giveUp,
  markOver,
  lockWork,
  takeOut,
} from './effectQueries.ts';

/** Works whose lines are written together. */
const atOnce = 500;

type Work = { workId: number };

const idsOf = (works: readonly Work[]) => works.map(({ workId }) => workId);

/**
 * Puts the works under a contract: from now on the publisher sees them, and on the days of the contract their rights follow it (V6, M7).
 * What was distributed stays as it was. A contract that starts later takes effect by the clock.
 */
export async function takeEffect(
  db: Queryable,
  contractId: number,
  authorId: number,
  only: readonly number[] | null = null,
): Promise<void> {
  const workIds = idsOf(await lockWorks.rows<Work>(db, { contractId, only }));
  await choose.run(db, { contractId, workIds });
  const days = (await findDays.row<ContractDays>(db, { contractId })) ?? refuse('contract.notFound');
  // A work that staff put into it later is in it from that day on.
  if (days.hasBegun) await rewrite(db, authorId, workIds, { from: only ? later(days) : days.startsOn });
  await markDated.run(db, { contractId });
  // Also those whose author's part stays elsewhere, or that it counts for later: they are in it from now on (V11, O302).
  await touchWorks.run(db, { workIds });
  await refreshAmended.run(db, { workIds });
  await markEffect.run(db, { contractId });
}

interface ContractDays extends Record<string, unknown> {
  startsOn: string;
  endsBefore: string;
  today: string;
  hasBegun: boolean;
}

const later = ({ startsOn, today: day }: ContractDays) => (startsOn > day ? startsOn : day);

/** Who is paid the author's share of these works, by the contracts they are in. */
async function rewrite(db: Queryable, authorId: number, workIds: readonly number[], days: Days) {
  for (let at = 0; at < workIds.length; at += atOnce) {
    const some = workIds.slice(at, at + atOnce);
    await rewriteRights(
      db,
      some.map((workId) => ({ workId, authorId })),
      days,
    );
  }
}

/** A contract from before lines had days: its works follow its days from now on (M7). */
export async function giveDays(db: Queryable, contractId: number, authorId: number): Promise<void> {
  const workIds = idsOf(await lockWorks.rows<Work>(db, { contractId, only: null }));
  const days = (await findDays.row<ContractDays>(db, { contractId })) ?? refuse('contract.notFound');
  if (days.hasBegun) await rewrite(db, authorId, workIds, { from: days.startsOn });
  await markDated.run(db, { contractId });
}

/** A contract does not run any more: the rights of the works that rested on it go to the next one, or back to the author (V6). */
export async function loseEffect(
  db: Queryable,
  contractId: number,
  authorId: number,
  from: string,
): Promise<void> {
  const workIds = idsOf(await findChosen.rows<Work>(db, { contractId }));
  await release(db, contractId, authorId, { workIds, from });
  await markOver.run(db, { contractId });
}

/** These works, of those that rest on a contract, rest on it no longer. */
async function release(
  db: Queryable,
  contractId: number,
  authorId: number,
  { workIds, from }: { workIds: readonly number[]; from: string },
): Promise<void> {
  if (workIds.length === 0) return;
  await giveUp.run(db, { contractId, authorId, workIds });
  await rewrite(db, authorId, workIds, { from });
  await touchWorks.run(db, { workIds });
  await refreshAmended.run(db, { workIds });
}

/** Takes one work out of a contract; false when it was not in it. */
export async function withdraw(
  db: Queryable,
  contractId: number,
  authorId: number,
  workId: number,
): Promise<boolean> {
  await lockWork.run(db, { workId });
  if (!(await takeOut.row(db, { contractId, workId }))) return false;
  await release(db, contractId, authorId, { workIds: [workId], from: today });
  return true;
}

/** The terms of a contract have changed: the rights of its works follow, from a day on. */
export async function followTerms(
  db: Queryable,
  contractId: number,
  authorId: number,
  from: string,
): Promise<void> {
  const workIds = idsOf(await lockWorks.rows<Work>(db, { contractId, only: null }));
  if (workIds.length === 0) return;
  await rewrite(db, authorId, workIds, { from });
  await touchWorks.run(db, { workIds });
  await refreshAmended.run(db, { workIds });
}
