import { kept } from '@omur/contract/people/rules/retention';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { forgetFiles } from './forget.ts';
import { cancelImport } from './importQueries.ts';
import { findAbandoned } from './sweepQueries.ts';

/** O306: lets go of files that nobody took, and of those that never came whole. One import in a transaction. */
export async function sweepAbandoned(pool: pg.Pool): Promise<void> {
  while (await transaction(pool, sweepOne));
}

async function sweepOne(db: pg.PoolClient): Promise<boolean> {
  const abandoned = await findAbandoned.row<{ societyImportId: number }>(db, kept.societyFiles);
  if (!abandoned) return false;
  await cancelImport.run(db, abandoned);
  await forgetFiles(db, abandoned.societyImportId);
  return true;
}

export const sweepSocietyFiles: Task = {
  name: 'sweepSocietyFiles',
  run: ({ pool }) => sweepAbandoned(pool),
};
