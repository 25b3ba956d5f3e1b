import { transaction } from '../../platform/database/pool.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { cancelFile, clearTransactions, findUnsent } from './fileQueries.ts';

/** A file that was not sent for so long is not going to be. */
const daysWaited = 30;

/** Cancels files that nobody sent, so that what they say of people does not stay. */
export const sweepCwrFiles: Task = {
  name: 'sweepCwrFiles',
  run: async ({ pool }) => {
    for (let isLeft = true; isLeft; )
      isLeft = await transaction(pool, async (db) => {
        const file = await findUnsent.row<{ cwrFileId: number }>(db, { days: daysWaited });
        if (!file) return false;
        await clearTransactions.run(db, file);
        await cancelFile.run(db, file);
        return true;
      });
  },
};
