-- X93: where a party collects was written.
create or replace function cwr_territory_changed() returns trigger language plpgsql as $$
declare
  party integer := case when tg_op = 'DELETE' then old.work_party_id else new.work_party_id end;
begin
  update cwr_receiver_work s set is_stale = true from work_party p
  where p.work_party_id = party and s.work_id = p.work_id and not s.is_stale;
  return null;
end $$;
create or replace trigger cwr_territory_changed after insert or update or delete on work_party_territory
  for each row execute function cwr_territory_changed();
