/* R28: the rights in works on a day in a country, as gather_shares() has them where nothing is in dispute, and how much of the work is protected.
   The arrays go together. */
create or replace function expected_shares(of_works integer[], countries smallint[], days date[])
returns table (work_id integer, country_id smallint, right_id integer, share_hundredths integer, protected_hundredths integer)
language sql stable as $$
  with used as materialized (
    select u.* from unnest(of_works, countries, days) u (work_id, country_id, used_on)
  ),
  counting as materialized (
    select u.work_id, u.country_id, u.used_on, a.author_id, a.contract_id
    from used u cross join lateral agreements_on(u.work_id, u.used_on, u.country_id) a
    where a.is_by_contract and exists (select from agreement_right g where g.work_id = u.work_id)
  ),
  line as (
    select u.work_id, u.country_id, wr.author_id, wr.right_id, wr.publisher_id, case u.country_id when 352 then wr.share else wr.share_abroad end as share
    from used u join work_right wr on wr.work_id = u.work_id and wr.starts_on <= u.used_on and u.used_on < wr.ends_before
    where not exists (select from counting c where (c.work_id, c.country_id, c.author_id) = (u.work_id, u.country_id, wr.author_id))
    union all
    select c.work_id, c.country_id, g.author_id, g.right_id, g.publisher_id, case c.country_id when 352 then g.share else g.share_abroad end
    from counting c join agreement_right g on g.work_id = c.work_id and g.author_id = c.author_id
      and g.counted_contract_id is not distinct from c.contract_id and g.starts_on <= c.used_on and c.used_on < g.ends_before
  ),
  whole as (
    select l.work_id, l.country_id, coalesce(l.right_id, p.right_id) as right_id, (l.share * 100)::integer as hundredths,
      l.author_id in (3492, 22483) as is_free
    from line l left join author_right p on p.person_id = l.publisher_id and p.author_id is null
  ),
  protected as (
    select w.work_id, w.country_id, (10000 - coalesce(sum(w.hundredths) filter (where w.is_free), 0))::integer as hundredths
    from whole w group by w.work_id, w.country_id
  )
  select w.work_id, w.country_id, w.right_id, sum(w.hundredths)::integer, p.hundredths
  from whole w join protected p using (work_id, country_id)
  where not w.is_free and w.right_id is not null and w.hundredths > 0 and p.hundredths > 0
  group by w.work_id, w.country_id, w.right_id, p.hundredths
$$;
