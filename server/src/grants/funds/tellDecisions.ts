import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { tell } from '../../messages/notifications/tell.ts';
import { takeUntold } from './applicationQueries.ts';
import { decisionLetter, type Decided } from './letters.ts';

/** Tells the applicants of a closed period what was decided, each once; of all periods without a number. */
export async function tellDecisions(db: Queryable, fundPeriodId: number | null): Promise<void> {
  for (;;) if ((await tellSome(db, fundPeriodId)) === 0) return;
}

async function tellSome(db: Queryable, fundPeriodId: number | null): Promise<number> {
  const decided = await takeUntold.rows<Decided & Record<string, unknown>>(db, { fundPeriodId });
  for (const one of decided)
    await tell(db, [one.personId], {
      kind: 'applicationDecision',
      ...decisionLetter(one),
      link: `/mitt-spjald?flipi=umsoknir&umsokn=${one.applicationId}`,
    });
  return decided.length;
}

/** A period whose last day is over has closed by itself. */
export const tellOfDecisions: Task = {
  name: 'tellOfDecisions',
  cron: '5 * * * *',
  run: async ({ pool }) => {
    for (;;) if ((await transaction(pool, (db) => tellSome(db, null))) === 0) return;
  },
};
