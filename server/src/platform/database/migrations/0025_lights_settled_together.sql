-- The works of one statement settle their performances together, each performance held in the order of its number. One work after
-- the other, two statements could hold what the other one waits for.

-- Takes hold of the performances of works that are about to change one by one.
create function hold_set_lists(work_ids integer[]) returns void language plpgsql as $$
begin
  perform from live_performance l
  where l.live_performance_id in (select p.live_performance_id from performance p where p.work_id = any(work_ids))
  order by l.live_performance_id for no key update;
end $$;

drop trigger live_performances_settled on work;
drop function work_light_changed();

create function work_lights_changed() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  ids := array(select distinct p.live_performance_id
    from changed c join was using (work_id) join performance p using (work_id)
    where c.light <> was.light order by 1);
  if cardinality(ids) > 0 then perform settle_live_performances(ids); end if;
  return null;
end $$;
create trigger live_performances_settled after update on work
  referencing old table as was new table as changed for each statement execute function work_lights_changed();
