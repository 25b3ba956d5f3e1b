-- X65: the same as forget_work_parties() of lines that a statement has inserted.
create or replace function forget_parties_of_added() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  ids integer[] := array(select distinct work_id from changed);
begin
  delete from work_party p using (select distinct work_id, author_id from changed) c
  where p.work_id = any(ids) and p.work_id = c.work_id and p.author_id = c.author_id;
  return null;
end $$;
create or replace trigger rights_forget_work_parties after insert on work_right
  referencing new table as changed for each statement execute function forget_parties_of_added();
