import * as z from 'zod/mini';
import { transaction } from '../../platform/database/pool.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { post, type Patience, type PostedLetter } from './post.ts';
import { closeOldLinks, countAttempt, findUntried, isUnsent, lockUnsent, markSent } from './queries.ts';

const Payload = z.object({ letterId: z.int() });
type TaskContext = Parameters<Task['run']>[0];

/** Sends a letter that was stored (J2). */
export const sendLetter: Task = {
  name: 'sendLetter',
  run: async (context, payload) => {
    await send(context, Payload.parse(payload).letterId);
    await sendOthers(context);
  },
};

/** Between two jobs of a queue there is a pause: what waits behind this one goes with it, so that many letters take no longer. */
const mostAtOnce = 100;

/** Letters that nobody has tried yet, as long as they go well. Of one that does not, its own job takes care. */
async function sendOthers(context: TaskContext): Promise<void> {
  const waiting = await findUntried.rows<{ letterId: number }>(context.pool, { limit: mostAtOnce });
  try {
    for (const { letterId } of waiting) await send(context, letterId);
  } catch (error) {
    context.log.info({ err: error }, 'a letter was not sent, and is tried again by its own job');
  }
}

/**
 * Sends a letter once: its row is locked until the mail server has answered and that is written down. A failure is counted and
 * thrown, so that the job comes back later. Without a mail server it stays here, for staff to read.
 */
export async function send(
  { pool, config }: TaskContext,
  letterId: number,
  patience?: Patience,
): Promise<void> {
  const sending = transaction(pool, async (db) => {
    const letter = await lockUnsent.row<PostedLetter & Record<string, unknown>>(db, { letterId });
    if (!letter) return false;
    if (config.smtpUrl) await postPatiently(config.smtpUrl, letter, config, patience);
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

/** A mail server that was too slow so often in a row is left alone for a while (J5). */
const mostTimeouts = 2;
const pauseMilliseconds = 60_000;
let timeouts = 0;
let pausedUntil = 0;

async function postPatiently(...[smtpUrl, letter, config, patience]: Parameters<typeof post>): Promise<void> {
  if (Date.now() < pausedUntil) throw new Error('The mail server does not answer; letters wait a minute.');
  try {
    await post(smtpUrl, letter, config, patience);
    timeouts = 0;
  } catch (error) {
    timeouts = isTimeout(error) ? timeouts + 1 : 0;
    if (timeouts >= mostTimeouts) [timeouts, pausedUntil] = [0, Date.now() + pauseMilliseconds];
    throw error;
  }
}

const isTimeout = (error: unknown) =>
  (error as { code?: string }).code === 'ETIMEDOUT' || /too long|timeout/i.test((error as Error).message);

/** J5: what nobody can be waiting for any more opens nothing. */
export const closeLinks: Task = {
  name: 'closeLinks',
  run: async ({ pool }) => {
    await closeOldLinks.run(pool, {});
  },
};
