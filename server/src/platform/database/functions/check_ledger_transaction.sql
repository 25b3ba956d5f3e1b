-- R18: at the commit a transaction has entries, and they add up to zero.
create or replace function check_ledger_transaction() returns trigger language plpgsql as $$
begin
  if coalesce((select count(*) < 2 or sum(units) <> 0 from ledger_entry where transaction_id = new.transaction_id), true) then
    raise exception 'Transaction % has no entries, or they do not add up to zero.', new.transaction_id
      using errcode = 'check_violation', constraint = 'ledger_adds_up';
  end if;
  return null;
end $$;
drop trigger if exists ledger_has_entries on ledger_transaction;
create constraint trigger ledger_has_entries after insert on ledger_transaction
  deferrable initially deferred for each row execute function check_ledger_transaction();
