-- R122: the same of lines that are gone by now, or of another work.
create or replace function refuse_own_former_cues() returns trigger language plpgsql as $$
declare caller integer := nullif(current_setting('omur.user_id', true), '')::integer;
begin
  if current_setting('omur.takes_files', true) = 'yes' then return null; end if;
  if exists (select from own_work w join changed c using (work_id) where w.user_id = caller) then
    raise exception 'User % has a part in a work on the cue sheet.', caller using errcode = 'check_violation', constraint = 'cue_sheet_own';
  end if;
  return null;
end $$;
create or replace trigger cue_lines_replaced after update on cue_sheet_line
  referencing old table as changed for each statement execute function refuse_own_former_cues();
create or replace trigger cue_lines_gone after delete on cue_sheet_line
  referencing old table as changed for each statement execute function refuse_own_former_cues();
