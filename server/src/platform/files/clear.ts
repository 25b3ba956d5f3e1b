import type { FileOwnerKind } from '@omur/contract/platform/calls/files';
import type pg from 'pg';
import { transaction } from '../database/pool.ts';
import type { Task } from '../jobs/task.ts';
import { openStorage } from './open.ts';
import { keyOf } from './owner.ts';
import { forgetFile, lockToClear } from './queries.ts';
import type { Storage } from './storage.ts';

interface ToClear extends Record<string, unknown> {
  fileId: number;
  ownerKind: FileOwnerKind;
  ownerId: number;
  name: string;
  state: 'offered' | 'removed';
  isPastRecall: boolean | null;
}

/** Clears one file from storage; answers its number, to go on after. */
async function clearNext(pool: pg.Pool, storage: Storage, after: number): Promise<number | undefined> {
  return transaction(pool, async (db) => {
    const file = await lockToClear.row<ToClear>(db, { after });
    if (!file) return undefined;
    await storage.remove(keyOf(file.ownerKind, file.ownerId, file.name));
    // The address it was sent to may still be good; what comes by it after this is cleared the next time.
    if (file.state === 'offered' || file.isPastRecall) await forgetFile.run(db, { fileId: file.fileId });
    return file.fileId;
  });
}

/** A1: what was offered and did not come within a day goes, also from storage, and so does what was taken off. */
export async function clearAll(pool: pg.Pool, storage: Storage): Promise<void> {
  let after: number | undefined = 0;
  while (after !== undefined) after = await clearNext(pool, storage, after);
  await storage.tidy?.();
}

export const clearFiles: Task = {
  name: 'clearFiles',
  run: ({ pool, config }) => clearAll(pool, openStorage(config, pool)),
};
