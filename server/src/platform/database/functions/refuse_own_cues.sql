/* R122: a programme that is aired pays each work of its cue sheet, before anything else is looked at. So nobody writes a line of a work that
   they have a part in, nor changes a sheet that has one: its other lines, or the programme that it is of. Who calls is the user themselves,
   whomever they act for; what no user asked for is let through, and so are a former system's files, of which
   O87 holds it. `changed` has the lines or sheets. */
create or replace function refuse_own_cues() returns trigger language plpgsql as $$
declare caller integer := nullif(current_setting('omur.user_id', true), '')::integer;
begin
  if current_setting('omur.takes_files', true) = 'yes' then return null; end if;
  if exists (
    select from own_work w join cue_sheet_line l using (work_id)
    where w.user_id = caller and l.cue_sheet_id in (select c.cue_sheet_id from changed c)) then
    raise exception 'User % has a part in a work on the cue sheet.', caller using errcode = 'check_violation', constraint = 'cue_sheet_own';
  end if;
  return null;
end $$;
create or replace trigger cue_lines_added after insert on cue_sheet_line
  referencing new table as changed for each statement execute function refuse_own_cues();
create or replace trigger cue_lines_changed after update on cue_sheet_line
  referencing new table as changed for each statement execute function refuse_own_cues();
create or replace trigger cue_lines_taken_out after delete on cue_sheet_line
  referencing old table as changed for each statement execute function refuse_own_cues();
create or replace trigger cue_sheets_changed after update on cue_sheet
  referencing new table as changed for each statement execute function refuse_own_cues();
