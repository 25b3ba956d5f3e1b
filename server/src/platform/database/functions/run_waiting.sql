/* R14, R16: what of the usage of a run's days its category does not pay, by why: lines in a pool that gives nothing or whose money named
   amounts took, lines of no length that counts (R151), money of lines that are kept, and what is left of lines that take back an amount (R182),
   below zero. Lines are counted, amounts in eyrir. A line of which all was taken back does not wait. */
create or replace function run_waiting(of_distribution integer)
returns table (why text, line_count bigint, eyrir bigint) language sql stable as $$
  select coalesce(p.finding, case when l.measure = 0 and l.amount_units is null then 'noLength' else 'nothingLeft' end), count(*), 0::bigint
  from run_line l join run_pool p using (distribution_id, pool_id)
  where l.distribution_id = of_distribution and l.units = 0 and (p.finding is not null or l.taken_back_units is null) group by 1
  union all
  select u.finding, count(distinct u.statement_line_id), (sum(u.amount) * 100)::bigint
  from unmatched_usage u where u.distribution_id = of_distribution and not is_being_cleared(of_distribution) group by 1
  union all
  select 'takesBack', count(*), -div(sum(t.left_units) + 50, 100)::bigint
  from run_take_back t where t.distribution_id = of_distribution and t.left_units > 0 having count(*) > 0
$$;
