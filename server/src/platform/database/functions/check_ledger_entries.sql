/* R18: the entries of a transaction are written together and add up to zero; nobody adds to a transaction of before, nor to
   one that was carried forward (O163). Their transactions and accounts are there, and stay: ledger_stays refuses their removal. What pools, money
   in transit and the like have is never below zero, no payment or recovery takes a payee's balance below it, and no decision on unclaimed
   money the kept account (R32). Nobody owes less than nothing of advances (R24). */
create or replace function check_ledger_entries() returns trigger language plpgsql as $$
declare wrong record;
begin
  select e.transaction_id as number, 'ledger_transaction' as what into wrong from (select distinct transaction_id from written) e
  where not exists (select from ledger_transaction t where t.transaction_id = e.transaction_id) limit 1;
  if not found then
    select e.ledger_account_id as number, 'ledger_account' as what into wrong from written e
    where not exists (select from ledger_account a where a.ledger_account_id = e.ledger_account_id) limit 1;
  end if;
  if found then
    raise exception 'There is no % %.', wrong.what, wrong.number using errcode = 'foreign_key_violation', constraint = 'ledger_refers';
  end if;
  select e.transaction_id, sum(e.units) as sum into wrong from written e group by e.transaction_id having sum(e.units) <> 0 limit 1;
  if found then
    raise exception 'The entries of transaction % add up to %.', wrong.transaction_id, wrong.sum
      using errcode = 'check_violation', constraint = 'ledger_adds_up';
  end if;
  select t.transaction_id into wrong from (select distinct transaction_id from written) e
  join ledger_transaction t using (transaction_id) where t.written_in <> pg_current_xact_id() limit 1;
  if found then
    raise exception 'Transaction % is closed.', wrong.transaction_id using errcode = 'check_violation', constraint = 'ledger_closed';
  end if;
  select e.transaction_id into wrong from written e join ledger_carried c using (ledger_account_id)
  where e.transaction_id <= c.until_transaction limit 1;
  if found then
    raise exception 'Transaction % is closed: it was carried forward.', wrong.transaction_id
      using errcode = 'check_violation', constraint = 'ledger_closed';
  end if;
  perform pg_advisory_xact_lock(7360, a.ledger_account_id) from (
    select distinct e.ledger_account_id from written e join ledger_account a using (ledger_account_id)
    join ledger_transaction t using (transaction_id)
    where e.units < 0 and (a.kind in ('pool', 'unallocated', 'inTransit', 'withheldTax')
        or a.kind = 'payable' and t.kind in ('payment', 'recovered', 'advanceCancelled', 'inherited', 'inheritanceUndone') or a.kind = 'unidentified' and t.kind = 'unclaimed')
      or e.units > 0 and a.kind = 'advance'
    order by 1) a;
  select a.ledger_account_id, a.kind, b.units into wrong
  from (select distinct e.ledger_account_id from written e join ledger_account k using (ledger_account_id)
    join ledger_transaction t using (transaction_id)
    where e.units < 0 and (k.kind in ('pool', 'unallocated', 'inTransit', 'withheldTax')
        or k.kind = 'payable' and t.kind in ('payment', 'recovered', 'advanceCancelled', 'inherited', 'inheritanceUndone') or k.kind = 'unidentified' and t.kind = 'unclaimed')
      or e.units > 0 and k.kind = 'advance') e
  join ledger_account a using (ledger_account_id) left join ledger_carried c using (ledger_account_id),
  lateral (select coalesce(c.units, 0) + coalesce(sum(o.units), 0) as units from ledger_entry o
    where o.ledger_account_id = e.ledger_account_id and o.transaction_id > coalesce(c.until_transaction, 0)) b
  where case a.kind when 'advance' then b.units > 0 else b.units < 0 end limit 1;
  if found then
    raise exception 'Account % (%) would be at %.', wrong.ledger_account_id, wrong.kind, wrong.units
      using errcode = 'check_violation', constraint = 'ledger_overdrawn';
  end if;
  return null;
end $$;
create or replace trigger ledger_adds_up after insert on ledger_entry
  referencing new table as written for each statement execute function check_ledger_entries();
