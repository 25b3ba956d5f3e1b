import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { takeUntold } from './applicationQueries.ts';
import { decisionLetter, type Decided } from './letters.ts';

/** Tells the applicants of a closed period what was decided, each once; of all periods without a number. */
export async function notifyDecisions(db: Queryable, fundPeriodId: number | null): Promise<void> {
  for (;;) if ((await notifySome(db, fundPeriodId)) === 0) return;
}

async function notifySome(db: Queryable, fundPeriodId: number | null): Promise<number> {
  const decided = await takeUntold.rows<Decided & Record<string, unknown>>(db, { fundPeriodId });
  for (const one of decided)
    await notify(db, [one.personId], {
      kind: 'applicationDecision',
      ...decisionLetter(one),
      link: `/mitt-spjald?flipi=umsoknir&umsokn=${one.applicationId}`,
    });
  return decided.length;
}

/** A period whose last day is over has closed by itself. */
export const notifyOfDecisions: Task = {
  name: 'tellOfDecisions',
  run: async ({ pool }) => {
    for (;;) if ((await transaction(pool, (db) => notifySome(db, null))) === 0) return;
  },
};
