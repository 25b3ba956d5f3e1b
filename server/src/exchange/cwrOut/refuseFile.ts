import type { JudgedTransaction } from '../cwr/transactionJudge.ts';
import type { CwrAcknowledgement } from '../cwr/typed.ts';
import { askStaff, hashOf, madeAtOf, messagesOf, type Receiving, sidesOf } from './answerCase.ts';
import * as queries from './answerQueries.ts';

export type AnswerOutcome = 'taken' | 'same' | 'unknown';
/** What an answer names in place of a transaction where the header or the end of our file is at fault. */
export const refusedWhole: ReadonlySet<string> = new Set(['HDR', 'TRL']);

/** X172: none of the works of a file that its receiver refuses has come to it. One case says so, with the reasons. */
export async function refuseFile(
  receiving: Receiving,
  transaction: JudgedTransaction,
  answer: CwrAcknowledgement,
): Promise<AnswerOutcome> {
  const { db, receiver, receivedFileId } = receiving;
  const file = await queries.findRefusedFile.row<{ fileId: number }>(db, {
    receiver,
    madeAt: madeAtOf(answer),
  });
  if (!file) return 'unknown';
  const messages = messagesOf(answer);
  const of = { receiver, fileId: file.fileId, processedOn: answer.processedOn ?? answer.createdOn };
  const first = await queries.insertRefusals.row<{ answerId: number; workId: number }>(db, {
    ...of,
    receivedFileId,
    messages: JSON.stringify(messages),
    hash: hashOf(transaction, receiver),
  });
  if (!first) return 'same';
  await queries.noteRefusals.run(db, of);
  const sides = await sidesOf(db, first.workId, answer, 'rejected');
  await askStaff({ ...receiving, ...first }, 'rejected', { ...sides, messages, recipientNumber: null });
  return 'taken';
}
