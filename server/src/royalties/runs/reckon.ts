import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { allowLongWork } from '../../platform/database/longWorkQueries.ts';
import { prepareRunLines, reckon } from './queries.ts';

/**
 * Reckons a run in one transaction: a kill leaves the preview before, and the job runs again (R13). A run that was finished or cancelled
 * meanwhile stays as it is. `prepare` brings contracts up to date that began or ended since their clock's last turn (M7).
 */
export const reckonRun = (prepare: (pool: pg.Pool) => Promise<void>): Task => ({
  name: 'reckonRun',
  run: async ({ pool }, payload) => {
    const { distributionId } = payload as { distributionId: number };
    await prepare(pool);
    await prepareRunLines.run(pool, { distributionId });
    await transaction(pool, async (db) => {
      await allowLongWork.run(db, {});
      await reckon.run(db, { distributionId });
    }).catch((error: { constraint?: string }) => {
      if (error.constraint !== 'run_not_open') throw error;
    });
  },
});
