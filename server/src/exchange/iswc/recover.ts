import { transaction } from '../../platform/database/pool.ts';
import { NotTaken, searchByWorkCodes } from './agency.ts';
import { foundWorks } from './answers.ts';
import { waitAfter } from './backoff.ts';
import { endBatch, findBroken, noteBreak, notePause, putBack, stillOut } from './queueQueries.ts';
import type { Sending, StillOut } from './send.ts';
import { recordOutcome } from './recordOutcome.ts';

/**
 * X53: what went out and was not answered, because the line broke or the server died, is asked about by the society's own work number.
 * Only what the agency does not know goes back to the queue.
 */
export async function recoverBroken(sending: Sending): Promise<void> {
  const broken = await findBroken.rows<{ batchId: number; asks: number }>(sending.pool, {});
  for (const batch of broken) if (!(await askAbout(sending, batch))) return;
}

async function askAbout(
  { pool, service, settings }: Sending,
  { batchId, asks }: { batchId: number; asks: number },
): Promise<boolean> {
  const out = await stillOut.rows<StillOut>(pool, { batchId });
  const workIds = out.map(({ workId }) => workId);
  try {
    const found =
      out.length === 0
        ? new Map()
        : foundWorks(await searchByWorkCodes(service, settings.agency, workIds), settings.agency);
    for (const one of out) await transaction(pool, (db) => settleFound(db, one, found));
    await endBatch.run(pool, { batchId, status: null, message: 'asked' });
    return true;
  } catch (error) {
    const waitSeconds = Math.round(waitAfter(asks + 1) / 1000);
    const message = error instanceof Error ? error.message : String(error);
    await noteBreak.run(pool, { batchId, waitSeconds, asked: 1, message });
    const pause = error instanceof NotTaken ? error.retryAfterMilliseconds : undefined;
    if (pause) await notePause.run(pool, { waitSeconds: pause / 1000, reason: message });
    return false;
  }
}

/** An update says nothing new of where the work stands: it arrived if the agency changed the work since. */
async function settleFound(
  db: Parameters<typeof recordOutcome>[0],
  { requestId, workId, kind, attempts, sentAt }: StillOut,
  found: ReturnType<typeof foundWorks>,
): Promise<void> {
  const known = found.get(String(workId));
  const hasArrived = known && (kind !== 'update' || known.changedAt >= sentAt.getTime());
  if (hasArrived) await recordOutcome(db, requestId, known.outcome);
  else
    await putBack.run(db, {
      requestId,
      waitSeconds: Math.round(waitAfter(attempts) / 1000),
      code: null,
      message: null,
      isAlone: false,
      isPreviewed: false,
    });
}
