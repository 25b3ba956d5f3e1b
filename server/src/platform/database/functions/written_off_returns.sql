/* R102: what a correction gives back to somebody who has died of what other corrections of the same distribution took, as far as an advance
   that made up for it (R74) was written off: in whole eyrir, no more than was written off, nor than these corrections took. The oldest advance first. */
create or replace function written_off_returns(of_distribution integer)
returns table (advance_id integer, payee_id integer, ledger_account_id integer, units bigint) language sql stable as $$
  with moved as (
    select k.payee_id, k.ledger_account_id, t.transaction_id, t.distribution_id, sum(e.units)::bigint as units
    from distribution d join distribution o on o.correction_of = d.correction_of join ledger_transaction t on t.distribution_id = o.distribution_id
    join ledger_entry e using (transaction_id) join ledger_account k using (ledger_account_id)
    where d.distribution_id = of_distribution and k.kind = 'payable' and t.kind = 'distribution'
    group by 1, 2, 3, 4
  ),
  given as (
    -- What an earlier one gave back is not given back a second time.
    select m.payee_id, m.ledger_account_id,
      least(m.units, -coalesce((select sum(b.units) from moved b where b.payee_id = m.payee_id and b.transaction_id < m.transaction_id), 0)) as back
    from moved m where m.distribution_id = of_distribution and m.units > 0
  ),
  owed as (
    select a.advance_id, g.payee_id, g.ledger_account_id, g.back,
      a.units - coalesce((select sum(r.units) from advance_recovery r where r.advance_id = a.advance_id), 0) as off
    from given g join payee y using (payee_id) join person p using (person_id) join advance a using (person_id)
    where g.back > 0 and a.state = 'writtenOff' and p.died_on <= a.decided_at::date
  )
  select o.advance_id, o.payee_id, o.ledger_account_id, (n.units / 100 * 100)::bigint
  from (select o.*, coalesce(sum(o.off) over (partition by o.payee_id order by o.advance_id rows between unbounded preceding and 1 preceding), 0) as before
    from owed o) o
  cross join lateral (select least(o.off, o.back - o.before)::bigint as units) n
  where n.units >= 100 order by o.advance_id
$$;
