import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import { sql } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { cancel } from './cancel.ts';

/** So many days without another part, and nobody is sending it any more. */
const daysWaited = 7;

const findAbandoned = sql`
  select d.distribution_id from distribution d join distribution_import i using (distribution_id)
  where d.state = 'importing' and i.asked_at is null and i.announced_at < now() - make_interval(days => ${'days'})
    and not exists (select from distribution_part r where r.distribution_id = d.distribution_id
      and r.received_at > now() - make_interval(days => ${'days'}))
  order by 1 limit 1 for no key update of d skip locked`;

/** Cancels what was announced and whose file never came whole; up to 2 GB of parts go with each. */
export async function sweepAbandoned(pool: pg.Pool): Promise<void> {
  while (await transaction(pool, sweepOne));
}

async function sweepOne(db: pg.PoolClient): Promise<boolean> {
  const abandoned = await findAbandoned.row<{ distributionId: number }>(db, { days: daysWaited });
  if (abandoned) await cancel(db, abandoned.distributionId);
  return abandoned !== undefined;
}

export const sweepDistributions: Task = {
  name: 'sweepDistributions',
  run: ({ pool }) => sweepAbandoned(pool),
};
