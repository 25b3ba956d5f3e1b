import * as calls from '@omur/contract/royalties/clocks';
import { listing } from '../../platform/database/listing.ts';
import { piece } from '../../platform/database/statement.ts';
import { nameOf, periodName } from '../../platform/lookups/namesQueries.ts';

/** R16, art. 13(1). */
export const waitingIncome = listing({
  schema: calls.WaitingIncome,
  from: piece`
    select i.income_id, i.payer_name, ${nameOf('c')} as category_name, ${periodName} as period_name, i.received_on,
      w.units * 0.0001 as waiting_isk, w.distribute_by
    from income_waiting w join income i using (income_id) join distribution_category c using (category_id)
    join distribution_period p using (period_id) where w.units > 0`,
  orders: { distributeBy: { up: ['q.distribute_by::date', 'q.income_id::integer'] } },
});

/** What nobody is known for, and nobody has been given since. */
const isUnidentified = piece`
  d.state = 'finished' and u.amount > 0 and u.finding in ('none', 'several', 'unsure', 'noPayee')
  and not exists (select from usage_claim y where y.unmatched_usage_id = u.unmatched_usage_id and y.state = 'accepted')
  and not exists (select from usage_release y where y.unmatched_usage_id = u.unmatched_usage_id)
  and not exists (select from unclaimed_usage y where y.unmatched_usage_id = u.unmatched_usage_id)`;
const usedYear = piece`extract(year from coalesce(u.used_on, d.period_ends_on, d.distributed_on))::integer`;

/** R16, art. 13(3) and 13(4). */
export const keptYears = listing({
  schema: calls.KeptYear,
  from: piece`
    select y.*, ${nameOf('c')} as category_name, make_date(y.used_year + 2, 1, 1) as public_from,
      greatest(make_date(y.used_year + 4, 1, 1), (y.kept_on + interval '1 year')::date) as decide_from,
      l.units * 0.0001 as decidable_isk, l.line_count as decidable_count
    from (
      select d.category_id, ${usedYear} as used_year, count(*)::integer as line_count, sum(u.amount) as kept_isk,
        min(t.booked_at)::date as kept_on
      from unmatched_usage u join distribution d using (distribution_id)
      left join ledger_transaction t on t.distribution_id = d.distribution_id and t.kind = 'distribution' where ${isUnidentified} group by 1, 2) y
    join distribution_category c using (category_id) cross join lateral decidable_list(y.category_id, y.used_year) l`,
  orders: { usedYear: { up: ['q.used_year::integer', 'q.category_id::integer'] } },
});

/** Kept for a work whose light was not green, and paid to nobody since. */
const isNotGreen = piece`
  d.state = 'finished' and u.amount > 0 and u.finding = 'notGreen' and u.work_id is not null
  and not exists (select from usage_claim y where y.unmatched_usage_id = u.unmatched_usage_id and y.paid_in is not null)
  and not exists (select from usage_release y where y.unmatched_usage_id = u.unmatched_usage_id)
  and not exists (select from unclaimed_usage y where y.unmatched_usage_id = u.unmatched_usage_id)`;
/** R187. */
export const notGreenYears = listing({
  schema: calls.NotGreenYear,
  from: piece`
    select y.*, ${nameOf('c')} as category_name from (
      select d.category_id, ${usedYear} as used_year, count(distinct u.work_id)::integer as works_count, count(*)::integer as line_count,
        sum(u.amount) as kept_isk
      from unmatched_usage u join distribution d using (distribution_id) where ${isNotGreen} group by 1, 2) y
    join distribution_category c using (category_id)`,
  orders: { usedYear: { up: ['q.used_year::integer', 'q.category_id::integer'] } },
});
export const notGreenWorks = listing({
  schema: calls.NotGreenWork,
  from: piece`
    select w.work_id, w.title, w.light, y.line_count, y.kept_isk from (
      select u.work_id, count(*)::integer as line_count, sum(u.amount) as kept_isk
      from unmatched_usage u join distribution d using (distribution_id)
      where ${isNotGreen} and d.category_id = ${'categoryId'}::integer and ${usedYear} = ${'usedYear'}::integer group by 1) y
    join work w using (work_id)`,
  orders: { keptIsk: { up: ['(-q.kept_isk)::numeric', 'q.work_id::integer'] } },
});

/** R16, art. 13(3): one year after the year of use. */
const isPublic = piece`${isUnidentified} and ${usedYear} <= extract(year from current_date)::integer - 2`;
export const listedUsage = piece`
  select u.unmatched_usage_id, coalesce(nullif(u.title, ''), w.title) as title, u.author_names,
    coalesce(nullif(u.performers, ''), w.performers) as performers, case when s.station_id is not null then ${nameOf('s')} end as station,
    ${usedYear} as used_year
  from unmatched_usage u join distribution d using (distribution_id) left join work w using (work_id) left join station s using (station_id)
  where ${isPublic}`;
const unidentifiedRows = piece`unmatched_usage u join distribution d using (distribution_id) where ${isPublic}`;
const orders = { title: { up: ['(-q.unmatched_usage_id)::integer'] } };
export const unidentifiedUsage = listing({
  schema: calls.UnidentifiedUsage,
  from: listedUsage,
  orders,
  counted: unidentifiedRows,
});
const hasWords = piece`and u.words_folded like ${'pattern'}`;
export const foundUnidentified = listing({
  schema: calls.UnidentifiedUsage,
  from: piece`${listedUsage} ${hasWords}`,
  orders,
  counted: piece`${unidentifiedRows} ${hasWords}`,
});
