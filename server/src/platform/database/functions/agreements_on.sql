/* X42: the contract that counts for each author of a work on a day in a country; null where none does. `paid_on` is the day on which the
   use is paid, if collection after the end is at stake (X43). The lines of `is_by_contract` are in agreement_right, others in work_right. */
create or replace function agreements_on(of_work integer, on_day date, in_territory integer, paid_on date default null)
returns table (author_id integer, contract_id integer, is_by_contract boolean) language sql stable as $$
  with recursive choice as (
    select distinct r.author_id, r.counted_contract_id, r.under_contract_id, r.rank,
      r.counted_contract_id is null or territory_holds(r.territories, in_territory, on_day)
        and coalesce(paid_on <= c.collection_ends_on, true) as is_holding
    from agreement_right r left join publishing_contract c on c.contract_id = r.counted_contract_id
    where r.work_id = of_work and r.starts_on <= on_day and on_day < r.ends_before
  ), holding as (
    select o.author_id, o.counted_contract_id, o.rank from choice o where o.under_contract_id is null and o.is_holding
    union all
    select o.author_id, o.counted_contract_id, o.rank
    from holding h join choice o on o.author_id = h.author_id and o.under_contract_id = h.counted_contract_id and o.is_holding
  ), counting as (
    select distinct on (h.author_id) h.author_id, h.counted_contract_id from holding h order by h.author_id, h.rank
  )
  select n.author_id, n.counted_contract_id, true from counting n
  union all
  select r.author_id, max(r.contract_id), false from work_right r
  where r.work_id = of_work and r.starts_on <= on_day and on_day < r.ends_before
    and not exists (select from counting n where n.author_id = r.author_id)
  group by r.author_id
$$;
