import { sentenceOf } from '@omur/contract/platform/errors';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { lockDistribution } from './announce.ts';
import { assertMayFinish, finish, type Finishing } from './finish.ts';
import { askToFinish, keepRefusal, takeAsked } from './finishQueries.ts';

/** Rights up to which finishing is quick enough to be waited for. */
const mostAtOnce = 2_000;

/** Finishes a distribution now, or asks for it to be finished in the background where it pays many (O30). */
export async function finishNowOrSoon(
  db: Queryable,
  distributionId: number,
  finishing: Finishing,
): Promise<void> {
  const held = await lockDistribution(db, distributionId);
  if (held.rightCount <= mostAtOnce) return finish(db, distributionId, finishing);
  if (held.state === 'finished' || held.isBeingFinished) return;
  await assertMayFinish(db, held, finishing);
  const { userId, previewHash = null } = finishing;
  await askToFinish.run(db, { distributionId, userId, previewHash });
}

interface Asked {
  distributionId: number;
  previewHash: string | null;
}

/**
 * Finishes what somebody asked for, as they are allowed to at this moment, in one transaction: a kill leaves nothing, and the job runs
 * again. A refusal is kept for the page, whose reader may ask again.
 */
export async function finishAsked(
  pool: pg.Pool,
  { distributionId, previewHash }: Asked,
  filesTakeTwo: boolean,
): Promise<void> {
  try {
    await transaction(pool, async (db) => {
      const asked = await takeAsked.row<{ userId: number; mayFinish: boolean }>(db, { distributionId });
      if (!asked) return;
      if (!asked.mayFinish) refuse('distribution.askerMayNotFinish');
      const isRun = previewHash !== null;
      await finish(db, distributionId, {
        userId: asked.userId,
        // A run takes two whatever the settings say, which finish_run sees to.
        takesTwo: filesTakeTwo && !isRun,
        ...(isRun && { previewHash }),
      });
    });
  } catch (error) {
    const { code, values } = error instanceof Refusal ? error : new Refusal('server.failed');
    const refusal = { is: sentenceOf(code, 'is', values), en: sentenceOf(code, 'en', values) };
    await keepRefusal.run(pool, { distributionId, refusal: JSON.stringify(refusal) });
    if (!(error instanceof Refusal)) throw error;
  }
}

export const finishDistribution: Task = {
  name: 'finishDistribution',
  run: ({ pool, config }, payload) =>
    finishAsked(pool, payload as Asked, config.fourEyes.has('distributions')),
};
