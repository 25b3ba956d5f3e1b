-- R29: why what was payable on a day had not been paid then. What stands against a payment is read as it is known today.
create or replace function unpaid_reasons(on_day date) returns table (reason text, units bigint) language sql stable as $$
  with least_units as (
    select coalesce((select r.least_units from pay_run r where r.state = 'approved' and r.pay_on <= on_day order by r.pay_on desc limit 1), 0) as units
  ),
  balance as (
    select a.payee_id, sum(e.units) as units from ledger_account a join ledger_entry e using (ledger_account_id)
    join ledger_transaction t using (transaction_id) where a.kind = 'payable' and t.booked_on <= on_day group by a.payee_id
  )
  select case when b.units < 0 then 'owed' when y.stop_reason is not null then y.stop_reason when p.died_on is not null then 'deceased'
      when c.account is null and f.iban is null then 'noAccount' when b.units < greatest(l.units, coalesce(y.least_units, 0)) then 'belowLeast' else 'nextRun' end,
    sum(b.units)::bigint
  from balance b join payee y using (payee_id) left join person p using (person_id) left join payable_account c using (person_id)
  left join payable_foreign_account f using (payee_id), least_units l
  group by 1 having sum(b.units) <> 0
$$;
