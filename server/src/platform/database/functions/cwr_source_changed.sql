-- X93: a version says the ISWC of the work that it is a version of.
create or replace function cwr_source_changed() returns trigger language plpgsql as $$
declare
  source integer := case when tg_op = 'DELETE' then old.work_id else new.work_id end;
begin
  update cwr_receiver_work s set is_stale = true from work w
  where w.source_work_id = source and s.work_id = w.work_id and not s.is_stale;
  return null;
end $$;
create or replace trigger cwr_source_changed after update or delete on work_iswc
  for each row execute function cwr_source_changed();
