-- What staff look for among all live performances: red works, and works that are not in the system.

alter table live_performance
  add column red_count smallint not null default 0,
  add column foreign_count smallint not null default 0;
comment on column live_performance.red_count is 'Red works on the set list, each once; kept by settle_live_performances(), like the foreign performances.';

-- As before, with the two counts.
create or replace function settle_live_performances(ids integer[]) returns void language plpgsql as $$
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

drop trigger record_live_performance_change on live_performance;
create trigger record_live_performance_change after update on live_performance
  for each row when ((old.work_count, old.points, old.light, old.red_count, old.foreign_count)
    is not distinct from (new.work_count, new.points, new.light, new.red_count, new.foreign_count))
  execute function record_change();

select settle_live_performances(array(select live_performance_id from live_performance));

create index live_performance_by_day on live_performance (performed_on, live_performance_id);
create index live_performance_by_registration on live_performance (registered_at, live_performance_id);
create index live_performance_by_title on live_performance (title, live_performance_id);
create index live_performance_to_look_at on live_performance (performed_on, live_performance_id)
  where closed_at is null and (red_count > 0 or foreign_count > 0);
create index live_performance_closed on live_performance (performed_on, live_performance_id) where closed_at is not null;

-- The same line on other set lists.
create index foreign_performance_same on foreign_performance (fold(title), fold(artists));
