/* R123, R145: what a concert pays is what stands on its set list. So staff change no line of another's list that has a work of theirs: neither that
   work's, nor the others', by which it would count alone, or on another list of theirs. A member who is staff has their own lists as anybody has,
   and registers for whoever gave them access; who acts for a member because they are an administrator does not. `changed` has the lines. */
create or replace function refuse_own_line() returns trigger language plpgsql as $$
declare caller integer := caller_as_staff();
begin
  if caller is null then return null; end if;
  if exists (
    select from (select distinct c.live_performance_id from changed c) l where has_work_on_list(caller, l.live_performance_id)) then
    raise exception 'User % has a part in a work on the set list.', caller using errcode = 'check_violation', constraint = 'set_list_own_work';
  end if;
  return null;
end $$;
create or replace trigger performances_added_not_own after insert on performance
  referencing new table as changed for each statement execute function refuse_own_line();
create or replace trigger performances_changed_not_own after update on performance
  referencing new table as changed for each statement execute function refuse_own_line();
create or replace trigger performances_taken_out_not_own after delete on performance
  referencing old table as changed for each statement execute function refuse_own_line();
create or replace trigger foreign_performances_added_not_own after insert on foreign_performance
  referencing new table as changed for each statement execute function refuse_own_line();
create or replace trigger foreign_performances_changed_not_own after update on foreign_performance
  referencing new table as changed for each statement execute function refuse_own_line();
create or replace trigger foreign_performances_taken_out_not_own after delete on foreign_performance
  referencing old table as changed for each statement execute function refuse_own_line();
