/* H84: who shares what was kept for a dispute that has ended: what each author gets of it, over the author's own lines on the day of use
   (R12), by largest remainder. For an author who has no line there it is nobody's yet. */
create or replace function disputed_parts(of_dispute integer, of_author integer, of_work integer, on_day date, in_country integer, paid_on date)
returns table (right_id integer, author_id integer, contract_id integer, share_hundredths integer)
language sql stable as $$
  with counting as materialized (
    select a.author_id, a.contract_id from agreements_on(of_work, on_day, in_country, paid_on) a where a.is_by_contract
  ),
  line as (
    select r.author_id, r.right_id, r.publisher_id, r.contract_id, case in_country when 352 then r.share else r.share_abroad end as share
    from work_right r where r.work_id = of_work and r.starts_on <= on_day and on_day < r.ends_before
      and not exists (select from counting c where c.author_id = r.author_id)
    union all
    select g.author_id, g.right_id, g.publisher_id, g.contract_id, case in_country when 352 then g.share else g.share_abroad end
    from counting c join agreement_right g on g.work_id = of_work and g.author_id = c.author_id
      and g.counted_contract_id is not distinct from c.contract_id and g.starts_on <= on_day and on_day < g.ends_before
  ),
  own as (
    select o.author_id, o.gained_hundredths, coalesce(l.right_id, p.right_id) as right_id, min(l.contract_id) as contract_id,
      coalesce(sum(l.share), 1) as weight
    from disputed_outcome(of_dispute, of_author) o left join line l on l.author_id = o.author_id and l.share > 0
    left join author_right p on p.person_id = l.publisher_id and p.author_id is null
    group by o.author_id, o.gained_hundredths, coalesce(l.right_id, p.right_id)
  ),
  low as (
    select o.*, div(gained_hundredths * weight, sum(weight) over each)::integer as low,
      mod(gained_hundredths * weight, sum(weight) over each) as rest
    from own o window each as (partition by author_id)
  )
  select l.right_id, l.author_id, l.contract_id, l.low + (row_number() over (partition by author_id order by rest desc, l.right_id nulls last)
    <= gained_hundredths - sum(low) over (partition by author_id))::integer
  from low l
$$;
