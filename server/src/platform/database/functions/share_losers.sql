/* R200: whose money becomes less beside an author's own where a work's authors have these shares (hundredths by author, others none) from a day, until one or
   for good: publishers, holders and heirs whom a share that falls pays on one of the days, and whoever of these, or the author, owes the society something (in
   units, R217). An author whom nobody else is paid for, and who owes nothing, is not among them.
   R216: where an author's share comes under another contract than it is under (contracts by author), its publisher takes from whoever else holds the author's right. */
drop function if exists share_losers(integer, date, date, jsonb);
create or replace function share_losers(of_work integer, from_day date, until_day date, new_shares jsonb, new_contracts jsonb default '{}')
returns table (author_id integer, person_id integer, loses_as text, advance_units bigint) language sql stable as $$
  with bound as (
    select starts_on from work_right where work_id = of_work union select starts_on from agreement_right where work_id = of_work
  ), day as (
    select from_day as day union select starts_on from bound where starts_on > from_day and starts_on <= coalesce(until_day, current_date)
  ), fall as materialized (
    select r.author_id, d.day from day d join work_right r on r.work_id = of_work and r.starts_on <= d.day and d.day < r.ends_before
    where r.author_id not in (3492, 22483) group by 1, 2
    having sum(r.share) * 100 > coalesce((new_shares ->> r.author_id::text)::integer, 0)
  ), line as (
    select f.author_id, w.right_id, w.publisher_id from fall f join work_right w on w.work_id = of_work and w.author_id = f.author_id
      and w.starts_on <= f.day and f.day < w.ends_before and w.share + w.share_abroad > 0
    union
    select f.author_id, g.right_id, g.publisher_id from fall f join agreement_right g on g.work_id = of_work and g.author_id = f.author_id
      and g.starts_on <= f.day and f.day < g.ends_before and g.share + g.share_abroad > 0
  ), paid as (
    select l.author_id, coalesce(l.publisher_id, h.person_id) as person_id, bool_or(l.publisher_id is not null) as is_publisher
    from line l left join author_right h on h.right_id = l.right_id where coalesce(l.publisher_id, h.person_id) is not null group by 1, 2
    union all
    select a.author_id, a.person_id, false from author a where a.author_id in (select f.author_id from fall f)
  ), entered as (
    select k.key::integer as author_id, c.publisher_id
    from jsonb_each_text(new_contracts) k join publishing_contract c on c.contract_id = k.value::integer
    where not exists (select from work_author wa where wa.work_id = of_work and wa.author_id = k.key::integer and wa.contract_id = c.contract_id)
  ), loser as (
    select p.author_id, p.person_id, bool_or(p.is_publisher) as is_publisher from (
      select * from paid
      union all
      select e.author_id, h.person_id, false from entered e join author_right h on h.author_id = e.author_id and h.share > 0
      where h.person_id <> e.publisher_id
      union all
      select a.author_id, a.person_id, false from entered e join author a using (author_id)) p
    group by 1, 2
  )
  select o.author_id, o.person_id, case when o.person_id = a.person_id then 'author' when o.is_publisher then 'publisher'
      when p.died_on is not null and p.death_entered_by is null then 'heir' else 'holder' end, v.units
  from loser o join author a on a.author_id = o.author_id join person p on p.person_id = a.person_id
  cross join lateral (select left_to_recover(o.person_id) as units) v
  where o.person_id <> a.person_id or v.units > 0
$$;
