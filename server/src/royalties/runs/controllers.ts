import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { findControllers, markControllersSeen } from './controllersQueries.ts';

/**
 * R227: who finishes a run says that they have seen whose amounts of services' reports it pays by. Whoever chose them finishes none of
 * these (finish_run).
 * @throws money.runControllersUnseen with the reports
 */
export async function seeControllers(db: Queryable, distributionId: number, areSeen: boolean): Promise<void> {
  const found = await findControllers.rows<{ senderName: string; controllers: string[] }>(db, {
    distributionId,
  });
  if (found.length === 0) return;
  const reports = found.map(({ senderName, controllers }) =>
    controllers.length === 0 ? senderName : `${senderName}: ${controllers.join(', ')}`,
  );
  if (!areSeen)
    refuse('money.runControllersUnseen', { values: { reports: [...new Set(reports)].join('; ') } });
  await markControllersSeen.run(db, { distributionId });
}
