import type { Queryable } from '../../platform/database/statement.ts';
import { assertFileWhole, lockDistribution } from './announce.ts';
import { assertChosen } from './controllers.ts';
import { askForImport } from './queries.ts';

/** Has the file read by a job once it is whole. Asked again while that goes on, it changes nothing. */
export async function startImport(db: Queryable, distributionId: number): Promise<void> {
  const held = await lockDistribution(db, distributionId);
  if (held.state === 'importing' && held.isBeingRead) return;
  await assertFileWhole(db, distributionId);
  await assertChosen(db, distributionId);
  await askForImport.run(db, { distributionId });
}
