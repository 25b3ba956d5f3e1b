/* R214: whether a distribution has taken something of an income. A pool gives what came first, so something is taken of it where the pool has less than
   this income and what came after it. What was taken back came not. */
create or replace function is_income_spent(of_income integer) returns boolean language sql stable as $$
  with entry as materialized (
    select e.ledger_account_id, t.transaction_id, t.income_id, e.units
    from (select distinct e.ledger_account_id from ledger_transaction t join ledger_entry e using (transaction_id)
      join ledger_account a using (ledger_account_id) where t.income_id = of_income and a.kind = 'pool') o
    join ledger_entry e using (ledger_account_id) join ledger_transaction t using (transaction_id)
  ),
  pooled as (select n.ledger_account_id, sum(n.units) as units from entry n group by 1),
  came as (
    select n.ledger_account_id, n.income_id, sum(n.units) as units, max(n.transaction_id) as last
    from entry n join income i using (income_id)
    where i.reverses is null and (i.income_id = of_income or not exists (select from income r where r.reverses = i.income_id))
    group by 1, 2
  ),
  newest as (
    select c.*, sum(c.units) over (partition by c.ledger_account_id order by c.last desc, c.income_id desc) as with_later from came c
  )
  select exists (select from newest n join pooled p using (ledger_account_id) where n.income_id = of_income and n.units > 0 and p.units < n.with_later)
$$;
