import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { fileNameOf } from '../cwr/fileName.ts';
import * as queries from './answerQueries.ts';
import { type Answered, type AnswerStage, contentOf, type OfFile } from './answerRecords.ts';

// X87: answers go out once, in files that are numbered without gaps. They wait in the table for whatever fetches them: the page and the API
// do today; a drop folder would take the same rows.

/** Writes the first answer to a file that was processed, in the transaction that ends it. */
export const answerFirst = (db: pg.PoolClient, cwrFileId: number) => writeAnswer(db, cwrFileId, 'first');

async function writeAnswer(db: pg.PoolClient, cwrFileId: number, stage: AnswerStage): Promise<void> {
  const file = await queries.findFileToAnswer.row<OfFile>(db, { cwrFileId });
  if (!file) return;
  const rows = await queries.findUnanswered.rows<Answered>(db, { cwrFileId, stage });
  if (rows.length === 0) return;
  await insertOfFile(db, cwrFileId, file, {
    stage,
    content: contentOf(file, rows, stage),
    transactionIds: rows.map(({ cwrTransactionId }) => cwrTransactionId),
    // A second answer with the ISWC leaves no notice of it to send.
    withIswcIds: rows
      .filter(({ iswc }) => stage === 'second' && iswc !== null)
      .map(({ cwrTransactionId }) => cwrTransactionId),
  });
}

interface Written {
  stage: AnswerStage;
  content: string;
  transactionIds?: readonly number[];
  withIswcIds?: readonly number[];
}

/** Keeps an answer to a file under the next number of its receiver. */
export async function insertOfFile(
  db: Queryable,
  cwrFileId: number,
  { receiver, version, today, personId }: OfFile,
  { transactionIds = [], withIswcIds = [], ...answer }: Written,
): Promise<void> {
  const year = Number(today.slice(0, 4));
  const taken = await queries.takeNumber.row<{ fileNumber: number }>(db, { receiver, year });
  if (!taken) throw new Error('An answer has a number.');
  const { fileNumber } = taken;
  const fileName = fileNameOf({ year, sequence: fileNumber, sender: '077', receiver, version });
  const of = { cwrFileId, personId, receiver, year, fileNumber, fileName };
  await queries.insertAnswer.run(db, { ...of, ...answer, transactionIds, withIswcIds });
}

/** Writes the second answers that were decided since, and ISWCs that came after them: a file for each file that they answer. */
export const answerCwr: Task = {
  name: 'answerCwr',
  run: async ({ pool }) => {
    await transaction(pool, (db) => queries.decideRegistered.run(db, {}));
    for (const stage of ['second', 'iswc'] as const) {
      const files = await queries.findFilesToAnswer.rows<{ cwrFileId: number }>(pool, { stage });
      for (const { cwrFileId } of files) await transaction(pool, (db) => writeAnswer(db, cwrFileId, stage));
    }
  },
};
