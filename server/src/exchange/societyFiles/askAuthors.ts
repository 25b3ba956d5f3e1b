import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { refuse } from '../../platform/refusal.ts';
import { askUnasked } from '../../works/approvals/askUnasked.ts';
import * as queries from './askAuthorsQueries.ts';
import { lockImport } from './importQueries.ts';

interface Asking {
  societyImportId: number;
  /** Who began it: nobody is asked of works that they have a part in. */
  userId: number;
}

/** Works of one transaction. */
const atOnce = 100;

/** O275: has a job ask the authors of all works of files that were taken. */
export async function queueAsk(db: Queryable, asking: Asking): Promise<void> {
  const found = await lockImport.row<{ state: string }>(db, { societyImportId: asking.societyImportId });
  if (!found) refuse('society.importNotFound');
  if (found.state !== 'taken') refuse('society.notTaken');
  const unasked = await queries.isAnyUnasked.row<{ isAny: boolean }>(db, { ...asking });
  if (!unasked?.isAny) refuse('approval.nobodyToAsk');
  await queries.addAskJob.run(db, { ...asking });
}

/** Asks some at a time. Who has been asked is not found again, so a kill asks nobody twice. */
export async function askAll(pool: pg.Pool, { societyImportId, userId }: Asking): Promise<void> {
  let after: number | undefined = 0;
  while (after !== undefined) {
    const last: number = after;
    after = await transaction(pool, async (db) => {
      await queries.nameActor.run(db, { userId: String(userId) });
      const works = await queries.findUnasked.rows<{ workId: number }>(db, {
        societyImportId,
        userId,
        after: last,
        atOnce,
      });
      for (const { workId } of works) await askUnasked(db, workId);
      return works.at(-1)?.workId;
    });
  }
}

export const askSocietyAuthors: Task = {
  name: 'askSocietyAuthors',
  run: ({ pool }, payload) => askAll(pool, payload as Asking),
};
