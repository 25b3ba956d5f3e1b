/* V6, X42: notes the works whose shares or lines a statement has written. check_work_rights() proves them at the end of the transaction: the
   database alone writes and reads these notes. */
create or replace function note_work_rights() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  ids integer[];
begin
  if tg_op <> 'UPDATE' then
    ids := array(select distinct work_id from changed);
  elsif tg_table_name = 'work_author' then
    -- Only who is on a work, and with what share, can be wrong.
    ids := array(select work_id from (
      (select work_id, author_id, share from changed except select work_id, author_id, share from was)
      union all (select work_id, author_id, share from was except select work_id, author_id, share from changed)) c group by work_id);
  else
    ids := array(select work_id from changed union select work_id from was);
  end if;
  if cardinality(ids) > 0 then insert into work_rights_unproved (work_ids) values (ids); end if;
  return null;
end $$;

-- What did so row by row.
drop trigger if exists work_rights_add_up on work_author;
drop trigger if exists work_rights_add_up on work_right;
drop trigger if exists agreement_rights_add_up on agreement_right;
create or replace trigger work_rights_added after insert on work_author
  referencing new table as changed for each statement execute function note_work_rights();
create or replace trigger work_rights_altered after update on work_author
  referencing old table as was new table as changed for each statement execute function note_work_rights();
create or replace trigger work_rights_removed after delete on work_author
  referencing old table as changed for each statement execute function note_work_rights();
create or replace trigger work_rights_added after insert on work_right
  referencing new table as changed for each statement execute function note_work_rights();
create or replace trigger work_rights_altered after update on work_right
  referencing old table as was new table as changed for each statement execute function note_work_rights();
create or replace trigger work_rights_removed after delete on work_right
  referencing old table as changed for each statement execute function note_work_rights();
create or replace trigger agreement_rights_added after insert on agreement_right
  referencing new table as changed for each statement execute function note_work_rights();
create or replace trigger agreement_rights_altered after update on agreement_right
  referencing old table as was new table as changed for each statement execute function note_work_rights();
create or replace trigger agreement_rights_removed after delete on agreement_right
  referencing old table as changed for each statement execute function note_work_rights();
