-- R21, R42: writes the payments of a new run, to the accounts as they stand now, at home or abroad, and who is left out.
create or replace function freeze_pay_run(of_run integer) returns integer language plpgsql as $$
declare frozen integer;
begin
  with seen as materialized (
    select v.* from pay_run r, pay_run_preview(r.balance_day, r.pay_on, r.least_units) v where r.pay_run_id = of_run
  ),
  left_out as (
    insert into pay_run_left_out (pay_run_id, payee_id, units, reason)
    select of_run, s.payee_id, s.balance, s.reason from seen s where s.reason is not null
  )
  insert into payment (pay_run_id, payee_id, units, tax_percent, withheld_units, name, kennitala, bank, ledger, account, iban, bic, currency, street,
    postal_code, town, country_code)
  select of_run, s.payee_id, s.units, s.tax_percent, s.withheld, coalesce(p.name, c.name), p.kennitala, h.bank, h.ledger, h.account, f.iban, f.bic,
    f.currency, f.street, f.postal_code, f.town, f.country_code
  from seen s join payee y using (payee_id) left join person p using (person_id) left join society c on c.society_code = y.society_code
  left join payable_foreign_account f on f.payee_id = s.payee_id
  left join payable_account h on h.person_id = y.person_id and f.iban is null
  where s.reason is null and s.units > s.withheld order by s.payee_id;
  get diagnostics frozen = row_count;
  return frozen;
end $$;
