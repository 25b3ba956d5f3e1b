import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { notifyWithStaff } from './notify.ts';
import { findLate, giveToStaff } from './queries.ts';

interface Late extends Record<string, unknown> {
  disputeId: number;
  workId: number;
  title: string;
}

/** H85: silence is no acceptance. What nobody answered in time goes to staff. */
async function giveLate(db: Queryable): Promise<number> {
  const late = await findLate.rows<Late>(db, {});
  for (const dispute of late) {
    await giveToStaff.run(db, { disputeId: dispute.disputeId });
    await notifyWithStaff(db, { ...dispute, personId: 0 }, 'late');
  }
  return late.length;
}

export async function watchDisputes(pool: pg.Pool): Promise<void> {
  while ((await transaction(pool, giveLate)) > 0);
}

export const disputeDeadlines: Task = {
  name: 'disputeClock',
  run: ({ pool }) => watchDisputes(pool),
};
