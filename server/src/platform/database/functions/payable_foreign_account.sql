-- R42: the account abroad into which a payee is paid today: the newest that counts. Payees without one are paid at home.
create or replace view payable_foreign_account as
  select distinct on (payee_id) payee_id, foreign_account_id, iban, bic, currency, street, postal_code, town, country_code
  from foreign_account where state = 'active' and counts_from <= now()
  order by payee_id, foreign_account_id desc;
