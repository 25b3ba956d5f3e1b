/* R42: the account abroad into which a payee is paid today: the newest that has begun to count, unless it has ended. One that was replaced
   before it counted never does, and none that was replaced comes back. Payees without one are paid at home. */
create or replace view payable_foreign_account as
  select payee_id, foreign_account_id, iban, bic, currency, street, postal_code, town, country_code
  from (
    select distinct on (f.payee_id) f.* from foreign_account f
    where f.counts_from <= now() and not exists (select from foreign_account n
      where n.payee_id = f.payee_id and n.foreign_account_id > f.foreign_account_id and n.counts_from is not null and n.decided_at < f.counts_from)
    order by f.payee_id, f.foreign_account_id desc) newest
  where newest.state = 'active';
