/* R143: a contract that publishes in the place of another has a row of its history that says so, and by it who asked for it and who confirmed it
   (contract_change_by_another). What a transfer brings has that in the transfer's own record (X45). */
create or replace function check_sub_agreement() returns trigger language plpgsql as $$
begin
  if not exists (
    select from contract_change h where h.contract_id = new.contract_id and h.field = 'FRUMSAMNINGUR_NR' and h.user_id is not null) then
    raise exception 'Contract % publishes in the place of another, and nobody has entered that.', new.contract_id
      using errcode = 'check_violation', constraint = 'contract_sub_entered';
  end if;
  return null;
end $$;
drop trigger if exists contract_sub_entered on publishing_contract;
create constraint trigger contract_sub_entered after insert on publishing_contract deferrable initially deferred
  for each row when (new.original_contract_id is not null and new.transferred_from_id is null) execute function check_sub_agreement();
