import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockDistribution } from './announce.ts';
import { clear } from './clear.ts';
import { askToClear, countRows } from './clearQueries.ts';
import { setState } from './queries.ts';

/** Rows up to which clearing is quick enough to be waited for. */
const mostAtOnce = 2_000;

/**
 * Cancels a distribution: nothing of it is seen, counted or paid any more. What stands there is cleared now, or in the background where it is much
 * (O34). A job that reads its file finds out and stops.
 */
export async function cancel(db: Queryable, distributionId: number): Promise<void> {
  const { state, isBeingCleared } = await lockDistribution(db, distributionId);
  if (state === 'finished') refuse('distribution.isFinished');
  if (isBeingCleared || (await hasMuch(db, distributionId))) {
    await askToClear.run(db, { distributionId });
    return;
  }
  await clear(db, distributionId);
  await setState.run(db, { distributionId, state: 'cancelled' });
}

async function hasMuch(db: Queryable, distributionId: number): Promise<boolean> {
  const most = mostAtOnce + 1;
  const found = await countRows.row<{ rowCount: number }>(db, { distributionId, most });
  return (found?.rowCount ?? 0) > mostAtOnce;
}
