import { lockClass } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/statement.ts';
import { clearParts, clearProblems } from './queries.ts';

export const countRows = sql`select count_distribution_rows(${'distributionId'}::integer, ${'most'}::integer) as row_count`;

/** Asked again it changes nothing, and the job runs again if it was given up. */
export const askToClear = sql`
  with asked as (
    update distribution set state = 'cancelled', clearing_since = coalesce(clearing_since, now()), finish_asked_at = null, finish_asked_by = null,
      finish_refused = null
    where distribution_id = ${'distributionId'} returning distribution_id
  )
  select graphile_worker.add_job('clearDistribution', json_build_object('distributionId', distribution_id),
    job_key := 'clearDistribution:' || distribution_id) from asked`;

/** Another server that clears it may take longer than locks are waited for. */
export const waitLong = sql`select set_config('lock_timeout', '0', true)`;
/** Its row is not locked meanwhile: those who cancel it again, or announce it anew, get an answer at once. */
export const takeTurn = sql`select pg_advisory_xact_lock(${lockClass('clearing')}, ${'distributionId'}::integer)`;
export const isToBeCleared = sql`
  select from distribution where distribution_id = ${'distributionId'} and clearing_since is not null`;
export const findToBeCleared = sql`
  select distribution_id from distribution where clearing_since is not null order by clearing_since, distribution_id`;
export const noteCleared = sql`update distribution set clearing_since = null where distribution_id = ${'distributionId'}`;

// Everything that hangs on a distribution, apart from what stands in the report on it.
const clearTotals = sql`delete from statement_total where distribution_id = ${'distributionId'}`;
const clearMovements = sql`delete from movement where distribution_id = ${'distributionId'}`;
const clearUnmatched = sql`delete from unmatched_usage where distribution_id = ${'distributionId'}`;
const clearReturns = sql`delete from pot_return where distribution_id = ${'distributionId'}`;
/** Last: those who read all lines wait until this is over. */
const clearLines = sql`select clear_lines(${'distributionId'})`;
export const clearAll = [
  clearTotals,
  clearMovements,
  clearUnmatched,
  clearReturns,
  clearParts,
  clearProblems,
  clearLines,
];
