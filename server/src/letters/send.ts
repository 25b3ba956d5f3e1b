import * as z from 'zod/mini';
import { transaction } from '../database/pool.ts';
import type { Task } from '../jobs/task.ts';
import { post, type Patience, type PostedLetter } from './post.ts';
import { countAttempt, isUnsent, lockUnsent, markSent } from './queries.ts';

const Payload = z.object({ letterId: z.int() });
type Ground = Parameters<Task['run']>[0];

/** Sends a letter that was stored (J2). */
export const sendLetter: Task = {
  name: 'sendLetter',
  run: (ground, payload) => send(ground, Payload.parse(payload).letterId),
};

/**
 * Sends a letter once: its row is locked until the mail server has answered and that is written down. A failure is counted and
 * thrown, so that the job comes back later. Without a mail server it stays here, for staff to read.
 */
export async function send({ pool, config }: Ground, letterId: number, patience?: Patience): Promise<void> {
  const sending = transaction(pool, async (db) => {
    const letter = await lockUnsent.row<PostedLetter & Record<string, unknown>>(db, { letterId });
    if (!letter) return false;
    if (config.smtpUrl) await post(config.smtpUrl, letter, config, patience);
    await markSent.run(db, { letterId, isKeptHere: !config.smtpUrl });
    return true;
  });
  const wasOurs = await sending.catch(async (error: Error) => {
    await countAttempt.run(pool, { letterId, error: error.message });
    throw error;
  });
  // Another worker has it in its hands. Its attempt may yet fail, so this job has to come back.
  if (!wasOurs && (await isUnsent.row(pool, { letterId })))
    throw new Error('The letter is being sent by another worker.');
}
