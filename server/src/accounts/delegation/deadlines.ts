import type { Role } from '@omur/contract/platform/values';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { notifyUsed } from './notify.ts';
import { insertGoneOn, lockGoneOn } from './sessionQueries.ts';

interface GoneOn extends Record<string, unknown> {
  personId: number | null;
  realName: string;
  realRole: Role;
}

/** S5: anyone who began yesterday and still acts today is told of today, too. */
export async function watchMasquerades(pool: pg.Pool): Promise<void> {
  await transaction(pool, async (tx) => {
    await lockGoneOn.run(tx, {});
    for (const one of await insertGoneOn.rows<GoneOn>(tx, {})) await notifyUsed(tx, one, one);
  });
}

export const masqueradeDeadlines: Task = {
  name: 'masqueradeClock',
  run: ({ pool }) => watchMasquerades(pool),
};
