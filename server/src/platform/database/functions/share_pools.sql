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

  -- Lines of the same points get the same, but for one of the rest of the pool: that goes to the largest remainders, of which there are fewer
  -- than lines. Only those of the very remainder at which the rest ends are taken in their order.
  drop table if exists pg_temp.points_of_run, pg_temp.first_of_run;
  create temporary table points_of_run on commit drop as
  with low as (
    select n.pool_id, n.points, n.lines, p.whole, div(p.whole * n.points, p.points)::bigint as low, mod(p.whole * n.points, p.points) as fraction
    from (select pool_id, points, count(*) as lines from line_of_run where points > 0 group by pool_id, points) n
    join (
      select pool_id, points, (units - amount_units - mod(units, 100))::bigint as whole from run_pool
      where distribution_id = of_distribution and finding is null) p using (pool_id)
    where p.whole > 0
  ),
  ranked as (
    select *, (whole - sum(low * lines) over (partition by pool_id))::bigint as rest, sum(lines) over (partition by pool_id, fraction)::bigint as alike,
      sum(lines) over (partition by pool_id order by fraction desc)::bigint as up_to
    from low
  )
  select pool_id, points, low + (up_to <= rest)::integer as units, case when up_to > rest then greatest(rest - up_to + alike, 0) else 0 end as left_units
  from ranked;
  analyze points_of_run;
  create temporary table first_of_run on commit drop as
  select statement_line_id from (
    select l.statement_line_id, o.left_units, row_number() over (partition by l.pool_id order by l.statement_line_id) as place
    from line_of_run l join points_of_run o using (pool_id, points) where o.left_units > 0) n
  where place <= left_units;
  analyze first_of_run;

  -- The lines stand in their order, and are written in it, as long as they are more than what they are joined with.
  insert into run_line (distribution_id, statement_line_id, pool_id, usage_import_id, line_number, part_number, performance_id, usage_item_id,
    work_id, finding, used_on, country_id, station_id, plays, measure, usage_factor, daypart_factor, estimate_factor, weight_factor,
    protected_hundredths, points, amount_units, units, shared_on)
  select of_distribution, u.statement_line_id, u.pool_id, u.usage_import_id, u.line_number, u.part_number, u.performance_id, u.usage_item_id,
    u.work_id, u.finding, u.used_on, u.country_id, u.station_id, u.plays, u.measure, u.usage_factor, u.daypart_factor, u.estimate_factor,
    u.weight_factor, u.protected_hundredths, u.points, u.amount_units,
    coalesce(case when p.finding is null then coalesce(u.amount_units, o.units + (f.statement_line_id is not null)::integer) end, 0), u.shared_on
  from line_of_run u left join run_pool p on (p.distribution_id, p.pool_id) = (of_distribution, u.pool_id)
  left join points_of_run o on (o.pool_id, o.points) = (u.pool_id, u.points) left join first_of_run f using (statement_line_id);

  update run_pool p set paid_units = s.units / 100 * 100
  from (select pool_id, sum(units)::bigint as units from run_line where distribution_id = of_distribution group by pool_id) s
  where p.distribution_id = of_distribution and p.pool_id = s.pool_id;
end $$;
