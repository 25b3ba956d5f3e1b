create or replace function work_lights_changed() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  ids := array(select distinct p.live_performance_id
    from changed c join was using (work_id) join performance p using (work_id)
    where c.light <> was.light order by 1);
  if cardinality(ids) > 0 then perform refresh_live_performances(ids); end if;
  return null;
end $$;
