/* R123: staff write no line of a work that they have a part in onto a set list of another, nor change one: what a concert pays is what stands
   there. A member who is staff has their own lists as anybody has, and registers for whoever gave them access; who acts for a member because
   they are an administrator does not. Who calls is the user themselves; what no user asked for is let through, and so are a former system's
   files, of which O87 holds it. */
create or replace function refuse_own_line() returns trigger language plpgsql as $$
declare
  caller integer := nullif(current_setting('omur.user_id', true), '')::integer;
  acted_for integer := nullif(current_setting('omur.acting_for_user_id', true), '')::integer;
begin
  if current_setting('omur.takes_files', true) = 'yes' then return null; end if;
  if exists (
    select from app_user u join own_work w using (user_id) join changed c using (work_id) join live_performance l using (live_performance_id)
    where u.user_id = caller and u.role in ('administrator', 'editor') and l.person_id <> u.person_id)
    and not exists (select from access_grant g where g.user_id = acted_for and g.grantee_user_id = caller and not g.is_read_only) then
    raise exception 'User % has a part in a work on the set list.', caller using errcode = 'check_violation', constraint = 'set_list_own_work';
  end if;
  return null;
end $$;
create or replace trigger performances_added_not_own after insert on performance
  referencing new table as changed for each statement execute function refuse_own_line();
create or replace trigger performances_changed_not_own after update on performance
  referencing new table as changed for each statement execute function refuse_own_line();
