/* R17: how the units of a run's pool came about: the gross of the incomes that were allocated to it, what was deducted, what other pools
   got of them or waits for a rule, and what distributions before took or gave back. Together they are what the pool had. */
create or replace function explained_pool(of_distribution integer, of_pool integer) returns table (step text, units numeric) language sql stable as $$
  with d as (
    select o.*, r.reckoned_at, (select min(t.transaction_id) from ledger_transaction t where t.distribution_id = of_distribution) as booked
    from distribution o join run r using (distribution_id) where o.distribution_id = of_distribution
  ),
  entry as (
    select t.transaction_id, t.income_id, e.units from d
    join ledger_account a on a.kind = 'pool' and (a.category_id, a.period_id, a.pool_id) = (d.category_id, d.period_id, of_pool)
    join ledger_entry e using (ledger_account_id) join ledger_transaction t using (transaction_id)
    where t.transaction_id < coalesce(d.booked, 9223372036854775807) and (d.booked is not null or t.booked_at <= d.reckoned_at)
  ),
  income_entry as (
    select a.kind, a.pool_id, e.units from d, ledger_transaction t
    join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
    where t.income_id in (select n.income_id from entry n where n.income_id is not null)
      and t.transaction_id < coalesce(d.booked, 9223372036854775807) and (d.booked is not null or t.booked_at <= d.reckoned_at)
  )
  select case when kind = 'bank' then 'gross' when kind = 'pool' then 'otherPools' else kind end, -sum(i.units)
  from income_entry i where not (kind = 'pool' and pool_id = of_pool) group by 1 having sum(i.units) <> 0
  union all
  select 'earlier', sum(e.units) from entry e where e.income_id is null having sum(e.units) <> 0
$$;
