import type { Queryable } from '../../platform/database/statement.ts';
import type { Outcome } from './answers.ts';
import { giveIswc, type IswcSource } from './give.ts';
import { askStaff } from './giveQueries.ts';
import { notifyRefused } from './notifyRefused.ts';
import { enqueue, lockOut, putBack, closeRequest } from './queueQueries.ts';

interface Out extends Record<string, unknown> {
  requestId: number;
  workId: number;
  kind: 'add' | 'update' | 'resolution';
  isStale: boolean;
  isPreviewed: boolean;
}

const outBy: Record<IswcSource, string> = { agency: 'sending', file: 'filed' };

/**
 * Writes what became of one request, in the caller's transaction. Does nothing for one that is not out any more: an answer that comes
 * twice changes nothing. Answers whether it was out.
 */
export async function recordOutcome(
  db: Queryable,
  requestId: number,
  outcome: Outcome,
  source: IswcSource = 'agency',
): Promise<boolean> {
  const out = await lockOut.row<Out>(db, { requestId, states: [outBy[source]] });
  if (!out) return false;
  const { workId, isStale } = out;
  if (outcome.kind === 'nothing' && (out.kind !== 'add' || out.isPreviewed)) {
    await closeRequest.run(db, { requestId, state: 'rejected', code: 'noAnswer', message: '' });
    return true;
  }
  if (outcome.kind === 'nothing') {
    // The agency has only looked for similar works, and found none: now it may give the code out.
    const again = { requestId, waitSeconds: 0, code: null, message: null };
    await putBack.run(db, { ...again, isAlone: false, isPreviewed: true });
    return true;
  }
  if (outcome.kind === 'matches') {
    await closeRequest.run(db, { requestId, state: 'question', code: null, message: null });
    const candidates = JSON.stringify(outcome.candidates);
    await askStaff.run(db, { workId, kind: 'match', requestId, iswc: null, source, candidates });
    return true;
  }
  if (outcome.kind === 'rejected') {
    const { code, message } = outcome;
    await closeRequest.run(db, { requestId, state: 'rejected', code, message });
    await notifyRefused(db, workId, { code, message });
    return true;
  }
  await closeRequest.run(db, { requestId, state: 'done', code: null, message: null });
  await giveIswc(db, { ...outcome.given, workId, source, requestId });
  if (isStale) await enqueue.run(db, { workId, kind: 'update', userId: null });
  return true;
}
