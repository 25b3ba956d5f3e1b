import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { freeKept } from '../usageClaims/pay.ts';
import * as queries from './clearQueries.ts';
import { allowLongWork } from '../../platform/database/longWorkQueries.ts';

/** Leaves nothing of a distribution but its number, its name and the report on it; what it took of money that was kept is free again. */
export async function clear(db: Queryable, distributionId: number): Promise<void> {
  await allowLongWork.run(db, {});
  for (const one of queries.clearAll) await one.run(db, { distributionId });
  await freeKept(db, distributionId);
}

/** Clears a cancelled distribution in one transaction: a kill leaves it as it was, and the job runs again. Waits for another that does. */
export async function clearCancelled(pool: pg.Pool, distributionId: number): Promise<void> {
  await transaction(pool, async (db) => {
    await allowLongWork.run(db, {});
    await queries.waitLong.run(db, {});
    await queries.takeTurn.run(db, { distributionId });
    if (!(await queries.isToBeCleared.row(db, { distributionId }))) return;
    await clear(db, distributionId);
    await queries.noteCleared.run(db, { distributionId });
  });
}

/** What was cancelled before an import is free for it, and whatever a job gave up on is cleared some day. */
export async function clearAllCancelled(pool: pg.Pool): Promise<void> {
  for (const { distributionId } of await queries.findToBeCleared.rows<{ distributionId: number }>(pool, {}))
    await clearCancelled(pool, distributionId);
}

export const clearDistribution: Task = {
  name: 'clearDistribution',
  run: ({ pool }, payload) => clearCancelled(pool, (payload as { distributionId: number }).distributionId),
};
