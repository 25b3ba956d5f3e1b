import { type Queryable } from '../../platform/database/statement.ts';
import {
  findOverdrawn,
  findSameCorrection,
  findSameFile,
  findTakenTooMuch,
  takeBackKept,
} from './correctionsQueries.ts';
import type { Problem } from './fileLine.ts';
import { correctionPaysSender } from './queries.ts';

interface Taken extends Record<string, unknown> {
  rightId: number;
  taken: string;
  paid: string;
}

interface Overdrawn extends Record<string, unknown> {
  rightId: number;
  /** 2 deducted, 4 paid by others. */
  movementType: 2 | 4;
  taken: string;
  was: string;
}

interface KeptTaken extends Record<string, string | number> {
  line: number;
  taken: string;
  kept: string;
}

/** R246: takes what a correction takes back of usage that nobody is paid for out of what was kept of it. Comes before it is added up. */
export async function takeBack(db: Queryable, distributionId: number): Promise<Problem[]> {
  const tooMuch = await takeBackKept.rows<KeptTaken>(db, { distributionId });
  return tooMuch.map((values) => ({ code: 'distribution.control.keptTaken', values }));
}

/** What is wrong with a distribution beside what it corrects, and beside what came before. */
export async function correctionProblems(db: Queryable, distributionId: number): Promise<Problem[]> {
  const same = await findSameFile.row<{ distributionId: number }>(db, { distributionId });
  const again = await findSameCorrection.row<{ distributionId: number }>(db, { distributionId });
  const taken = await findTakenTooMuch.rows<Taken>(db, { distributionId });
  const overdrawn = await findOverdrawn.rows<Overdrawn>(db, { distributionId });
  const isOwn = await correctionPaysSender.row(db, { distributionId });
  return [
    ...(isOwn ? [{ code: 'distribution.control.paysSender' as const }] : []),
    ...(same ? [{ code: 'distribution.file.sameAs' as const, values: { number: same.distributionId } }] : []),
    ...(again
      ? [{ code: 'distribution.file.sameCorrection' as const, values: { number: again.distributionId } }]
      : []),
    ...taken.map(({ rightId, ...sums }) => ({
      code: 'distribution.control.takenTooMuch' as const,
      values: { right: rightId, ...sums },
    })),
    ...overdrawn.map(({ rightId, movementType, ...sums }) => ({
      code: overdrawnCodes[movementType],
      values: { right: rightId, ...sums },
    })),
  ];
}

const overdrawnCodes = {
  2: 'distribution.control.deductionsTaken',
  4: 'distribution.control.paidElsewhereTaken',
} as const;
