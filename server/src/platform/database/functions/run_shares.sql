/* R12: who shares each green work of a run on the days and in the countries of its uses: the rights as they stood, home or abroad, by the
   contract that counted (X42). The public domain (3492) and AI (22483) share nothing. Shares that nobody was given are kept for nobody
   known. A right with several lines in a work has one share; it is of no one author or contract where there are two.
   What earlier runs kept, and may be paid now (R31), is among the uses. */
create or replace function run_shares(of_distribution integer)
returns table (work_id integer, used_on date, country_id smallint, right_id integer, author_id integer, contract_id integer,
  share_hundredths integer, several_authors integer[])
language sql stable as $$
  with used as (
    select u.work_id, u.used_on, u.country_id from run_usage(of_distribution) u join work w using (work_id) where w.light = 0
    union
    select k.work_id, k.used_on, k.country_id from kept_usage(of_distribution) k
  ),
  counting as materialized (
    select u.work_id, u.used_on, u.country_id, a.author_id, a.contract_id
    from used u cross join lateral agreements_on(u.work_id, u.used_on, u.country_id,
      (select paid_on from run where distribution_id = of_distribution)) a
    where a.is_by_contract and exists (select from agreement_right g where g.work_id = u.work_id)
  ),
  line as (
    select u.work_id, u.used_on, u.country_id, wr.author_id, wr.right_id, wr.publisher_id, wr.contract_id,
      case u.country_id when 352 then wr.share else wr.share_abroad end as share
    from used u join work_right wr on wr.work_id = u.work_id and wr.starts_on <= u.used_on and u.used_on < wr.ends_before
    where not exists (select from counting c
      where (c.work_id, c.used_on, c.country_id, c.author_id) = (u.work_id, u.used_on, u.country_id, wr.author_id))
    union all
    select c.work_id, c.used_on, c.country_id, g.author_id, g.right_id, g.publisher_id, g.contract_id,
      case c.country_id when 352 then g.share else g.share_abroad end
    from counting c join agreement_right g on g.work_id = c.work_id and g.author_id = c.author_id
      and g.counted_contract_id is not distinct from c.contract_id and g.starts_on <= c.used_on and c.used_on < g.ends_before
  ),
  given as (
    select l.work_id, l.used_on, l.country_id, l.author_id, coalesce(l.right_id, p.right_id) as right_id, l.contract_id,
      (l.share * 100)::integer as share_hundredths
    from line l left join author_right p on p.person_id = l.publisher_id and p.author_id is null
  )
  select g.work_id, g.used_on, g.country_id, g.right_id,
    case when min(g.author_id) = max(g.author_id) then min(g.author_id) end,
    case when count(*) = count(g.contract_id) and min(g.contract_id) = max(g.contract_id) then min(g.contract_id) end,
    sum(g.share_hundredths)::integer,
    case when min(g.author_id) < max(g.author_id) then array_agg(distinct g.author_id) end
  from given g where g.author_id not in (3492, 22483) and g.share_hundredths > 0
  group by g.work_id, g.used_on, g.country_id, g.right_id, case when g.right_id is null then g.author_id end
  union all
  select u.work_id, u.used_on, u.country_id, null, null, null, (10000 - coalesce(sum(g.share_hundredths), 0))::integer, null
  from used u left join given g using (work_id, used_on, country_id)
  group by u.work_id, u.used_on, u.country_id having coalesce(sum(g.share_hundredths), 0) < 10000
$$;
