/* R18: the one way into the ledger. Writes a transaction with the lines added up by account, of which it makes those that are new.
   Answers its number; null where nothing moves. Who books is the user of the request.
   @raises ledger_adds_up unless the lines add up to zero; ledger_overdrawn. */
create or replace function book(of_kind text, on_day date, of_category integer, of_income integer, of_distribution integer, of_payment integer,
  lines ledger_line[]) returns bigint language plpgsql as $$
declare booked bigint;
begin
  if not exists (select from unnest(lines) l where l.units <> 0) then return null; end if;
  insert into ledger_account (kind, category_id, period_id, pool_id, payee_id)
  select distinct l.kind, l.category_id, l.period_id, l.pool_id, l.payee_id from unnest(lines) l
  where l.units <> 0 and not (l.payee_id is not null and exists (
    select from ledger_account a where (a.payee_id, a.kind) = (l.payee_id, l.kind) and a.category_id is null and a.period_id is null and a.pool_id is null))
  on conflict on constraint ledger_account_once do nothing;
  insert into ledger_transaction (kind, booked_on, category_id, income_id, distribution_id, payment_id, booked_by)
  values (of_kind, on_day, of_category, of_income, of_distribution, of_payment, nullif(current_setting('omur.user_id', true), '')::integer)
  returning transaction_id into booked;
  -- Payees are found by the whole of an index, whichever is taken: a distribution has a hundred thousand of them.
  insert into ledger_entry (transaction_id, ledger_account_id, units)
  select booked, o.ledger_account_id, sum(o.units) from (
    select a.ledger_account_id, l.units from unnest(lines) l
    join ledger_account a on (a.payee_id, a.kind) = (l.payee_id, l.kind) and a.category_id is null and a.period_id is null and a.pool_id is null
    union all
    select a.ledger_account_id, l.units from unnest(lines) l
    join ledger_account a on a.payee_id is null
      and (a.kind, coalesce(a.category_id, 0), coalesce(a.period_id, 0), coalesce(a.pool_id, 0))
      = (l.kind, coalesce(l.category_id, 0), coalesce(l.period_id, 0), coalesce(l.pool_id, 0))
    where l.payee_id is null) o
  group by o.ledger_account_id having sum(o.units) <> 0;
  return booked;
end $$;
