-- X93: the number of an agreement, which files of its works say, was written.
create or replace function cwr_contract_changed() returns trigger language plpgsql as $$
begin
  update cwr_receiver_work s set is_stale = true from work_right wr
  where wr.publisher_id = new.publisher_id and wr.contract_id = new.contract_id and s.work_id = wr.work_id and not s.is_stale;
  return null;
end $$;
create or replace trigger cwr_contract_changed after update of ice_agreement_number on publishing_contract
  for each row when (old.ice_agreement_number is distinct from new.ice_agreement_number) execute function cwr_contract_changed();
