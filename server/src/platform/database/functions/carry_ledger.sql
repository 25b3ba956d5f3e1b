/* O163: carries forward what accounts that belong to no payee have. Payees have a few entries each; these have one of every payment there ever
   was. Answers how many accounts moved. */
create or replace function carry_ledger() returns integer language plpgsql
  security definer set search_path = public, pg_temp set lock_timeout = '500ms' as $$
declare
  settled bigint;
  moved integer;
begin
  -- With an older view of the ledger, what was committed since would be left out for good.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'The ledger is carried forward as it is now.' using errcode = 'invalid_transaction_state';
  end if;
  -- A number is taken under the lock of its table: what has one is whole now, and whatever comes has a higher one.
  lock table ledger_transaction, ledger_entry in share mode;
  select max(transaction_id) into settled from ledger_transaction;
  insert into ledger_carried as kept (ledger_account_id, until_transaction, units, entry_count)
  select a.ledger_account_id, settled, coalesce(c.units, 0) + e.units, coalesce(c.entry_count, 0) + e.entry_count
  from ledger_account a left join ledger_carried c using (ledger_account_id)
  cross join lateral (select sum(n.units) as units, count(*) as entry_count from ledger_entry n
    where n.ledger_account_id = a.ledger_account_id and n.transaction_id > coalesce(c.until_transaction, 0)) e
  where a.payee_id is null and e.entry_count > 0
  on conflict (ledger_account_id) do update
    set until_transaction = excluded.until_transaction, units = excluded.units, entry_count = excluded.entry_count;
  get diagnostics moved = row_count;
  return moved;
end $$;
