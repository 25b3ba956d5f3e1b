-- As before, with the two counts.
create or replace function refresh_live_performances(ids integer[]) returns void language plpgsql as $$
begin
  perform from live_performance l where l.live_performance_id = any(ids) order by l.live_performance_id for no key update;
  update live_performance l
  set work_count = s.work_count, points = s.points, light = s.light, red_count = s.red_count, foreign_count = s.foreign_count
  from (
    select i.id, k.lines + f.lines as work_count, k.points + f.points as points, k.red_count, f.lines as foreign_count,
      case when k.light = 2 then 2 when k.light = 1 or f.lines > 0 then 1 else 0 end as light
    from unnest(ids) as i (id)
    cross join lateral (
      select count(*) as lines, coalesce(sum(p.points), 0) as points, max(w.light) as light,
        count(distinct w.work_id) filter (where w.light = 2) as red_count
      from performance p join work w using (work_id) where p.live_performance_id = i.id) k
    cross join lateral (
      select count(*) as lines, coalesce(sum(p.points), 0) as points
      from foreign_performance p where p.live_performance_id = i.id) f
  ) s
  where l.live_performance_id = s.id
    and (l.work_count, l.points, l.light, l.red_count, l.foreign_count)
      is distinct from (s.work_count, s.points, s.light, s.red_count, s.foreign_count);
end $$;
