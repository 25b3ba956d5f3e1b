-- Anyone who puts a work on a set list holds its light until done: a change of it waits, and then finds the line.
create or replace function set_list_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'performance' and tg_op <> 'DELETE' then
    perform from work w where w.work_id in (select c.work_id from changed c) order by w.work_id for share;
  end if;
  perform refresh_live_performances(array(select distinct c.live_performance_id from changed c order by 1));
  return null;
end $$;
