-- X93: the same as cwr_work_changed() and cwr_source_changed() of rows that a statement has inserted.
create or replace function cwr_works_changed() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  ids integer[] := array(select distinct work_id from changed);
begin
  update cwr_receiver_work set is_stale = true where work_id = any(ids) and not is_stale;
  if tg_table_name = 'work_iswc' then
    update cwr_receiver_work s set is_stale = true from work w
    where w.source_work_id = any(ids) and s.work_id = w.work_id and not s.is_stale;
  end if;
  return null;
end $$;
create or replace trigger cwr_titles_added after insert on work_title
  referencing new table as changed for each statement execute function cwr_works_changed();
create or replace trigger cwr_iswcs_added after insert on work_iswc
  referencing new table as changed for each statement execute function cwr_works_changed();
create or replace trigger cwr_isrcs_added after insert on work_isrc
  referencing new table as changed for each statement execute function cwr_works_changed();
create or replace trigger cwr_authors_added after insert on work_author
  referencing new table as changed for each statement execute function cwr_works_changed();
create or replace trigger cwr_rights_added after insert on work_right
  referencing new table as changed for each statement execute function cwr_works_changed();
