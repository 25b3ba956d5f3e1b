/* R11: the usage of the days of a run (from_day to until_day, which the planner has to know beforehand: it reads few lines otherwise than
   a year's) that shares one of its pools and that no run has paid, of works that are known or not. The rule for
   a station goes before that for a sender, and that before one for the kind of usage; that for a concert before one for its type (R73).
   What the first of them gives a pool without money waits for it: no broader rule pays it out of what others paid for theirs. Usage that
   is no work is left out. A line without a length of its own has that of its work, but only once staff have
   approved the work, as its light says: until then who has a part in it says how long it is (R151). Such a line has no points, and waits. Where a
   finished run of the category passed it by for that, the first run to come takes it, of whichever days, once its work has a length that
   counts: within the three full years after its year of use (R158).
   Lines that take back an amount are asked for by themselves (taking_back); their amounts are below zero (R181). */
create or replace function run_usage(of_distribution integer, from_day date, until_day date, taking_back boolean)
returns table (pool_id integer, usage_kind text, usage_import_id integer, line_number integer, part_number smallint, performance_id integer,
  usage_item_id bigint, work_id integer, used_on date, used_at time, country_id smallint, station_id integer, plays integer,
  measure bigint, amount_units bigint)
language sql stable as $$
  with r as (select * from run join distribution using (distribution_id) where distribution_id = of_distribution),
  rule as (
    select o.* from r join run_rule o using (category_id)
    where o.kind = 'pool' and o.state = 'active' and o.starts_on <= until_day
  ),
  passed as materialized (
    select distinct n.usage_import_id, n.line_number, n.part_number
    from r join distribution o on o.category_id = r.category_id and o.state = 'finished'
    join run_line n on n.distribution_id = o.distribution_id
    where n.measure = 0 and n.amount_units is null and n.usage_import_id is not null
      and n.used_on < from_day and n.used_on >= (date_trunc('year', r.paid_on) - interval '3 years')::date
  ),
  found as (
    select m.kind as usage_kind, l.usage_import_id, l.line_number, l.part_number, null::integer as performance_id, l.usage_item_id,
      i.work_id, l.used_on, l.used_at, l.country_id, l.station_id, m.usage_sender_id, null::integer as live_performance_id,
      null::smallint as performance_type_id, l.plays,
      case m.kind when 'log' then coalesce(l.seconds, w.duration_seconds, 0)::bigint * l.plays else l.plays end as measure,
      round(l.amount * m.exchange_rate * 10000)::bigint as amount_units
    from usage_import m join usage_line l on l.usage_import_id = m.usage_import_id and l.used_on between from_day and until_day
    join usage_item i using (usage_item_id) left join work w on w.work_id = i.work_id and w.light < 2
    where m.state = 'taken' and m.first_used_on <= until_day and m.last_used_on >= from_day
      and i.reason is distinct from 'notMusic'
      and (taking_back or coalesce(round(l.amount * m.exchange_rate * 10000) > 0, true))
      and (not taking_back or l.amount < 0 and round(l.amount * m.exchange_rate * 10000) < 0)
      and not exists (select from usage_payment p
        where (p.usage_import_id, p.line_number, p.part_number) = (l.usage_import_id, l.line_number, l.part_number))
    union all
    select m.kind, l.usage_import_id, l.line_number, l.part_number, null, l.usage_item_id, w.work_id, l.used_on, l.used_at, l.country_id,
      l.station_id, m.usage_sender_id, null, null, l.plays, w.duration_seconds::bigint * l.plays, null
    from passed n cross join lateral (
      select * from usage_line o
      where (o.usage_import_id, o.line_number, o.part_number) = (n.usage_import_id, n.line_number, n.part_number) offset 0) l
    join usage_import m on m.usage_import_id = l.usage_import_id and m.state = 'taken' and m.kind = 'log'
    join usage_item i on i.usage_item_id = l.usage_item_id join work w on w.work_id = i.work_id and w.light < 2
    where not taking_back and l.seconds is null and l.amount is null and w.duration_seconds > 0
      and not exists (select from usage_payment p
        where (p.usage_import_id, p.line_number, p.part_number) = (l.usage_import_id, l.line_number, l.part_number))
    union all
    select 'live', null, null, null, u.performance_id, null, u.work_id, u.used_on, null, u.country_id, null, null,
      u.live_performance_id, u.performance_type_id, u.plays,
      u.points::bigint, null
    from performed_usage u where not taking_back and u.used_on between from_day and until_day
  ),
  -- R190: what a part of an income pays for shares that part, in runs of its category and period alone, whatever the rules say.
  paid_by_part as materialized (
    select o.usage_import_id, case when (o.category_id, o.period_id) = (r.category_id, r.period_id) then o.pool_id end as pool_id from r cross join part_pools o
  ),
  -- Once for each station, concert and day, not once for each line.
  place as materialized (
    select f.usage_kind, f.usage_sender_id, f.station_id, f.live_performance_id, f.performance_type_id, f.used_on, (
      select o.pool_id from rule o
      where o.usage_kind = f.usage_kind and coalesce(o.usage_sender_id = f.usage_sender_id, o.usage_sender_id is null)
        and coalesce(o.station_id = f.station_id, o.station_id is null)
        and coalesce(o.live_performance_id = f.live_performance_id, o.live_performance_id is null)
        and coalesce(o.performance_type_id = f.performance_type_id, o.performance_type_id is null) and o.starts_on <= f.used_on and f.used_on < o.ends_before
      order by o.station_id nulls last, o.usage_sender_id nulls last, o.live_performance_id nulls last, o.performance_type_id nulls last limit 1) as pool_id
    from (select distinct usage_kind, usage_sender_id, station_id, live_performance_id, performance_type_id, used_on from found) f
  )
  select p.pool_id, f.usage_kind, f.usage_import_id, f.line_number, f.part_number, f.performance_id, f.usage_item_id, f.work_id, f.used_on,
    f.used_at, f.country_id, f.station_id, f.plays, f.measure, f.amount_units
  from found f join place p on exists (select from run_pool n where n.distribution_id = of_distribution and n.pool_id = p.pool_id)
    and (p.usage_kind, p.used_on) = (f.usage_kind, f.used_on)
    and p.usage_sender_id is not distinct from f.usage_sender_id and p.station_id is not distinct from f.station_id
    and p.live_performance_id is not distinct from f.live_performance_id
  where not exists (select from paid_by_part o where o.usage_import_id = f.usage_import_id)
  union all
  select o.pool_id, f.usage_kind, f.usage_import_id, f.line_number, f.part_number, f.performance_id, f.usage_item_id, f.work_id, f.used_on,
    f.used_at, f.country_id, f.station_id, f.plays, f.measure, f.amount_units
  from paid_by_part o join found f using (usage_import_id)
  where exists (select from run_pool n where n.distribution_id = of_distribution and n.pool_id = o.pool_id)
$$;
