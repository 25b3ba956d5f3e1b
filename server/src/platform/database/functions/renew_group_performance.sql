-- H160: what was said is of the list that was read, and of who played where and when; another one has not been spoken of.
create or replace function renew_group_performance() returns trigger language plpgsql as $$
begin
  update group_performance p set version = p.version + 1
  where p.live_performance_id in (select c.live_performance_id from changed c);
  return null;
end $$;
create or replace trigger set_list_renewed_by_added after insert on performance
  referencing new table as changed for each statement execute function renew_group_performance();
create or replace trigger set_list_renewed_by_changed after update on performance
  referencing new table as changed for each statement execute function renew_group_performance();
create or replace trigger set_list_renewed_by_taken_out after delete on performance
  referencing old table as changed for each statement execute function renew_group_performance();
create or replace trigger set_list_renewed_by_added after insert on foreign_performance
  referencing new table as changed for each statement execute function renew_group_performance();
create or replace trigger set_list_renewed_by_changed after update on foreign_performance
  referencing new table as changed for each statement execute function renew_group_performance();
create or replace trigger set_list_renewed_by_taken_out after delete on foreign_performance
  referencing old table as changed for each statement execute function renew_group_performance();
