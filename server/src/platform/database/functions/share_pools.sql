/* R11, R13: shares the pools of a run over its lines: first the lines that name an amount, then the rest by points, largest remainder
   first, then the first line. What was kept before (R31) takes nothing of them. A pool whose lines name more than it has gives nothing, nor does one without points; staff are asked. */
create or replace function share_pools(of_distribution integer) returns void language plpgsql
  -- As write_run_lines().
  set enable_nestloop = off
  set enable_mergejoin = off
as $$
begin
  update run_pool p set points = coalesce(l.points, 0), amount_units = coalesce(l.amounts, 0),
    finding = case when l.amounts > p.units then 'amountsOverPool' when coalesce(l.points, 0) = 0 and coalesce(l.amounts, 0) < 100 then 'noPoints' end
  from run_pool o left join (
    select pool_id, sum(points) as points, sum(amount_units) as amounts from run_line
    where distribution_id = of_distribution and kept_usage_id is null group by pool_id) l using (pool_id)
  where o.distribution_id = of_distribution and p.distribution_id = of_distribution and p.pool_id = o.pool_id;

  update run_line l set units = s.units
  from (
    select statement_line_id, low + (row_number() over (partition by pool_id order by fraction desc, statement_line_id)
      <= whole - sum(low) over (partition by pool_id))::integer as units
    from (
      select n.statement_line_id, n.pool_id, w.whole, div(w.whole * n.points, p.points)::bigint as low, mod(w.whole * n.points, p.points) as fraction
      from run_pool p
      cross join lateral (select (p.units - p.amount_units - mod(p.units, 100))::bigint as whole) w
      join run_line n using (distribution_id, pool_id)
      where p.distribution_id = of_distribution and p.finding is null and n.points > 0 and w.whole > 0) f
    union all
    select n.statement_line_id, n.amount_units from run_pool p join run_line n using (distribution_id, pool_id)
    where p.distribution_id = of_distribution and p.finding is null and n.amount_units is not null and n.kept_usage_id is null) s
  where l.distribution_id = of_distribution and l.statement_line_id = s.statement_line_id and s.units > 0;

  update run_pool p set paid_units = s.units / 100 * 100
  from (select pool_id, sum(units)::bigint as units from run_line where distribution_id = of_distribution and kept_usage_id is null group by pool_id) s
  where p.distribution_id = of_distribution and p.pool_id = s.pool_id;
end $$;
