/* H103: what a payee who has died has, in whole eyrir, by the newest division of their estate that was decided on; what was booked ahead is not
   counted. `finding` says what keeps it from the heirs: payments to the payee are on hold for another reason than the death, or an advance
   is still owed. */
create or replace view estate_balance as
  select e.estate_id, e.person_id, y.payee_id, greatest(0, b.units - b.units % 100) as units,
    case when y.stop_reason not in ('deceased', 'noAccount') then 'onHold'
      when exists (select from advance a where a.person_id = e.person_id and a.state = 'active' and advance_left(a.advance_id) > 0) then 'advance'
    end as finding
  from estate e join payee y using (person_id), lateral (
    select coalesce(least(sum(n.units), sum(n.units) filter (where t.booked_on <= current_date or t.payment_id is not null)), 0)::bigint as units
    from ledger_account a join ledger_entry n using (ledger_account_id) join ledger_transaction t using (transaction_id)
    where a.kind = 'payable' and a.payee_id = y.payee_id) b
  where e.state = 'done' and not exists (select from estate o
    where o.person_id = e.person_id and o.state = 'done' and (o.decided_at, o.estate_id) > (e.decided_at, e.estate_id));
