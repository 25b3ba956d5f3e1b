-- M2 for many rows at once: what a statement changed or removed is of no distribution that is finished.
create or replace function refuse_changes_of_finished() returns trigger language plpgsql as $$
declare finished integer;
begin
  select o.distribution_id into finished from (select distinct distribution_id from old_rows) o
  join distribution d using (distribution_id) where d.state = 'finished' limit 1;
  if found then
    raise exception 'Distribution % is finished and never changes.', finished using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create or replace trigger run_pool_kept after update on run_pool
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
create or replace trigger run_pool_stays after delete on run_pool
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
create or replace trigger run_share_kept after update on run_share
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
create or replace trigger run_share_stays after delete on run_share
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
create or replace trigger run_line_kept after update on run_line
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
create or replace trigger run_line_stays after delete on run_line
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
create or replace trigger run_change_kept after update on run_change
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
create or replace trigger run_change_stays after delete on run_change
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
create or replace trigger run_work_change_kept after update on run_work_change
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
create or replace trigger run_work_change_stays after delete on run_work_change
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
create or replace trigger run_correction_share_kept after update on run_correction_share
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
create or replace trigger run_correction_share_stays after delete on run_correction_share
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
create or replace trigger run_correction_work_kept after update on run_correction_work
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
create or replace trigger run_correction_work_stays after delete on run_correction_work
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
create or replace trigger run_work_code_kept after update on run_work_code
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
create or replace trigger run_work_code_stays after delete on run_work_code
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
create or replace trigger run_take_back_kept after update on run_take_back
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
create or replace trigger run_take_back_stays after delete on run_take_back
  referencing old table as old_rows for each statement execute function refuse_changes_of_finished();
