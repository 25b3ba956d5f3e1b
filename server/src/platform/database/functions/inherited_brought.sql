/* R203: what a distribution has brought heirs, in units, by rights of somebody who has died with an advance that is not recovered, by their part of each right.
   What others have paid them, or another system, was never here. */
create or replace function inherited_brought(of_distribution integer)
returns table (advance_id integer, dead_payee_id integer, payee_id integer, ledger_account_id integer, units numeric) language sql stable as $$
  with owed as materialized (
    select a.advance_id, y.payee_id, i.right_id, i.heir_id, i.part
    from advance a join inherited_right i on i.dead_id = a.person_id join payee y on y.person_id = a.person_id
    where a.state = 'active'
  ), brought as (
    select m.right_id, sum(m.amount) * 10000 as units from movement m join distribution d using (distribution_id)
    where m.distribution_id = of_distribution and m.movement_type = 5 and not d.is_history and m.right_id in (select o.right_id from owed o) group by 1
  )
  select o.advance_id, o.payee_id, y.payee_id, k.ledger_account_id, sum(b.units * least(1, o.part / r.share))
  from owed o join brought b using (right_id) join author_right r using (right_id)
  join payee y on y.person_id = o.heir_id join ledger_account k on k.payee_id = y.payee_id and k.kind = 'payable'
  where b.units > 0 group by 1, 2, 3, 4
$$;
