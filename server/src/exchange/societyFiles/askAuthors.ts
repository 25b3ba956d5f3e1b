import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { refuse } from '../../platform/refusal.ts';
import { askOfMany } from '../../works/approvals/askMany.ts';
import * as queries from './askAuthorsQueries.ts';
import { lockImport } from './importQueries.ts';

interface Asking {
  societyImportId: number;
  /** Who began it: nobody is asked of works that they have a part in. */
  userId: number;
}

/** O275: has a job ask the authors of all works of files that were taken. */
export async function queueAsk(db: Queryable, asking: Asking): Promise<void> {
  const found = await lockImport.row<{ state: string }>(db, { societyImportId: asking.societyImportId });
  if (!found) refuse('society.importNotFound');
  if (found.state !== 'taken') refuse('society.notTaken');
  const unasked = await queries.isAnyUnasked.row<{ isAny: boolean }>(db, { ...asking });
  if (!unasked?.isAny) refuse('approval.nobodyToAsk');
  await queries.addAskJob.run(db, { ...asking });
}

/**
 * Asks one person at a time, of all works at once, and tells them in the same transaction: nobody's silence counts who was not told. Who has
 * been asked is not found again, so a kill asks nobody twice.
 */
export async function askAll(
  pool: pg.Pool,
  { societyImportId, userId }: Asking,
  publicUrl: string,
): Promise<void> {
  const persons = await queries.findUnaskedPersons.rows<{ personId: number }>(pool, {
    societyImportId,
    userId,
  });
  for (const { personId } of persons)
    await transaction(pool, async (db) => {
      await queries.nameActor.run(db, { userId: String(userId) });
      const works = await queries.findUnaskedOf.rows<{ workId: number }>(db, {
        societyImportId,
        userId,
        personId,
      });
      await askOfMany(db, { personId, workIds: works.map(({ workId }) => workId), publicUrl });
    });
}

export const askSocietyAuthors: Task = {
  name: 'askSocietyAuthors',
  run: ({ pool, config }, payload) => askAll(pool, payload as Asking, config.publicUrl),
};
