import { type Queryable } from '../../platform/database/statement.ts';
import type { Problem } from './fileLine.ts';
import { findSameFile, findTakenTooMuch, findSameCorrection } from './correctionsQueries.ts';

interface Taken extends Record<string, unknown> {
  rightId: number;
  taken: string;
  paid: string;
}

/** What is wrong with a distribution beside what it corrects, and beside what came before. */
export async function correctionProblems(db: Queryable, distributionId: number): Promise<Problem[]> {
  const same = await findSameFile.row<{ distributionId: number }>(db, { distributionId });
  const again = await findSameCorrection.row<{ distributionId: number }>(db, { distributionId });
  const taken = await findTakenTooMuch.rows<Taken>(db, { distributionId });
  return [
    ...(same ? [{ code: 'distribution.file.sameAs' as const, values: { number: same.distributionId } }] : []),
    ...(again
      ? [{ code: 'distribution.file.sameCorrection' as const, values: { number: again.distributionId } }]
      : []),
    ...taken.map(({ rightId, ...sums }) => ({
      code: 'distribution.control.takenTooMuch' as const,
      values: { right: rightId, ...sums },
    })),
  ];
}
