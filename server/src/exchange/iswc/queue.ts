import { iswcObstacles } from '@omur/contract/exchange/iswc/eligibility';
import type pg from 'pg';
import type { IswcSettings } from '../../platform/config.ts';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { factsOf, type Facts } from './facts.ts';
import { enqueue, findLatest, markStale, takeChanged } from './queueQueries.ts';
import { describeWork, hashOfDescription } from './submission.ts';

interface Latest extends Record<string, unknown> {
  workId: number;
  requestId: number;
  state: string;
  bodyHash: string | null;
}

const atOnce = 200;
const most = 10_000;

/** X51: looks at green works that have changed since, and queues those of which the agency has something to hear. */
export async function lookAtChanged(pool: pg.Pool, settings: IswcSettings): Promise<void> {
  for (let looked = 0; looked < most; looked += atOnce)
    if ((await transaction(pool, (db) => lookAtSome(db, settings))) < atOnce) return;
}

/** The same for some of them, in the caller's transaction; answers how many there were. */
export async function lookAtSome(db: Queryable, settings: IswcSettings): Promise<number> {
  const changed = await takeChanged.rows<{ workId: number }>(db, { limit: atOnce });
  const workIds = changed.map(({ workId }) => workId);
  const latest = await findLatest.rows<Latest>(db, { workIds });
  const latestOf = new Map(latest.map((one) => [one.workId, one]));
  const stale: number[] = [];
  for (const [workId, facts] of await factsOf(db, workIds)) {
    const before = latestOf.get(workId);
    const step = nextStep(facts, before, settings);
    if (step === 'stale' && before) stale.push(before.requestId);
    else if (step === 'add' || step === 'update') await enqueue.run(db, { workId, kind: step, userId: null });
  }
  if (stale.length > 0) await markStale.run(db, { requestIds: stale });
  return workIds.length;
}

/** What a changed work needs: to be added, updated, sent again after the answer that is under way, or nothing. */
function nextStep(
  facts: Facts,
  latest: Latest | undefined,
  settings: IswcSettings,
): 'add' | 'update' | 'stale' | undefined {
  if (latest?.state === 'waiting') return undefined;
  const isOut = latest !== undefined && ['sending', 'filed', 'question'].includes(latest.state);
  if (iswcObstacles(facts).length > 0) return undefined;
  const isKnown = latest?.bodyHash === hashOfDescription(describeWork(facts, settings));
  if (isOut) return isKnown ? undefined : 'stale';
  // What was refused as it stands would be refused again.
  if (isKnown && latest?.state !== 'dropped') return undefined;
  return facts.knownIswc === null ? 'add' : 'update';
}
