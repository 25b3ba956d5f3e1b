/* R29: the figures that the annex of directive 2014/26/EU asks for, of a year, as the ledger has them; 1/10,000 of a króna. `detail` is a
   purpose, a reason or an account; `use` is the kind of payer, where the ledger knows it. */
create or replace function transparency_figures(of_year integer)
returns table (figure text, category_id smallint, detail text, use text, source_year integer, name_is text, name_en text, units bigint)
language sql stable as $$
  with entry as materialized (
    select t.kind as occasion, t.category_id, t.income_id, a.kind, a.category_id as account_category, a.period_id, a.pool_id, a.payee_id, e.units,
      t.booked_on >= make_date(of_year, 1, 1) as is_of_year
    from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
    where t.booked_on <= make_date(of_year, 12, 31)
  ),
  of_income as (
    select e.*, i.payer_name, coalesce(i.payer_kind, case e.occasion when 'opening' then 'opening' else 'imported' end) as source
    from entry e left join income i using (income_id) where e.is_of_year and e.category_id is not null
  ),
  had as (
    select i.income_id, i.category_id, i.period_id, i.payer_kind, i.received_on, sum(e.units) as net
    from income i join entry e using (income_id)
    where e.kind in ('pool', 'unallocated') and i.reverses is null
      and not exists (select from income r where r.reverses = i.income_id and r.received_on <= make_date(of_year, 12, 31))
    group by i.income_id having sum(e.units) > 0
  ),
  waits as (
    select e.account_category as category_id, e.period_id, sum(e.units) as units
    from entry e where e.kind in ('pool', 'unallocated') group by 1, 2
  ),
  collected as (
    select h.category_id, h.payer_kind, extract(year from h.received_on)::integer as year,
      least(h.net, w.units - coalesce(sum(h.net) over (partition by h.category_id, h.period_id
        order by h.received_on desc, h.income_id desc rows between unbounded preceding and 1 preceding), 0)) as units
    from had h join waits w using (category_id, period_id)
  ),
  paid as (
    select p.*, 1 as sign from paid_by_category(make_date(of_year, 12, 31)) p
    union all
    select p.*, -1 from paid_by_category(make_date(of_year - 1, 12, 31)) p
  ),
  found (figure, category_id, detail, use, source_year, name_is, name_en, units) as (
    select 'flow', e.category_id, case when e.occasion = 'unclaimed' and f.figure = 'deducted' then 'unclaimed' else f.figure end,
      null, null::integer, null, null, f.sign * e.units
    from entry e join control_figure f using (kind) where e.is_of_year and e.category_id is not null
    union all
    select 'received', e.category_id, null, e.source, null, null, null, -e.units from of_income e where e.kind in ('bank', 'imported', 'opening')
    union all
    select 'deducted', e.category_id, e.kind, e.source, null, null, null, e.units from of_income e join control_figure f using (kind)
    where f.figure = 'deducted' and e.occasion <> 'unclaimed'
    union all
    select 'unclaimed', e.category_id, e.kind, null, null, null, null, e.units from of_income e join control_figure f using (kind)
    where f.figure = 'deducted' and e.occasion = 'unclaimed'
    union all
    select 'taken', e.category_id, null, case when e.pool_id is null then 'imported' end, null, o.name, coalesce(o.name_en, o.name), -e.units
    from entry e left join pool o using (pool_id)
    where e.is_of_year and e.occasion = 'distribution' and e.kind in ('pool', 'imported')
    union all
    select 'paid', e.category_id, 'elsewhere', null, null, null, null, e.units from entry e where e.is_of_year and e.kind = 'paidElsewhere'
    union all
    select 'paid', p.category_id, 'byRun', null, null, null, null, p.sign * p.paid from paid p
    union all
    select 'waiting', p.category_id, null, null, p.brought_in, null, null, p.brought - p.paid from paid p where p.sign = 1
    union all
    select 'held', e.category_id, null, null, null, null, null, e.units from entry e where e.kind = 'held'
    union all
    select 'kept', e.account_category, null, null, null, null, null, e.units from entry e where e.kind = 'unidentified'
    union all
    select 'collected', c.category_id, null, c.payer_kind, c.year, null, null, c.units from collected c where c.units > 0
    union all
    select 'collected', e.account_category, null, null, null, null, null, e.units
    from entry e where e.kind in ('pool', 'unallocated', 'returned')
    union all
    select 'collected', c.category_id, null, null, null, null, null, -c.units from collected c where c.units > 0
    union all
    select 'unpaid', null, b.reason, null, null, null, null, b.units from unpaid_reasons(make_date(of_year, 12, 31)) b
    union all
    select case when e.kind = 'bank' then 'fromSociety' else 'feeSociety' end, e.category_id, case when e.kind <> 'bank' then e.kind end,
      null, null, e.payer_name, e.payer_name, case when e.kind = 'bank' then -e.units else e.units end
    from of_income e left join control_figure f using (kind) where e.source = 'society' and f.figure in ('cameIn', 'deducted')
    union all
    select 'toSociety', p.category_id, null, null, null, s.name, s.name, p.sign * p.paid
    from paid p join payee y using (payee_id) join society s using (society_code)
    union all
    select 'cash', null, e.occasion, null, null, null, null, -e.units from entry e where e.kind = 'bank' and e.is_of_year
    union all
    select 'balance', null, e.kind, null, null, null, null, e.units from entry e
  )
  select figure, category_id, detail, use, source_year, name_is, name_en, sum(units)::bigint
  from found group by 1, 2, 3, 4, 5, 6, 7 having sum(units) <> 0
$$;
