/* Live performances with works whose light has changed. Rows of a statement have no index: what they were is looked up in a table of hashes,
   also when a thousand works change at once. */
create or replace function work_lights_changed() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  ids := array(select distinct p.live_performance_id
    from changed c join performance p using (work_id)
    where (c.work_id, c.light) not in (select w.work_id, w.light from was w) order by 1);
  if cardinality(ids) > 0 then perform refresh_live_performances(ids); end if;
  return null;
end $$;
