import type pg from 'pg';
import type { IswcSettings } from '../../platform/config.ts';
import { transaction } from '../../platform/database/pool.ts';
import { NotTaken, type Service, submit } from './agency.ts';
import { outcomeOf } from './answers.ts';
import { waitAfter } from './backoff.ts';
import { claim, type Claimed } from './claim.ts';
import {
  endBatch,
  findDue,
  insertBatch,
  markSending,
  noteAnswered,
  noteBreak,
  notePause,
  putBack,
  stillOut,
} from './queueQueries.ts';
import { recordOutcome } from './recordOutcome.ts';

export interface Sending {
  pool: pg.Pool;
  settings: IswcSettings;
  service: Service;
  /** How long a request that nobody has seen the answer of is left before the agency is asked about it. */
  askAfterSeconds: number;
}

/** The service takes ten requests a minute. */
const mostBatches = 8;

/** X53: sends what is due, batch by batch, until there is no more, the service wants to be left alone, or the line breaks. */
export async function sendDue(sending: Sending): Promise<void> {
  for (let sent = 0; sent < mostBatches; sent++) {
    const batch = await startBatch(sending);
    if (!batch) return;
    if (batch.items.length > 0 && !(await sendBatch(sending, batch))) return;
  }
}

interface Batch {
  batchId: number;
  kind: 'add' | 'update';
  items: Claimed[];
}

/** Records what is about to be sent. Committed before a byte goes out, so that the next server knows of it. */
function startBatch({ pool, settings, askAfterSeconds }: Sending): Promise<Batch | undefined> {
  return transaction(pool, async (db) => {
    const due = await findDue.row<{ isUpdate: boolean; isAlone: boolean }>(db, {});
    if (!due) return undefined;
    const kind = due.isUpdate ? 'update' : 'add';
    const limit = due.isAlone ? 1 : settings.batchSize;
    const items = await claim(db, settings, { ...due, limit });
    if (items.length === 0) return { batchId: 0, kind, items };
    const itemCount = items.length;
    const batch = await insertBatch.row<{ batchId: number }>(db, { kind, itemCount, askAfterSeconds });
    const batchId = batch?.batchId ?? 0;
    await markSending.run(db, {
      batchId,
      state: 'sending',
      requestIds: items.map(({ requestId }) => requestId),
      hashes: items.map(({ hash }) => hash),
    });
    return { batchId, kind, items };
  });
}

/** Whether to go on with the next one. */
async function sendBatch(sending: Sending, { batchId, kind, items }: Batch): Promise<boolean> {
  const { pool, service } = sending;
  try {
    const answers = await submit(
      service,
      kind,
      items.map(({ requestId, submission }) => ({ submissionId: requestId, submission })),
    );
    await noteAnswered.run(pool, {});
    const ours = new Set(items.map(({ requestId }) => requestId));
    for (const item of answers.filter(({ submissionId }) => ours.has(submissionId)))
      await transaction(pool, (db) => recordOutcome(db, item.submissionId, outcomeOf(item)));
    // Anything that the answer left out is asked about like after a broken line.
    const left = await stillOut.rows<StillOut>(pool, { batchId });
    if (left.length === 0) await endBatch.run(pool, { batchId, status: 207, message: null });
    return true;
  } catch (error) {
    if (error instanceof NotTaken) return takeBack(sending, batchId, error);
    await noteBreak.run(pool, {
      batchId,
      ...after(sending.askAfterSeconds),
      asked: 0,
      message: messageOf(error),
    });
    return false;
  }
}

const after = (waitSeconds: number) => ({ waitSeconds });
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export interface StillOut extends Record<string, unknown> {
  requestId: number;
  workId: number;
  kind: 'add' | 'update' | 'resolution';
  attempts: number;
  sentAt: Date;
}

/** How long the service is left alone when it does not accept the key. */
const wrongKeySeconds = 3600;

/**
 * The service took nothing: what was in the batch waits, and so does all else where the service asked for that. Where it could not read
 * the batch, each work goes alone from then on. Answers whether to go on.
 */
async function takeBack({ pool }: Sending, batchId: number, refused: NotTaken): Promise<boolean> {
  const { status, message, retryAfterMilliseconds } = refused;
  const isWrong = [400, 404, 405, 409, 413, 415, 422].includes(status);
  await transaction(pool, async (db) => {
    const out = await stillOut.rows<StillOut>(db, { batchId });
    const code = `HTTP ${status}`;
    const isLone = out.length === 1;
    for (const { requestId, attempts } of out)
      if (isWrong && isLone) await recordOutcome(db, requestId, { kind: 'rejected', code, message });
      else {
        const waitSeconds = isWrong ? 0 : Math.round((retryAfterMilliseconds ?? waitAfter(attempts)) / 1000);
        await putBack.run(db, {
          requestId,
          waitSeconds,
          code,
          message,
          isAlone: isWrong,
          isPreviewed: false,
        });
      }
    await endBatch.run(db, { batchId, status, message });
    const isKeyRefused = status === 401 || status === 403;
    const pause = isKeyRefused ? wrongKeySeconds : (retryAfterMilliseconds ?? (isWrong ? 0 : 60_000)) / 1000;
    if (pause > 0) await notePause.run(db, { waitSeconds: pause, reason: isKeyRefused ? 'key' : code });
  });
  return isWrong;
}
