import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { findAbandoned, matchWaiting } from './againQueries.ts';
import { cancel } from './cancel.ts';
import { allowLongWork } from '../../platform/database/longWorkQueries.ts';

/** So many days without another part, and nobody is sending it any more. */
const daysWaited = 7;

/** Looks for the works of what waits again: works were registered and codes confirmed since. R8 */
export async function matchAgain(pool: pg.Pool): Promise<void> {
  await transaction(pool, async (db) => {
    await allowLongWork.run(db, {});
    await matchWaiting.run(db, {});
  });
}

/** Cancels what was announced and whose file never came, or was never read; its parts go with it. */
export async function sweepUsage(pool: pg.Pool): Promise<void> {
  for (;;) {
    const isSwept = await transaction(pool, async (db) => {
      const abandoned = await findAbandoned.row<{ usageImportId: number }>(db, { days: daysWaited });
      if (abandoned) await cancel(db, abandoned.usageImportId, null);
      return abandoned !== undefined;
    });
    if (!isSwept) return;
  }
}

export const matchUsage: Task = {
  name: 'matchUsage',
  run: async ({ pool }) => {
    await sweepUsage(pool);
    await matchAgain(pool);
  },
};
