/* R120: finds anew which of these set lists are in doubt (R114, R116, R119), and because of which other ones. A list none of whose lines waits to
   be counted is not. The plan is made for the lists that are asked about: all of them, or a few. */
create or replace function refresh_set_list_doubts(ids integer[]) returns void language plpgsql
  set plan_cache_mode = force_custom_plan
  set jit = off
as $$
begin
  with found as materialized (
    select distinct t.live_performance_id, t.other_id from performed_twice t where t.live_performance_id = any(ids) and not t.is_same
    union
    select distinct t.live_performance_id, t.other_id from performed_as_paid t where t.live_performance_id = any(ids) and not t.is_same
    union all
    select l.live_performance_id, null from live_performance l where l.live_performance_id = any(ids) and l.light = 0 and is_overlong(l)
      and exists (select from performance p where p.live_performance_id = l.live_performance_id
        and not exists (select from performance_payment y where y.performance_id = p.performance_id))
  ),
  gone as (
    delete from set_list_doubt d where d.live_performance_id = any(ids) and not exists (
      select from found f where f.live_performance_id = d.live_performance_id and f.other_id is not distinct from d.other_id)
  )
  insert into set_list_doubt (live_performance_id, other_id) select f.live_performance_id, f.other_id from found f on conflict do nothing;
end $$;
