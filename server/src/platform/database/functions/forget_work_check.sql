create or replace function forget_work_check() returns trigger language plpgsql as $$
declare
  changed integer := coalesce(new.work_id, old.work_id);
begin
  delete from work_check where work_id = changed;
  -- What is new is found by its own check.
  if tg_op <> 'INSERT' then delete from work_check where likewise @> array[changed]; end if;
  return null;
end $$;
create or replace trigger work_check_forgotten after update of title, duration_seconds, performers, review on work
  for each row execute function forget_work_check();
