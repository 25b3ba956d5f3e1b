import type { Queryable } from '../../platform/database/statement.ts';
import { freeKept } from '../usageClaims/pay.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockDistribution } from './announce.ts';
import * as queries from './queries.ts';

/** Leaves nothing of a distribution but its number and its name. A job that reads its file finds out and stops. */
export async function cancel(db: Queryable, distributionId: number): Promise<void> {
  const { state } = await lockDistribution(db, distributionId);
  if (state === 'finished') refuse('distribution.isFinished');
  await queries.takeTime.run(db, {});
  for (const clear of queries.clearAll) await clear.run(db, { distributionId });
  await freeKept(db, distributionId);
  await queries.setState.run(db, { distributionId, state: 'cancelled' });
}
