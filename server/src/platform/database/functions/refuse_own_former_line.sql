-- R145: the same of lines that are gone by now, or of another work.
create or replace function refuse_own_former_line() returns trigger language plpgsql as $$
declare caller integer := caller_as_staff();
begin
  if caller is null then return null; end if;
  if exists (
    select from app_user u join own_work w using (user_id) join changed c using (work_id) join live_performance l using (live_performance_id)
    where u.user_id = caller and l.person_id <> u.person_id) then
    raise exception 'User % has a part in a work on the set list.', caller using errcode = 'check_violation', constraint = 'set_list_own_work';
  end if;
  return null;
end $$;
create or replace trigger performances_replaced_not_own after update on performance
  referencing old table as changed for each statement execute function refuse_own_former_line();
create or replace trigger performances_gone_not_own after delete on performance
  referencing old table as changed for each statement execute function refuse_own_former_line();
