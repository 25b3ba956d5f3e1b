/* R21, R25: who would be paid what, by the balances of a day less what has been paid since, with the tax withheld and, where nothing is
   paid, why. A balance is paid in whole krónur. One row a payee that has more than nothing. */
create or replace function pay_run_preview(on_day date, pays_on date, at_least bigint)
  returns table (payee_id integer, balance bigint, units bigint, tax_percent numeric, withheld bigint, reason text) language sql stable as $$
  with balances as (
    select a.payee_id, least(sum(e.units), coalesce(sum(e.units) filter (where t.booked_on <= on_day or t.payment_id is not null), 0))::bigint as balance
    from ledger_account a join ledger_entry e using (ledger_account_id) join ledger_transaction t using (transaction_id)
    where a.kind = 'payable' group by a.payee_id
  ),
  known as (
    select b.payee_id, b.balance, b.balance - b.balance % 10000 as units,
      case when p.is_tax_free or y.residence = 'foreign' and y.certificate_until >= pays_on then 0
        else coalesce((select r.percent from money_rule r where r.kind = 'withholding' and r.state = 'active'
          and r.residence = y.residence and r.payee_form = case when y.society_code is not null or p.kennitala ~ '^[4-7]' then 'company' else 'person' end
          and r.starts_on <= pays_on and r.ends_before > pays_on), 0) end as tax_percent,
      case when y.stop_reason is not null then 'onHold'
        when p.died_on is not null then 'deceased'
        when a.account is null and f.iban is null then 'noAccount'
        when b.balance < at_least then 'belowLeast'
        when b.balance < y.least_units then 'belowOwnLeast'
        when (select o.state in ('rejected', 'returned')
            and case when f.iban is null then (o.bank, o.ledger, o.account) = (a.bank, a.ledger, a.account) else o.iban = f.iban end
          from payment o where o.payee_id = b.payee_id and o.state in ('paid', 'rejected', 'returned') and not o.failed_with_us
          order by o.payment_id desc limit 1) then 'accountFailed' end as reason
    from balances b join payee y using (payee_id) left join person p using (person_id) left join payable_account a using (person_id)
    left join payable_foreign_account f on f.payee_id = b.payee_id
    where b.balance > 0
  )
  select k.payee_id, k.balance, k.units, k.tax_percent,
    (split_units(k.units / 10000, array[k.tax_percent, 100 - k.tax_percent]))[1] * 10000, k.reason
  from known k
$$;
