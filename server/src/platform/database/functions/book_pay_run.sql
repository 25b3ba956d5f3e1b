/* R21: approves a frozen run: each payment leaves its payee's balance, for the bank and the tax authority. Whole or not at all.
   The account that it is paid from is the society's of this moment, where it has named one (R112).
   @raises ledger_overdrawn where a balance has shrunk since the freeze; pay_run_tax where other tax would be withheld by now (R65); pay_run_account where
   a payee is not paid into the account any more that was frozen (R218). */
drop function if exists book_pay_run(integer, integer);
create or replace function book_pay_run(of_run integer, by_user integer, from_iban text default null, from_bic text default null) returns void language plpgsql as $$
declare wrong integer;
begin
  update pay_run set state = 'approved', decided_by = by_user, decided_at = now(), paid_from_iban = from_iban, paid_from_bic = from_bic
  where pay_run_id = of_run and state = 'frozen';
  if not found then raise exception 'Pay run % is not frozen.', of_run using errcode = 'restrict_violation'; end if;
  with seen as materialized (
    select v.payee_id, v.tax_percent from pay_run r, pay_run_preview(r.balance_day, r.pay_on, r.least_units) v where r.pay_run_id = of_run
  )
  select p.payee_id into wrong from payment p left join seen s using (payee_id)
  where p.pay_run_id = of_run and s.tax_percent <> p.tax_percent limit 1;
  if found then
    raise exception 'Pay run % withholds other tax from payee % than the rules of its day.', of_run, wrong
      using errcode = 'restrict_violation', constraint = 'pay_run_tax';
  end if;
  select m.payee_id into wrong from payment m join payee y using (payee_id) left join payable_account a using (person_id)
  left join payable_foreign_account f on f.payee_id = m.payee_id
  where m.pay_run_id = of_run and case when m.iban is null then (m.bank, m.ledger, m.account) is distinct from (a.bank, a.ledger, a.account)
    else m.iban is distinct from f.iban end limit 1;
  if found then
    raise exception 'Pay run % pays into an account that payee % has no longer.', of_run, wrong
      using errcode = 'restrict_violation', constraint = 'pay_run_account';
  end if;
  update payment set state = 'sent' where pay_run_id = of_run;
  insert into ledger_account (kind) values ('inTransit'), ('withheldTax') on conflict on constraint ledger_account_once do nothing;
  insert into ledger_transaction (kind, booked_on, payment_id, booked_by)
  select 'payment', current_date, p.payment_id, by_user from payment p where p.pay_run_id = of_run order by p.payment_id;
  insert into ledger_entry (transaction_id, ledger_account_id, units)
  select t.transaction_id, a.ledger_account_id, v.units
  from payment p join ledger_transaction t on t.payment_id = p.payment_id and t.kind = 'payment',
    lateral (values ('payable', p.payee_id, -p.units), ('inTransit', null, p.paid_units), ('withheldTax', null, p.withheld_units)) v (kind, payee_id, units)
    join ledger_account a on a.kind = v.kind and a.payee_id is not distinct from v.payee_id
  where p.pay_run_id = of_run and v.units <> 0;
end $$;
