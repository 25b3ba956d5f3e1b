import { Expected } from '@omur/contract/royalties/expected';
import { listing, newestFirst } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { nameOf } from '../../platform/lookups/namesQueries.ts';

/** Without what a run has paid since the night. */
export const expectedOf = piece`
  from author_right r join expected_money e using (right_id)
  where r.person_id = ${'personId'}::integer and not exists (
    select from run_pool p join ledger_transaction t on t.distribution_id = p.distribution_id and t.kind = 'distribution'
    where p.pool_id = e.pool_id and t.booked_at >= e.reckoned_at)`;

export const expectedOfPerson = newestFirst(
  listing({
    schema: Expected,
    from: piece`
      select s.*, w.title, ${nameOf('p')} as pool_name from (
        select e.work_id, e.pool_id, sum(e.line_count)::integer as expected_uses, min(e.used_from) as expected_from, max(e.used_until) as expected_until,
          max(e.run_count) as expected_runs, trunc(sum(e.least_units) / 10000) as expected_least_isk,
          ceil(sum(e.most_units) / 10000) as expected_most_isk, max(e.reckoned_at) as expected_at
        ${expectedOf} group by e.work_id, e.pool_id) s
      join work w using (work_id) join pool p using (pool_id)`,
    orders: {
      expectedMostIsk: { up: ['q.expected_most_isk::numeric', 'q.work_id::integer', 'q.pool_id::integer'] },
    },
  }),
  '-expectedMostIsk',
);

export const isPerson = sql`select person_id from person where person_id = ${'personId'}`;

export const refreshExpected = sql`select refresh_expected_money()`;
