/* R109: nobody books that a payment to themselves came back, or to somebody whose heir they are (R132): it is in the balance again.
   R21, R23: at the commit the entries of a payment are what its state says: nothing before it is sent, then all of it is out of the
   balance, and all of it back in where it came back; of a payment abroad, what came back (R44). */
create or replace function check_payment_booked() returns trigger language plpgsql as $$
declare
  p payment;
  wrong record;
begin
  if tg_table_name = 'ledger_transaction' then
    if new.kind in ('rejected', 'returned') and exists (
      select from payment m join payee y using (payee_id) join own_person o using (person_id)
      where m.payment_id = new.payment_id and o.user_id = new.booked_by) then
      raise exception 'Payment % is to who reads that it came back.', new.payment_id using errcode = 'check_violation', constraint = 'payment_return_own';
    end if;
  end if;
  select * into p from payment where payment_id = new.payment_id;
  select w.kind, w.units as wanted, coalesce(b.units, 0) as found into wrong
  from (values
    ('payable', case when p.state in ('sent', 'paid') then -p.units else coalesce(p.returned_units - p.paid_units, 0) end),
    ('inTransit', case when p.state = 'sent' then p.paid_units else 0 end),
    ('bank', case when p.state = 'paid' then p.paid_units else coalesce(p.paid_units - p.returned_units, 0) end),
    ('withheldTax', case when p.state in ('sent', 'paid') then p.withheld_units else 0 end)) w (kind, units)
  left join (select a.kind, sum(e.units) as units from ledger_transaction t
    join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
    where t.payment_id = p.payment_id group by a.kind) b using (kind)
  where w.units <> coalesce(b.units, 0) limit 1;
  if found then
    raise exception 'Payment % is %, and % has % instead of %.', p.payment_id, p.state, wrong.kind, wrong.found, wrong.wanted
      using errcode = 'check_violation', constraint = 'payment_is_booked';
  end if;
  return null;
end $$;
drop trigger if exists payment_is_booked on payment;
create constraint trigger payment_is_booked after insert or update on payment
  deferrable initially deferred for each row execute function check_payment_booked();
drop trigger if exists payment_is_booked on ledger_transaction;
create constraint trigger payment_is_booked after insert on ledger_transaction
  deferrable initially deferred for each row when (new.payment_id is not null) execute function check_payment_booked();
