/* R208, R213: income in the pools that a run takes from, and in those that what it pays of kept money, or corrects, was taken from at first, which
   nobody but who registered it has said came in. What a pool has, or had when a run took it, is the income that came last: what came before it went
   into earlier distributions. */
create or replace function unconfirmed_income(of_distribution integer) returns table (income_id integer, registered_by integer) language sql stable as $$
  with recursive taken (distribution_id, pool_id) as (
    select of_distribution, null::integer
    union
    -- Lines of kept money stand after all others, and each has the pool that it was kept of.
    select e.distribution_id, e.pool_id from taken o cross join lateral (
      select u.distribution_id, l.pool_id
      from run r join run_line l on l.distribution_id = r.distribution_id and l.statement_line_id > r.line_count
        and l.pool_id = coalesce(o.pool_id, l.pool_id)
      join unmatched_usage u on u.unmatched_usage_id = l.kept_usage_id
      where r.distribution_id = o.distribution_id and r.released_line_count > 0
      union
      select c.corrected_id, l.pool_id
      from run_correction c join run_line l on l.distribution_id = c.distribution_id and l.pool_id = coalesce(o.pool_id, l.pool_id)
      where c.distribution_id = o.distribution_id) e
  ),
  given as materialized (
    select o.distribution_id, a.ledger_account_id,
      (select min(t.transaction_id) from ledger_transaction t where t.distribution_id = o.distribution_id and t.kind = 'distribution') as booked
    from taken o join distribution d using (distribution_id)
    join run_pool p on p.distribution_id = o.distribution_id and p.pool_id = coalesce(o.pool_id, p.pool_id) and p.paid_units > 0
    join ledger_account a on a.kind = 'pool' and (a.category_id, a.period_id, a.pool_id) = (d.category_id, d.period_id, p.pool_id)
  ),
  entry as (
    select g.distribution_id, g.ledger_account_id, t.transaction_id, t.income_id, e.units
    from given g join ledger_entry e using (ledger_account_id) join ledger_transaction t using (transaction_id)
    where t.transaction_id < g.booked or g.booked is null
  ),
  pooled as (select n.distribution_id, n.ledger_account_id, sum(n.units) as units from entry n group by 1, 2),
  came as (
    select n.distribution_id, n.ledger_account_id, n.income_id, i.registered_by, sum(n.units) as units, max(n.transaction_id) as last
    from entry n join income i using (income_id)
    where i.reverses is null and not exists (select from income r where r.reverses = i.income_id)
    group by 1, 2, 3, 4
  ),
  newest as (
    select c.*, sum(c.units) over (partition by c.distribution_id, c.ledger_account_id order by c.last desc, c.income_id desc) - c.units as after
    from came c
  )
  select distinct n.income_id, n.registered_by from newest n join pooled p using (distribution_id, ledger_account_id)
  where n.after < p.units and not exists (select from income_confirmed k where k.income_id = n.income_id)
$$;
