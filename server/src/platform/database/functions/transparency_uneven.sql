-- R29: which sums of a report do not agree with the ledger of the year, or with each other; null where all do.
create or replace function transparency_uneven(of_report integer) returns text language sql stable as $$
  with f as (select * from transparency_figure where transparency_report_id = of_report),
  r as (select make_date(report_year, 1, 1) as first, make_date(report_year, 12, 31) as last from transparency_report
    where transparency_report_id = of_report),
  ledger as (
    select a.kind, sum(e.units) as units, sum(-e.units) filter (where t.payment_id is not null and t.booked_on >= r.first) as paid
    from r join ledger_transaction t on t.booked_on <= r.last join ledger_entry e using (transaction_id)
    join ledger_account a using (ledger_account_id) group by a.kind
  )
  select u.what from (
    select 'flow' as what from f where f.figure = 'flow' group by f.category_id
    having sum(case when f.detail = 'cameIn' then f.units else -f.units end) <> 0
    union all
    select 'received' from f where f.figure = 'received' or f.figure = 'flow' and f.detail = 'cameIn' group by f.category_id
    having sum(case when f.figure = 'flow' then -f.units else f.units end) <> 0
    union all
    select 'deducted' from f where f.figure = 'deducted' or f.figure = 'flow' and f.detail = 'deducted' group by f.category_id
    having sum(case when f.figure = 'flow' then -f.units else f.units end) <> 0
    union all
    select s.what from (
      select 'balance' as what, coalesce(sum(f.units) filter (where f.figure = 'balance'), 0) as told, 0::numeric as booked from f
      union all
      select 'waiting', coalesce(sum(f.units) filter (where f.figure = 'waiting'), 0),
        (select coalesce(sum(l.units), 0) from ledger l where l.kind = 'payable') from f
      union all
      select 'unpaid', coalesce(sum(f.units) filter (where f.figure = 'unpaid'), 0),
        (select coalesce(sum(l.units), 0) from ledger l where l.kind = 'payable') from f
      union all
      select 'paid', coalesce(sum(f.units) filter (where f.figure = 'paid' and f.detail = 'byRun'), 0),
        (select coalesce(sum(l.paid), 0) from ledger l where l.kind = 'payable') from f
      union all
      select 'collected', coalesce(sum(f.units) filter (where f.figure = 'collected'), 0),
        (select coalesce(sum(l.units), 0) from ledger l where l.kind in ('pool', 'unallocated', 'returned')) from f
      union all
      select 'kept', coalesce(sum(f.units) filter (where f.figure in ('kept', 'held')), 0),
        (select coalesce(sum(l.units), 0) from ledger l where l.kind in ('unidentified', 'held')) from f) s
    where s.told <> s.booked) u limit 1
$$;
