import type { Task } from '../jobs/task.ts';
import { forgetMeasurements, measureTables as measure } from './queries.ts';

/** O72: how large each table is today. */
export const measureTables: Task = {
  name: 'measureTables',
  run: async ({ pool }) => {
    await measure.run(pool, {});
    await forgetMeasurements.run(pool, {});
  },
};
