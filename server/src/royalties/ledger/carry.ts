import type { Task } from '../../platform/jobs/task.ts';
import { carryLedger as carry } from './queries.ts';

/** O163: so that what is checked at each payment is added up from yesterday. */
export const carryLedger: Task = {
  name: 'carryLedger',
  run: async ({ pool }) => {
    await carry.run(pool, {});
  },
};
