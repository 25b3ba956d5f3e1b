import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './importQueries.ts';
import { lock } from './lock.ts';
import { allowLongWork } from '../../platform/database/longWorkQueries.ts';

/**
 * Takes an import back with all of its lines, unless some of them were paid, or somebody with works takes back a colleague's (R147). A
 * job that reads its file finds out and stops.
 */
export async function cancel(db: Queryable, usageImportId: number, userId: number | null): Promise<void> {
  const { state } = await lock(db, usageImportId);
  if (state === 'cancelled') refuse('usage.isClosed');
  if (state === 'taken' && (await queries.isOfOthers.row(db, { usageImportId, userId })))
    refuse('usage.sentByOther');
  await allowLongWork.run(db, {});
  if (await queries.findPaid.row(db, { usageImportId })) refuse('usage.isPaid');
  if (state === 'taken') {
    await queries.lockGroupsOf.run(db, { usageImportId });
    await queries.clearLines.run(db, { usageImportId });
    const gone = await queries.clearTotals.row<{ fingerprints: string[] | null }>(db, { usageImportId });
    await queries.refreshWaiting.run(db, { fingerprints: gone?.fingerprints ?? [] });
  }
  await queries.clearParts.run(db, { usageImportId });
  await queries.clearProblems.run(db, { usageImportId });
  await queries.endCancelled.run(db, { usageImportId });
}
