import type { ExplainedLine, ExplainedShare, PoolStep } from '@omur/contract/royalties/explanations';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './queries.ts';

interface Asked {
  distributionId: number;
  statementLineId: number;
  language: string;
  /** Whose shares alone are told; null tells all of them. */
  personId: number | null;
}

type Found = Omit<ExplainedLine, 'steps' | 'shares'> & {
  poolId: number;
  poolDistributionId: number;
} & Record<string, unknown>;

/** How a line of a run came about (R17). To a member a line that pays others alone is not there. */
export async function explainLine(db: Queryable, asked: Asked): Promise<ExplainedLine> {
  const { distributionId, statementLineId, personId } = asked;
  const line = (await queries.findLine.row<Found>(db, { ...asked })) ?? refuse('money.lineNotFound');
  const of = { distributionId, statementLineId, personId };
  return {
    ...line,
    steps: await queries.poolSteps.rows<PoolStep & Record<string, unknown>>(db, {
      distributionId: line.poolDistributionId,
      poolId: line.poolId,
    }),
    shares: await queries.explainedShares.rows<ExplainedShare & Record<string, unknown>>(db, of),
  };
}
