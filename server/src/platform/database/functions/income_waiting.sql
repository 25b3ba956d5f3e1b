/* R16, art. 13(1): of each income what no distribution has taken yet, the oldest first taken, in 1/10,000 of a króna, and the last day
   for distributing it: nine months after the year in which it came. */
create or replace view income_waiting as
  with had as (
    select i.income_id, i.category_id, i.period_id, i.received_on, sum(e.units)::bigint as net
    from income i join ledger_transaction t on t.income_id = i.income_id
    join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
    where i.reverses is null and a.kind in ('pool', 'unallocated') and not exists (select from income r where r.reverses = i.income_id)
    group by i.income_id having sum(e.units) > 0
  ),
  waits as (
    -- What is left in a pool of less than a króna, where reports name their amounts, nobody could be paid; it stays there, in the ledger.
    select p.category_id, p.period_id, sum(p.units)::bigint as units
    from (select a.category_id, a.period_id, sum(e.units) as units from ledger_account a join ledger_entry e using (ledger_account_id)
      where a.kind in ('pool', 'unallocated') group by a.ledger_account_id having sum(e.units) >= 10000) p
    group by 1, 2
  )
  select h.income_id, least(h.net, w.units - coalesce(sum(h.net) over newer, 0))::bigint as units,
    make_date(extract(year from h.received_on)::integer + 1, 9, 30) as distribute_by
  from had h join waits w using (category_id, period_id)
  window newer as (partition by h.category_id, h.period_id order by h.received_on desc, h.income_id desc rows between unbounded preceding and 1 preceding);
