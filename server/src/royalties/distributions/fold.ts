import type { Task } from '../../platform/jobs/task.ts';
import { transaction } from '../../platform/database/pool.ts';
import { closedYears, foldLines, proveFolds, referenceRuns } from './foldQueries.ts';
import { allowLongWork } from '../../platform/database/longWorkQueries.ts';

/** O34: one year in a transaction. It waits two seconds for those who read; the job is tried again later. */
export const foldStatements: Task = {
  name: 'foldStatements',
  run: async ({ pool }) => {
    await transaction(pool, async (db) => {
      await allowLongWork.run(db, {});
      await referenceRuns.run(db, {});
    });
    for (const { year } of await closedYears.rows<{ year: number }>(pool, {}))
      await transaction(pool, async (db) => {
        await allowLongWork.run(db, {});
        await foldLines.run(db, { year });
      });
    await transaction(pool, async (db) => {
      await allowLongWork.run(db, {});
      await proveFolds.run(db, {});
    });
  },
};
