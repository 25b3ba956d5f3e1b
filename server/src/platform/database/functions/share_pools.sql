/* R11, R13: shares the pools of a run over its lines (line_of_run, of gather_run()), and writes these: first the lines that name an amount,
   then the rest by points, largest remainder first, then the first line. A pool without points gives nothing; staff are asked.
   R179: lines name what was paid before deductions. Where they name more than the pool has, but no more than it had before these, and half
   an eyrir a line, a hundredth at most, they share it by their amounts in the same way, and others get nothing. Where they name more than
   that, such as a statement that came twice, the pool gives nothing. */
create or replace function share_pools(of_distribution integer) returns void language plpgsql
  security definer set search_path = public, pg_temp
as $$
declare
  by_amounts integer[];
  has_any boolean;
begin
  update run_pool p set points = coalesce(l.points, 0), amount_units = coalesce(l.amounts, 0), gross_units = g.units,
    finding = case when l.amounts > p.units and l.amounts > g.units + least(50 * l.amount_lines, g.units / 100) then 'amountsOverPool'
      when coalesce(l.points, 0) = 0 and coalesce(l.amounts, 0) < 100 then 'noPoints' end
  from run_pool o left join (
    select pool_id, sum(points) as points, sum(amount_units) as amounts, count(amount_units) as amount_lines from line_of_run group by pool_id) l using (pool_id)
  left join lateral (
    select greatest(o.units, pool_before_deductions(of_distribution, o.pool_id)) as units where l.amounts > o.units) g on true
  where o.distribution_id = of_distribution and p.distribution_id = of_distribution and p.pool_id = o.pool_id;
  by_amounts := array(
    select pool_id from run_pool where distribution_id = of_distribution and finding is null and gross_units is not null);
  has_any := cardinality(by_amounts) > 0;

  -- Lines that weigh the same get the same, but for one of the rest of the pool: that goes to the largest remainders, of which there are fewer
  -- than lines. Only those of the very remainder at which the rest ends are taken in their order. A line weighs its points, or its amount.
  drop table if exists pg_temp.weight_of_run, pg_temp.first_of_run;
  create temporary table weight_of_run on commit drop as
  with low as (
    select n.pool_id, n.weight, n.lines, p.whole, div(p.whole * n.weight, p.weights)::bigint as low, mod(p.whole * n.weight, p.weights) as fraction
    from (
      select pool_id, points as weight, count(*) as lines from line_of_run
      where points > 0 and not (has_any and pool_id = any(by_amounts)) group by pool_id, points
      union all
      select pool_id, amount_units, count(*) from line_of_run where has_any and amount_units > 0 and pool_id = any(by_amounts) group by pool_id, amount_units
    ) n
    join (
      select pool_id, (units - mod(units, 100) - case when gross_units is null then amount_units else 0 end)::bigint as whole,
        case when gross_units is null then points else amount_units end as weights
      from run_pool where distribution_id = of_distribution and finding is null) p using (pool_id)
    where p.whole > 0
  ),
  ranked as (
    select *, (whole - sum(low * lines) over (partition by pool_id))::bigint as rest, sum(lines) over (partition by pool_id, fraction)::bigint as alike,
      sum(lines) over (partition by pool_id order by fraction desc)::bigint as up_to
    from low
  )
  select pool_id, weight, low + (up_to <= rest)::integer as units, case when up_to > rest then greatest(rest - up_to + alike, 0) else 0 end as left_units
  from ranked;
  analyze weight_of_run;
  create temporary table first_of_run on commit drop as
  select statement_line_id from (
    select l.statement_line_id, o.left_units, row_number() over (partition by l.pool_id order by l.statement_line_id) as place
    from line_of_run l join weight_of_run o
      on (o.pool_id, o.weight) = (l.pool_id, case when has_any and l.pool_id = any(by_amounts) then coalesce(l.amount_units, 0) else l.points end)
    where o.left_units > 0) n
  where place <= left_units;
  analyze first_of_run;

  -- The lines stand in their order, and are written in it, as long as they are more than what they are joined with.
  insert into run_line (distribution_id, statement_line_id, pool_id, usage_import_id, line_number, part_number, performance_id, usage_item_id,
    work_id, finding, used_on, country_id, station_id, plays, measure, usage_factor, daypart_factor, estimate_factor, weight_factor,
    protected_hundredths, points, amount_units, taken_back_units, units, shared_on)
  select of_distribution, u.statement_line_id, u.pool_id, u.usage_import_id, u.line_number, u.part_number, u.performance_id, u.usage_item_id,
    u.work_id, u.finding, u.used_on, u.country_id, u.station_id, u.plays, u.measure, u.usage_factor, u.daypart_factor, u.estimate_factor,
    u.weight_factor, u.protected_hundredths, u.points, u.amount_units, u.taken_back_units,
    coalesce(case when p.finding is null then coalesce(case when p.gross_units is null then u.amount_units end,
      o.units + (f.statement_line_id is not null)::integer) end, 0), u.shared_on
  from line_of_run u left join run_pool p on (p.distribution_id, p.pool_id) = (of_distribution, u.pool_id)
  left join weight_of_run o
    on (o.pool_id, o.weight) = (u.pool_id, case when has_any and u.pool_id = any(by_amounts) then coalesce(u.amount_units, 0) else u.points end)
  left join first_of_run f using (statement_line_id);

  update run_pool p set paid_units = s.units / 100 * 100
  from (select pool_id, sum(units)::bigint as units from run_line where distribution_id = of_distribution group by pool_id) s
  where p.distribution_id = of_distribution and p.pool_id = s.pool_id;
end $$;
