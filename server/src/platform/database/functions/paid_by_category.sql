/* R29: what payees were brought until a day, by category and year, and how much of it they had been paid by then: the oldest first. What was
   taken back leaves the oldest of its category. `category_id` is null for advances, and for what a category took back beyond what it brought.
   The sums are those of the payable accounts. */
create or replace function paid_by_category(until date)
returns table (payee_id integer, category_id smallint, brought_in integer, brought bigint, paid bigint) language sql stable as $$
  with entry as (
    select a.payee_id, t.category_id, extract(year from t.booked_on)::integer as year, e.units, t.payment_id is not null as is_payment
    from ledger_account a join ledger_entry e using (ledger_account_id) join ledger_transaction t using (transaction_id)
    where a.kind = 'payable' and t.booked_on <= until
  ),
  part as (
    select e.payee_id, e.category_id, e.year, coalesce(sum(greatest(e.units, 0)) filter (where not e.is_payment), 0) as gained,
      coalesce(sum(greatest(-e.units, 0)) filter (where not e.is_payment), 0) as lost
    from entry e group by 1, 2, 3
  ),
  summed as (
    select p.*, sum(p.lost) over of_category as all_lost, sum(p.gained) over (of_category order by p.year) as gained_until
    from part p window of_category as (partition by p.payee_id, p.category_id)
  ),
  rest as (
    select s.payee_id, s.category_id, s.year, greatest(0, least(s.gained, s.gained_until - s.all_lost)) as units from summed s
  ),
  paid_out as (
    select e.payee_id, -sum(e.units) as paid from entry e where e.is_payment group by e.payee_id
  ),
  short as (
    select m.payee_id, sum(greatest(0, m.lost - m.gained)) as overdrawn
    from (select p.payee_id, sum(p.lost) as lost, sum(p.gained) as gained from part p group by p.payee_id, p.category_id) m group by m.payee_id
  ),
  payee_sums as (
    select r.payee_id, sum(r.units) as units, coalesce(o.paid, 0) as paid, s.overdrawn
    from rest r join short s using (payee_id) left join paid_out o using (payee_id) group by r.payee_id, o.paid, s.overdrawn
  ),
  placed as (
    select r.*, s.paid + s.overdrawn as leaving, sum(r.units) over (partition by r.payee_id order by r.year, r.category_id nulls first) as units_until
    from rest r join payee_sums s using (payee_id)
  )
  select p.payee_id, p.category_id, p.year, p.units::bigint, greatest(0, least(p.units, p.leaving - (p.units_until - p.units)))::bigint
  from placed p where p.units > 0
  union all
  select s.payee_id, null, null, -s.overdrawn::bigint, (greatest(0, s.paid + s.overdrawn - s.units) - s.overdrawn)::bigint
  from payee_sums s where s.overdrawn > 0 or s.paid > s.units
$$;
