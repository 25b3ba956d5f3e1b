/* R179: what a pool of a run had before deductions, in 1/10,000 of a króna: each income that came since a distribution last took of it with what
   was deducted of that income, by the part of its net that went to this pool. What lay in the pool from before counts as it is. */
create or replace function pool_before_deductions(of_distribution integer, of_pool integer) returns bigint language sql stable as $$
  with entry as (
    select t.transaction_id, t.income_id, e.units
    from distribution d join ledger_account a on a.kind = 'pool' and (a.category_id, a.period_id, a.pool_id) = (d.category_id, d.period_id, of_pool)
    join ledger_entry e using (ledger_account_id) join ledger_transaction t using (transaction_id)
    where d.distribution_id = of_distribution
  ),
  fed as (
    select income_id, sum(units) as units from entry
    where income_id is not null and transaction_id > (select coalesce(max(o.transaction_id), 0) from entry o where o.income_id is null)
    group by income_id
  ),
  booked as (
    select f.income_id, f.units, -sum(e.units) filter (where a.kind = 'bank') as gross,
      coalesce(sum(e.units) filter (where a.kind in ('administration', 'social', 'cultural', 'reserve')), 0) as deducted
    from fed f join ledger_transaction t using (income_id) join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
    group by f.income_id, f.units
  )
  select (coalesce((select sum(units) from entry), 0)
    + greatest(0, floor(coalesce((select sum(units * deducted / (gross - deducted)) from booked where gross <> deducted), 0))))::bigint
$$;
