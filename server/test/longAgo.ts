import type { Portal } from './portal.ts';

/** A day so long ago that what was kept then may be decided on (R32). */
export const longAgo = `${new Date().getUTCFullYear() - 2}-06-15`;

/** What was booked for distributions of a day that has passed was booked on it: clocks of kept money go by the ledger (R36). */
export async function keptLongAgo(portal: Portal): Promise<void> {
  await portal.sql('alter table ledger_transaction disable trigger ledger_stays');
  await portal.sql(
    `update ledger_transaction t set booked_at = d.distributed_on from distribution d
     where d.distribution_id = t.distribution_id and d.distributed_on < current_date`,
  );
  await portal.sql('alter table ledger_transaction enable trigger ledger_stays');
}
