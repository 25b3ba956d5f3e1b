import { sql } from '../../platform/database/statement.ts';

// Each a page of so many rows as one text, after the keys of the last row of the page before.

/**
 * What was paid for the category and period of a run until it was reckoned, what each rule deducted of it and what each allocated, by which
 * transaction (R5, R183): `of` is the deduction, or the number of the pool. A part (R189) is a rule of two thousand million and its number, with
 * what it is of the gross, in hundredths of the currency. One that takes back another takes back all of it.
 */
export const incomes = sql`
  with d as (
    select o.category_id, o.period_id, r.reckoned_at, (select min(t.transaction_id) from ledger_transaction t where t.distribution_id = o.distribution_id) as booked
    from distribution o join run r using (distribution_id) where o.distribution_id = ${'distributionId'}
  ),
  counted as (
    select t.income_id, t.transaction_id, t.kind from d join income i using (category_id, period_id) join ledger_transaction t using (income_id)
    where t.transaction_id < coalesce(d.booked, 9223372036854775807) and (d.booked is not null or t.booked_at <= d.reckoned_at)
  )
  select string_agg(row, E'\n' order by income_id, rule) as rows, count(*)::integer as found, max(income_id) as last, 0 as last_share
  from (
    select i.income_id, r.rule, format('%s,%s,%s,%s,%s,%s,%s', i.income_id, r.rule, r.hundredths, r.units, r.of, r.transaction_id, r.reverses) as row
    from (select i.* from income i where i.income_id in (select c.income_id from counted c where c.kind = 'income')
      and i.income_id > ${'after'}::bigint and ${'afterShare'}::integer >= 0 order by i.income_id limit ${'most'}::integer) i
    cross join lateral (
      select 0 as rule, 0 as hundredths, i.gross_units as units, null as of, null::bigint as transaction_id, i.reverses
      union all
      select u.money_rule_id, (m.percent * 100)::integer, u.units, coalesce(m.deduction, m.pool_id::text), u.transaction_id, null
      from money_rule_use u join money_rule m using (money_rule_id)
      where u.income_id = i.income_id and (u.transaction_id is null or u.transaction_id in (select c.transaction_id from counted c))
      union all
      select 2000000000 + p.part_number, (p.gross_amount * 100)::bigint, p.units, p.pool_id::text, t.transaction_id, null
      from income_division d join income_part p using (income_division_id) join ledger_transaction t on t.income_id = d.income_id and t.kind = 'allocation'
      where d.income_id = i.income_id and d.state = 'active' and t.transaction_id in (select c.transaction_id from counted c)) r) n`;
/** How each pool came to what it had (R17). */
export const steps = sql`
  select string_agg(concat_ws(',', p.pool_id, e.step, e.units), E'\n' order by p.pool_id, e.step) as rows, count(*)::integer as found,
    max(p.pool_id) as last, 0 as last_share
  from run_pool p cross join lateral explained_pool(p.distribution_id, p.pool_id) e
  where p.distribution_id = ${'distributionId'} and p.pool_id > ${'after'}::bigint and ${'afterShare'}::integer >= 0 and ${'most'}::integer > 0`;
export const pools = sql`
  select string_agg(format('%s,%s,%s', pool_id, units, gross_units), E'\n' order by pool_id) as rows, count(*)::integer as found, max(pool_id) as last, 0 as last_share
  from run_pool where distribution_id = ${'distributionId'} and pool_id > ${'after'}::bigint and ${'afterShare'}::integer >= 0 and ${'most'}::integer > 0`;
/** The dated tables of factors that were in force when the run was reckoned (R11): `of` is the kind of usage, or the code of works. */
export const factors = sql`
  select string_agg(concat_ws(',', run_rule_id, kind, coalesce(usage_kind, code, ''), coalesce(from_time::text, ''), coalesce(until_time::text, ''), starts_on,
    coalesce(nullif(ends_before, 'infinity')::text, ''), factor_thousandths), E'\n' order by run_rule_id) as rows, count(*)::integer as found,
    max(run_rule_id) as last, 0 as last_share
  from (select o.* from run r join distribution using (distribution_id) join run_rule o using (category_id)
    where r.distribution_id = ${'distributionId'} and o.kind <> 'pool' and o.state = 'active' and o.decided_at <= coalesce(r.reckoned_at, now())
      and o.run_rule_id > ${'after'}::bigint and ${'afterShare'}::integer >= 0
    order by o.run_rule_id limit ${'most'}::integer) o`;
/** Codes of works are a question mark in runs that were reckoned before they were kept (R183). */
export const lines = sql`
  select string_agg(row, E'\n' order by statement_line_id) as rows, count(*)::integer as found, max(statement_line_id) as last, 0 as last_share
  from (
    select statement_line_id, format('%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s', statement_line_id, pool_id, measure, usage_factor, daypart_factor,
      estimate_factor, weight_factor, protected_hundredths, amount_units,
      case when corrected_line_id is not null then 'c' || corrected_line_id
        when finding is null then concat_ws('-', work_id, coalesce(shared_on, used_on) - date '2000-01-01', country_id, 'k' || kept_usage_id) end,
      case when num_nonnulls(kept_usage_id, corrected_line_id) > 0 then 1 end, used_on,
      (select u.used_at from usage_line u where (u.usage_import_id, u.line_number, u.part_number) = (l.usage_import_id, l.line_number, l.part_number)),
      coalesce((select m.kind from usage_import m where m.usage_import_id = l.usage_import_id), 'live'),
      case when work_id is not null then coalesce(c.estimate, '?') end, case when work_id is not null then coalesce(c.weight, '?') end, taken_back_units) as row
    from run_line l left join run_work_code c using (distribution_id, work_id) where distribution_id = ${'distributionId'} and statement_line_id > ${'after'}::bigint and ${'afterShare'}::integer >= 0
    order by statement_line_id limit ${'most'}::integer) l`;
/** First the shares of works, then those of lines that a correction shares anew, of works too: `changed` of what they had, or as it was (R35). */
export const shares = sql`
  select string_agg(row, E'\n' order by work_id, used_on, country_id, kept_usage_id, share_number) as rows, count(*)::integer as found, max(work_id) as last, 0 as last_share
  from (
    select work_id, used_on, country_id, kept_usage_id, share_number, format('%s,%s,%s,%s,',
      concat_ws('-', work_id, used_on - date '2000-01-01', country_id, 'k' || nullif(kept_usage_id, 0)), share_number,
      case when right_id is not null then 'r' || right_id when author_id is not null then 'a' || author_id else 'd' || work_dispute_id end, share_hundredths) as row
    from run_share s where distribution_id = ${'distributionId'} and ${'afterShare'}::integer >= 0 and work_id > ${'after'}::bigint
      and work_id <= (select max(k.work_id) from (select o.work_id from run_share o
        where o.distribution_id = ${'distributionId'} and o.work_id > ${'after'}::bigint order by o.work_id limit ${'most'}::integer) k)
    union all
    select l.work_id, l.used_on, null, c.corrected_line_id, c.share_number, format('c%s,%s,%s,%s,%s', c.corrected_line_id, c.share_number,
      coalesce('r' || c.right_id, 'a' || c.author_id), case when c.is_changed then c.share_hundredths end, c.had_eyrir)
    from run_correction_share c join run_line l using (distribution_id, corrected_line_id)
    where c.distribution_id = ${'distributionId'} and (c.is_changed or c.right_id is null) and l.work_id > ${'after'}::bigint
      and l.work_id <= (select max(k.work_id) from (select o.work_id from run_share o
        where o.distribution_id = ${'distributionId'} and o.work_id > ${'after'}::bigint order by o.work_id limit ${'most'}::integer) k)) l`;
/** Keyed by line and a right or, below zero, an author or a dispute. */
export const paid = sql`
  select string_agg(row, E'\n' order by line, share) as rows, count(*)::integer as found, (array_agg(line order by line desc, share desc))[1] as last,
    (array_agg(share order by line desc, share desc))[1] as last_share
  from (
    select line, share, row from (
      select statement_line_id as line, right_id as share, concat_ws(',', statement_line_id, 'r' || right_id, (amount * 100)::bigint) as row
      from statement_line where distribution_id = ${'distributionId'}
      union all
      select statement_line_id, -coalesce(2000000000 + work_dispute_id, author_id, 0),
        format('%s,%s,%s', statement_line_id, coalesce('a' || author_id, 'd' || work_dispute_id), (amount * 100)::bigint)
      from unmatched_usage where distribution_id = ${'distributionId'}) p
    where not is_being_cleared(${'distributionId'}::integer) and (line, share) > (${'after'}::bigint, ${'afterShare'}::integer) order by line, share limit ${'most'}::integer) l`;
