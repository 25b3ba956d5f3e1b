/* R127: a line of a cue sheet that names no work is found by its words and its ISRC when the programme is aired, as if anybody else had written them
   (R8). So nobody writes one that would be found as a work of theirs: by an ISRC of it, confirmed or not, or by a title and a name that are near
   enough for matching (match_by_words()), whether or not another work is nearer. Where `refuse_own_cues` lets a caller through, so does this. */
create or replace function refuse_own_words() returns trigger language plpgsql as $$
declare
  caller integer := nullif(current_setting('omur.user_id', true), '')::integer;
  least_part constant real := 0.72;
begin
  if current_setting('omur.takes_files', true) = 'yes' or not exists (select from own_work where user_id = caller) then return null; end if;
  if exists (
    select from changed c join work_isrc i using (isrc) join own_work o on o.work_id = i.work_id
    where c.work_id is null and o.user_id = caller)
  or exists (
    select from changed c
    cross join lateral find_usage_works(fold(c.title), usage_title(c.title), usage_names(c.author_names), 8) f
    join own_work o on o.work_id = f.work_id
    where c.work_id is null and c.author_names is not null and o.user_id = caller and f.title_near >= least_part and f.name_near >= least_part) then
    raise exception 'User % has a part in a work that the line would be found as.', caller
      using errcode = 'check_violation', constraint = 'cue_sheet_own';
  end if;
  return null;
end $$;
create or replace trigger cue_words_added after insert on cue_sheet_line
  referencing new table as changed for each statement execute function refuse_own_words();
create or replace trigger cue_words_changed after update on cue_sheet_line
  referencing new table as changed for each statement execute function refuse_own_words();
