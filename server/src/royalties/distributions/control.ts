import { type Queryable } from '../../platform/database/statement.ts';
import type { Problem } from './fileLine.ts';
import {
  totalDistributions,
  overdrawn,
  compareAnnounced,
  heldOverdrawn,
  keep,
  explainAllocation,
} from './controlQueries.ts';

const mostUneven = 1000;

interface Uneven extends Record<string, unknown> {
  rightId: number;
  distributed: string;
  deducted: string;
  allocated: string;
  held: string;
}

interface Overdrawn extends Record<string, unknown> {
  rightId: number;
  distributed: string | null;
  deducted: string | null;
}

interface HeldOverdrawn extends Record<string, unknown> {
  rightId: number;
  released: string;
  held: string;
}

interface Announced extends Record<string, unknown> {
  expectedLines: number | null;
  expectedAmount: string | null;
  amount: string;
  isOtherAmount: boolean | null;
}

/** M3: adds up the lines of distributions, and proves the sums of every right to the eyrir. */
export async function addUp(db: Queryable, distributionIds: readonly number[]): Promise<Problem[]> {
  const uneven = await totalDistributions.rows<Uneven>(db, { distributionIds, most: mostUneven });
  return uneven.map(({ rightId, ...sums }) => ({
    code: 'distribution.control.uneven',
    values: { right: rightId, ...sums },
  }));
}

/** M3: what the sums of a distribution that was added up say against it, and against what staff announced. */
export async function controlProblems(
  db: Queryable,
  distributionId: number,
  linesRead: number,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const negative = await overdrawn.rows<Overdrawn>(db, { distributionId, most: mostUneven });
  const announced = await compareAnnounced.row<Announced>(db, { distributionId });
  for (const { rightId, distributed, deducted } of negative)
    problems.push({
      code: 'distribution.control.overdrawn',
      values: { right: rightId, distributed: distributed ?? '0', deducted: deducted ?? '0' },
    });
  for (const { rightId, ...sums } of await heldOverdrawn.rows<HeldOverdrawn>(db, {
    distributionId,
    most: mostUneven,
  }))
    problems.push({ code: 'distribution.control.heldOverdrawn', values: { right: rightId, ...sums } });
  if (announced?.isOtherAmount)
    problems.unshift({
      code: 'distribution.control.amount',
      values: { found: announced.amount, expected: announced.expectedAmount ?? '' },
    });
  if (announced && announced.expectedLines !== null && announced.expectedLines !== linesRead)
    problems.unshift({
      code: 'distribution.control.lines',
      values: { found: linesRead, expected: announced.expectedLines },
    });
  return problems;
}

/** What the report on a distribution says of it. */
export async function keepSums(db: Queryable, distributionId: number, linesRead: number): Promise<void> {
  await explainAllocation.run(db, {});
  await keep.run(db, { distributionId, linesRead });
}
