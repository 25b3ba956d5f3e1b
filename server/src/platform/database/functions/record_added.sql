/* J4: the same as record_change() of rows that a statement has inserted, all of them at once. For tables whose rows belong to a work and to
   nobody else. Its arguments are columns that say no more than who and when. What is empty is not named. A new work that comes from another system is recorded once: its authors,
   rights, titles and codes came with it, and stand in their tables as they came, less what is on record since (O385). */
create or replace function record_added() returns trigger language plpgsql as $$
declare
  left_out constant text[] := '{title_folded,performers_folded,artists_folded,performer_folded}';
  changed_by integer := nullif(current_setting('omur.user_id', true), '')::integer;
  acting_for integer := nullif(current_setting('omur.acting_for_user_id', true), '')::integer;
  with_key integer := nullif(current_setting('omur.api_key_id', true), '')::integer;
  of_request text := nullif(current_setting('omur.request_id', true), '');
begin
  insert into change_record (user_id, acting_for_user_id, api_key_id, request_id, table_name, operation, work_id, new_row)
  select changed_by, acting_for, with_key, of_request, tg_table_name, 'insert', a.work_id,
    jsonb_strip_nulls(to_jsonb(a) - left_out - coalesce(tg_argv, '{}')) from added a;
  return null;
end $$;
-- Updates and deletions say what changed in a row.
create or replace trigger record_work after update or delete on work for each row execute function record_change();
create or replace trigger record_work_author after update or delete on work_author for each row execute function record_change();
create or replace trigger record_work_right after update or delete on work_right for each row execute function record_change();
create or replace trigger record_work_title after update or delete on work_title for each row execute function record_change();
create or replace trigger record_work_iswc after update or delete on work_iswc for each row execute function record_change();
create or replace trigger record_work_isrc after update or delete on work_isrc for each row execute function record_change();
create or replace trigger record_works_added after insert on work
  referencing new table as added for each statement execute function record_added();
create or replace trigger record_work_authors_added after insert on work_author
  referencing new table as added for each statement when (current_setting('omur.comes_with_work', true) is distinct from 'yes') execute function record_added();
create or replace trigger record_work_rights_added after insert on work_right
  referencing new table as added for each statement when (current_setting('omur.comes_with_work', true) is distinct from 'yes') execute function record_added();
create or replace trigger record_work_titles_added after insert on work_title
  referencing new table as added for each statement when (current_setting('omur.comes_with_work', true) is distinct from 'yes') execute function record_added('added_by', 'added_at');
create or replace trigger record_work_iswcs_added after insert on work_iswc
  referencing new table as added for each statement when (current_setting('omur.comes_with_work', true) is distinct from 'yes') execute function record_added();
create or replace trigger record_work_isrcs_added after insert on work_isrc
  referencing new table as added for each statement when (current_setting('omur.comes_with_work', true) is distinct from 'yes') execute function record_added();
