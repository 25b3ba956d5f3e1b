/* R208: whether a run may still ask that an income was confirmed: something of it is in no pool yet, or in a pool that has more than came in later.
   What a pool has is the income that came last, as unconfirmed_income() reckons it for a run. */
create or replace function is_confirmation_asked(of_income integer) returns boolean language sql stable cost 1000 as $$
  with own as (
    select e.ledger_account_id, a.kind, sum(e.units) as units, max(t.transaction_id) as last
    from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
    where t.income_id = of_income and a.kind in ('pool', 'unallocated') group by 1, 2
  )
  select exists (
    select from own o where o.units > 0 and (o.kind = 'unallocated'
      or (select sum(e.units) from ledger_entry e where e.ledger_account_id = o.ledger_account_id) > coalesce((
        select sum(e.units) from ledger_entry e join ledger_transaction t using (transaction_id)
        where e.ledger_account_id = o.ledger_account_id and t.income_id in (
          select l.income_id from ledger_entry n join ledger_transaction l using (transaction_id) join income i using (income_id)
          where n.ledger_account_id = o.ledger_account_id and n.transaction_id > o.last and i.reverses is null
            and not exists (select from income r where r.reverses = i.income_id))), 0)))
$$;
