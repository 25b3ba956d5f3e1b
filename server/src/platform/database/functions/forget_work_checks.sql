-- The same as forget_work_check() of rows that a statement has inserted. What is new is found by its own check.
create or replace function forget_work_checks() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  ids integer[] := array(select distinct work_id from changed);
begin
  delete from work_check where work_id = any(ids);
  return null;
end $$;
create or replace trigger work_check_forgotten after update or delete on work_author for each row execute function forget_work_check();
create or replace trigger work_check_forgotten after update or delete on work_title for each row execute function forget_work_check();
create or replace trigger work_check_forgotten after update or delete on work_isrc for each row execute function forget_work_check();
create or replace trigger work_check_forgotten after update or delete on work_iswc for each row execute function forget_work_check();
create or replace trigger work_checks_forgotten after insert on work_author
  referencing new table as changed for each statement execute function forget_work_checks();
create or replace trigger work_checks_forgotten after insert on work_title
  referencing new table as changed for each statement execute function forget_work_checks();
create or replace trigger work_checks_forgotten after insert on work_isrc
  referencing new table as changed for each statement execute function forget_work_checks();
create or replace trigger work_checks_forgotten after insert on work_iswc
  referencing new table as changed for each statement execute function forget_work_checks();
