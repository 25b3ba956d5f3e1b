-- Takes hold of the performances of works that are about to change one by one.
create or replace function lock_set_lists(work_ids integer[]) returns void language plpgsql as $$
begin
  perform from live_performance l
  where l.live_performance_id in (select p.live_performance_id from performance p where p.work_id = any(work_ids))
  order by l.live_performance_id for no key update;
end $$;
