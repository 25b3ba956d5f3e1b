/* R127: a line of a cue sheet that names no work is found by its words and its ISRC when the programme is aired, as if anybody else had written them
   (R8). So nobody writes one that would be found as a work of theirs (is_found_as_own()). Where `refuse_own_cues` lets a caller through, so does this. */
create or replace function refuse_own_words() returns trigger language plpgsql as $$
declare
  caller integer := nullif(current_setting('omur.user_id', true), '')::integer;
begin
  if current_setting('omur.takes_files', true) = 'yes' or not exists (select from own_work where user_id = caller) then return null; end if;
  if exists (
    select from changed c
    where c.work_id is null and is_found_as_own(caller, c.title, usage_names(c.author_names), array[c.isrc])) then
    raise exception 'User % has a part in a work that the line would be found as.', caller
      using errcode = 'check_violation', constraint = 'cue_sheet_own';
  end if;
  return null;
end $$;
create or replace trigger cue_words_added after insert on cue_sheet_line
  referencing new table as changed for each statement execute function refuse_own_words();
create or replace trigger cue_words_changed after update on cue_sheet_line
  referencing new table as changed for each statement execute function refuse_own_words();
