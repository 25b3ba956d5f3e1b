/* Where the money of a distribution of a file comes from: from the pools of its category and period as far as they go, in their order,
   and else from outside (`imported`). What a correction takes back goes to the pools that the corrected one took from, first. */
create or replace function distribution_sources(of_distribution integer, needed bigint)
  returns setof ledger_line language sql stable as $$
  with d as (select * from distribution where distribution_id = of_distribution),
  there as (
    select a.pool_id, a.period_id, a.category_id, sum(e.units) as most
    from d join ledger_account a on a.kind = 'pool' and a.category_id = d.category_id and a.period_id = d.period_id
    join ledger_entry e using (ledger_account_id)
    where needed > 0 group by a.ledger_account_id
    union all
    select a.pool_id, a.period_id, a.category_id, -e.units
    from d join ledger_transaction t on t.distribution_id = d.correction_of and t.kind = 'distribution'
    join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
    where needed < 0 and a.kind = 'pool' and e.units < 0
  ),
  taken as (
    select t.*, greatest(0, least(t.most, abs(needed) - (sum(t.most) over (order by t.pool_id) - t.most)))::bigint as units
    from there t where t.most > 0
  )
  select 'pool', category_id, period_id, pool_id, null::integer, -sign(needed)::bigint * units from taken where units > 0
  union all
  select 'imported', d.category_id, null, null, null,
    -sign(needed)::bigint * (abs(needed) - coalesce((select sum(units) from taken), 0))::bigint from d
$$;
