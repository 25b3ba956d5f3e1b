/* H104: what each heir of an estate gets of an amount, in whole eyrir by largest remainder, and of which category: the oldest money of the one
   who died goes first, to the heirs in their order. */
create or replace function divided_inheritance(of_estate integer, of_units bigint)
returns table (person_id integer, category_id smallint, units bigint) language sql stable as $$
  with heir as (
    select h.person_id, h.units, sum(h.units) over (order by h.person_id) as until
    from (select unnest(array_agg(s.person_id order by s.person_id)) as person_id,
        unnest(split_units(of_units / 100, array_agg(s.share order by s.person_id))) * 100 as units
      from estate_heir s where s.estate_id = of_estate) h
  ),
  waiting as (
    select p.category_id, p.units, sum(p.units) over (order by p.brought_in nulls first, p.category_id nulls first) as until
    from (select w.category_id, w.brought_in, w.brought - w.paid as units
      from estate e join payee y using (person_id) join paid_by_category(current_date) w using (payee_id)
      where e.estate_id = of_estate and w.brought > w.paid) p
  )
  select h.person_id, w.category_id, sum(least(h.until, w.until) - greatest(h.until - h.units, w.until - w.units))::bigint
  from heir h join waiting w on h.until - h.units < w.until and w.until - w.units < h.until
  group by h.person_id, w.category_id
$$;
