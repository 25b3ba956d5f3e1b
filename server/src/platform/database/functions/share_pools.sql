/* R11, R13: shares the pools of a run over its lines (line_of_run, of gather_run()), and writes these: first the lines that name an amount,
   then the rest by points, largest remainder first, then the first line. A pool whose lines name more than it has gives nothing, nor does
   one without points; staff are asked. */
create or replace function share_pools(of_distribution integer) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  update run_pool p set points = coalesce(l.points, 0), amount_units = coalesce(l.amounts, 0),
    finding = case when l.amounts > p.units then 'amountsOverPool' when coalesce(l.points, 0) = 0 and coalesce(l.amounts, 0) < 100 then 'noPoints' end
  from run_pool o left join (
    select pool_id, sum(points) as points, sum(amount_units) as amounts from line_of_run group by pool_id) l using (pool_id)
  where o.distribution_id = of_distribution and p.distribution_id = of_distribution and p.pool_id = o.pool_id;

  insert into run_line (distribution_id, statement_line_id, pool_id, usage_import_id, line_number, part_number, performance_id, usage_item_id,
    work_id, finding, used_on, country_id, station_id, plays, measure, usage_factor, daypart_factor, estimate_factor, weight_factor,
    protected_hundredths, points, amount_units, units)
  select of_distribution, u.statement_line_id, u.pool_id, u.usage_import_id, u.line_number, u.part_number, u.performance_id, u.usage_item_id,
    u.work_id, u.finding, u.used_on, u.country_id, u.station_id, u.plays, u.measure, u.usage_factor, u.daypart_factor, u.estimate_factor,
    u.weight_factor, u.protected_hundredths, u.points, u.amount_units, coalesce(case when u.is_given then u.amount_units end, u.low + (
      row_number() over (partition by u.pool_id order by u.fraction desc nulls last, u.statement_line_id) <= u.whole - sum(u.low) over (partition by u.pool_id))::integer, 0)
  from (
    select n.*, p.finding is null as is_given, w.whole,
      case when w.shares then div(w.whole * n.points, p.points)::bigint end as low, case when w.shares then mod(w.whole * n.points, p.points) end as fraction
    from line_of_run n
    join run_pool p on p.distribution_id = of_distribution and p.pool_id = n.pool_id
    cross join lateral (select (p.units - p.amount_units - mod(p.units, 100))::bigint as whole) o
    cross join lateral (select o.whole, p.finding is null and n.points > 0 and o.whole > 0 as shares) w) u
  order by u.statement_line_id;

  update run_pool p set paid_units = s.units / 100 * 100
  from (select pool_id, sum(units)::bigint as units from run_line where distribution_id = of_distribution group by pool_id) s
  where p.distribution_id = of_distribution and p.pool_id = s.pool_id;
end $$;
