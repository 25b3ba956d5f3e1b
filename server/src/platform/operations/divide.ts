import { kept } from '@omur/contract/people/rules/retention';
import { transaction } from '../database/pool.ts';
import type { Task } from '../jobs/task.ts';
import { analyzeTimeTables, dropPassedParts, makeTimeParts, takeTime } from './queries.ts';

/** O161, O162: tables for the time to come, and none for what is kept no longer. */
export const divideByTime: Task = {
  name: 'divideByTime',
  run: async ({ pool }) => {
    await makeTimeParts.run(pool, {});
    await dropPassedParts.run(pool, kept.letters);
    await transaction(pool, async (db) => {
      await takeTime.run(db, {});
      await analyzeTimeTables.run(db, {});
    });
  },
};
