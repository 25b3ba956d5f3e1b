import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { countChanges, takeTime } from './checkQueries.ts';
import { cancel } from './importing.ts';
import { clearLines, clearParts, findAbandoned } from './importQueries.ts';
import * as queries from './takeQueries.ts';
import { standsYet } from './typed.ts';

/** Takes the good lines of a file that was checked: all of them or none, in one transaction (X32). */
export async function takeFile(pool: pg.Pool, ipiImportId: number): Promise<void> {
  await transaction(pool, async (db) => {
    await takeTime.run(db, {});
    await queries.lockRegister.run(db, {});
    const taking = await queries.lockTaking.row<{ isOutdated: boolean; isTyped: boolean }>(db, {
      ipiImportId,
    });
    if (!taking) return;
    // Another file came between the request and this: what was said of this one may no longer hold.
    if (taking.isTyped) {
      if (!(await standsYet(db, ipiImportId))) return;
    } else if (taking.isOutdated) {
      await queries.checkAgain.run(db, { ipiImportId });
      return;
    }
    const asked = { ipiImportId };
    await countChanges.run(db, asked);
    await queries.compareAtEnd.run(db, {});
    await queries.addParties.run(db, asked);
    await queries.noteNames.run(db, asked);
    await queries.writeNames.run(db, asked);
    await queries.removeMemberships.run(db, asked);
    await queries.endMemberships.run(db, asked);
    await queries.addMemberships.run(db, asked);
    await queries.compareNow.run(db, {});
    if (!taking.isTyped) await clearLines.run(db, asked);
    await clearParts.run(db, asked);
    await queries.endTaken.run(db, asked);
  });
}

export const takeIpiImport: Task = {
  name: 'takeIpiImport',
  run: ({ pool }, payload) => takeFile(pool, (payload as { ipiImportId: number }).ipiImportId),
};

/** So many days without being taken, and nobody wants the file any more. */
const daysWaited = 30;

/** Cancels imports whose files nobody took. */
export const sweepIpiImports: Task = {
  name: 'sweepIpiImports',
  run: async ({ pool }) => {
    while (await transaction(pool, sweepOne));
  },
};

async function sweepOne(db: Queryable): Promise<boolean> {
  const abandoned = await findAbandoned.row<{ ipiImportId: number }>(db, { days: daysWaited });
  if (abandoned) await cancel(db, abandoned.ipiImportId);
  return abandoned !== undefined;
}
