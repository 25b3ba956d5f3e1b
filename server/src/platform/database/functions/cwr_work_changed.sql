-- X93: something that a file says of a work was written. Which records come of it, and whether they differ, is found out when a file is made.
create or replace function cwr_work_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update cwr_receiver_work set is_stale = true where work_id = old.work_id and not is_stale;
  end if;
  if tg_op <> 'DELETE' then
    update cwr_receiver_work set is_stale = true where work_id = new.work_id and not is_stale;
  end if;
  return null;
end $$;
create or replace trigger cwr_work_changed after update on work
  for each row when (old.* is distinct from new.*) execute function cwr_work_changed();
create or replace trigger cwr_title_changed after update or delete on work_title
  for each row execute function cwr_work_changed();
create or replace trigger cwr_iswc_changed after update or delete on work_iswc
  for each row execute function cwr_work_changed();
create or replace trigger cwr_isrc_changed after update or delete on work_isrc
  for each row execute function cwr_work_changed();
create or replace trigger cwr_author_changed after update or delete on work_author
  for each row execute function cwr_work_changed();
create or replace trigger cwr_role_changed after insert or update or delete on work_author_role
  for each row execute function cwr_work_changed();
create or replace trigger cwr_right_changed after update or delete on work_right
  for each row execute function cwr_work_changed();
create or replace trigger cwr_party_changed after insert or update or delete on work_party
  for each row execute function cwr_work_changed();
create or replace trigger cwr_number_changed after insert or update or delete on work_number
  for each row execute function cwr_work_changed();
