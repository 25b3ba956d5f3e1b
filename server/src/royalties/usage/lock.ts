import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockImport } from './importQueries.ts';

export interface LockedImport extends Record<string, unknown> {
  state: 'arriving' | 'broken' | 'refused' | 'taken' | 'cancelled';
  kind: 'log' | 'service' | 'statement';
  fileBytes: number;
  attempt: number;
  isBeingRead: boolean;
}

/** The import, locked until the transaction ends. */
export async function lock(db: Queryable, usageImportId: number): Promise<LockedImport> {
  return (await lockImport.row<LockedImport>(db, { usageImportId })) ?? refuse('usage.notFound');
}

/** The same, while its file may still be sent or read again. */
export async function lockOpen(db: Queryable, usageImportId: number): Promise<LockedImport> {
  const locked = await lock(db, usageImportId);
  if (locked.state === 'taken') refuse('usage.isTaken');
  if (locked.state === 'refused' || locked.state === 'cancelled') refuse('usage.isClosed');
  if (locked.isBeingRead) refuse('usage.isBeingRead');
  return locked;
}
