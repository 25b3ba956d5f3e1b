import { transaction } from '../../platform/database/pool.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { refreshAllDoubts } from './queries.ts';

/** Finds the set lists of which staff have to say whether they count (R120). */
export const findDoubts: Task = {
  name: 'findSetListDoubts',
  run: async ({ pool }) => {
    await transaction(pool, (db) => refreshAllDoubts.run(db, {}));
  },
};
