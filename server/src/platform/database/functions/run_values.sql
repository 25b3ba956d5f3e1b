/* R14: works whose value of a play in a run is out of range: more than ten times the median of their pool, or less than a tenth. Units
   are of 1/10,000 króna. */
create or replace function run_values(of_distribution integer)
returns table (pool_id integer, work_id integer, plays bigint, units_per_play numeric, median_units numeric) language sql stable as $$
  with work_value as (
    select l.pool_id, l.work_id, sum(l.plays) as plays, sum(l.units) / sum(l.plays) as units_per_play
    from run_line l where l.distribution_id = of_distribution and l.work_id is not null and l.units > 0 and num_nonnulls(l.kept_usage_id, l.corrected_line_id) = 0
    group by l.pool_id, l.work_id
  ),
  middle as (
    select v.pool_id, percentile_disc(0.5) within group (order by v.units_per_play) as median from work_value v group by v.pool_id
  )
  select v.pool_id, v.work_id, v.plays, v.units_per_play, m.median
  from work_value v join middle m using (pool_id)
  where v.units_per_play > 10 * m.median or v.units_per_play * 10 < m.median
$$;
