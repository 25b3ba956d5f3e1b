import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { cancel } from './cancel.ts';
import { clearAllCancelled } from './clear.ts';
import { findAbandoned } from './sweepQueries.ts';

/** So many days without another part, and nobody is sending it any more. */
const daysWaited = 7;

/** Cancels what was announced and whose file never came whole; up to 2 GB of parts go with each. */
export async function sweepAbandoned(pool: pg.Pool): Promise<void> {
  while (await transaction(pool, sweepOne));
}

async function sweepOne(db: pg.PoolClient): Promise<boolean> {
  const abandoned = await findAbandoned.row<{ distributionId: number }>(db, { days: daysWaited });
  if (abandoned) await cancel(db, abandoned.distributionId);
  return abandoned !== undefined;
}

export const sweepDistributions: Task = {
  name: 'sweepDistributions',
  run: async ({ pool }) => {
    await sweepAbandoned(pool);
    await clearAllCancelled(pool);
  },
};
