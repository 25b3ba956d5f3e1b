import type { Queryable } from '../../platform/database/statement.ts';
import { transliterate } from '../cwr/transliterate.ts';
import { insertOfFile } from './answer.ts';
import * as queries from './answerQueries.ts';
import { contentOfRefusal, type FileMessage, type OfFile } from './answerRecords.ts';
import { findOtherOfCode, lockSender } from './fileQueries.ts';

interface Refused extends OfFile {
  messages: readonly (Partial<FileMessage> & { text: { en: string } })[];
}

/**
 * X175: answers a file that was sent and refused whole, once for its bytes. A code that is somebody else's is not answered by, as answers are
 * numbered by it.
 */
export async function answerRefused(db: Queryable, cwrFileId: number): Promise<void> {
  const file = await queries.findRefusedToAnswer.row<Refused>(db, { cwrFileId });
  if (!file) return;
  const { personId, receiver } = file;
  await queries.lockCode.run(db, { receiver });
  await lockSender.run(db, { personId });
  if (await queries.findSameAnswered.row(db, { cwrFileId })) return;
  if (await findOtherOfCode.row(db, { senderCode: receiver, personId })) return;
  const type = file.messages[0]?.recordType === 'TRL' ? 'TRL' : 'HDR';
  // The limit of ours (X82) is no rule of the format, and has no number.
  const messages = file.messages.map(({ text, ...of }) => ({
    severity: 'E',
    recordType: type,
    level: 'E',
    number: '000',
    record: 0,
    message: transliterate(text.en),
    ...of,
  }));
  await insertOfFile(db, cwrFileId, file, {
    stage: 'first',
    content: contentOfRefusal(file, type, messages),
  });
}
