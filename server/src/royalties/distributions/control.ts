import { type Queryable } from '../../platform/database/statement.ts';
import type { Problem } from './fileLine.ts';
import {
  totalDistribution,
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

/** M3: proves the sums to the eyrir, those of every right and those that staff announced. */
export async function controlProblems(
  db: Queryable,
  distributionId: number,
  linesRead: number,
): Promise<Problem[]> {
  const uneven = await totalDistribution.rows<Uneven>(db, { distributionId, most: mostUneven });
  const negative = await overdrawn.rows<Overdrawn>(db, { distributionId, most: mostUneven });
  const announced = await compareAnnounced.row<Announced>(db, { distributionId });
  const problems: Problem[] = uneven.map(({ rightId, ...sums }) => ({
    code: 'distribution.control.uneven',
    values: { right: rightId, ...sums },
  }));
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
