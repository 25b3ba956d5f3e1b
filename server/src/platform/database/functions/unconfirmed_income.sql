/* R208: income in the pools that a run takes from, which nobody but who registered it has said came in. What a pool has is the income that came last:
   what came before it went into earlier distributions. */
create or replace function unconfirmed_income(of_distribution integer) returns table (income_id integer, registered_by integer) language sql stable as $$
  with entry as (
    select a.ledger_account_id, t.transaction_id, t.income_id, e.units
    from distribution d join run_pool p using (distribution_id)
    join ledger_account a on a.kind = 'pool' and (a.category_id, a.period_id, a.pool_id) = (d.category_id, d.period_id, p.pool_id)
    join ledger_entry e using (ledger_account_id) join ledger_transaction t using (transaction_id)
    -- The run itself has been booked where it is finished.
    where d.distribution_id = of_distribution and p.paid_units > 0 and t.distribution_id is distinct from of_distribution
  ),
  pooled as (select n.ledger_account_id, sum(n.units) as units from entry n group by n.ledger_account_id),
  came as (
    select n.ledger_account_id, n.income_id, i.registered_by, sum(n.units) as units, max(n.transaction_id) as last
    from entry n join income i using (income_id)
    where i.reverses is null and not exists (select from income r where r.reverses = i.income_id)
    group by n.ledger_account_id, n.income_id, i.registered_by
  ),
  newest as (
    select c.*, sum(c.units) over (partition by c.ledger_account_id order by c.last desc, c.income_id desc) - c.units as after
    from came c
  )
  select distinct n.income_id, n.registered_by from newest n join pooled p using (ledger_account_id)
  where n.after < p.units and not exists (select from income_confirmed k where k.income_id = n.income_id)
$$;
