import { transaction } from '../../platform/database/pool.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { allowLongWork } from '../../platform/database/longWorkQueries.ts';
import { refreshExpected } from './queries.ts';

/** Reckons anew what everybody may expect of usage that no run has paid (R28). */
export const foreseeMoney: Task = {
  name: 'foreseeMoney',
  run: ({ pool }) =>
    transaction(pool, async (db) => {
      await allowLongWork.run(db, {});
      await refreshExpected.run(db, {});
    }),
};
