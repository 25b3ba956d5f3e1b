-- Works that usage may be of, the nearest first: by title, or by a name and a title that is spelled alike. Each way reads no more than
-- it may. Only works that staff have approved are found: a registration that nobody looked at is paid for nothing. Nor is a title that
-- nobody has confirmed (R171), but where people look, or where it is asked who would gain by being found (`is_for_people`).
-- Names of so many works that not all are read find nothing but a row without a work, which fits as well as any can (R194): one of the
-- others may be as near.
create or replace function find_usage_works(folded text, title_key text, names text[], wanted integer, is_for_people boolean default false)
  returns table (work_id integer, title_near real, name_near real, score real)
  language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set enable_nestloop = on
as $$
#variable_conflict use_column
declare
  head text collate "C" := left(title_key, 5);
  /* Of a title much shorter or longer too many letters differ. */
  shortest integer := 0.6 * least(length(title_key), length(folded));
  longest integer := greatest(length(title_key), length(folded)) / 0.6;
  tail text collate "C" := reverse(right(title_key, 5));
  least_near constant real := 0.6;
  most_named constant integer := 5000;
  /* Called with words of another collation, it would be theirs, and no index of names would serve. */
  listed text[] collate "default" := names;
begin
  return query
  with named as materialized (
    (select wa.work_id from unnest(listed) n join author a on a.display_name_folded = n join work_author wa using (author_id)
      where wa.author_id not in (3492, 22483) limit most_named + 1)
    union (select wa.work_id from unnest(listed) n join author a on a.pseudonym_folded = n and a.pseudonym_folded <> ''
      join work_author wa using (author_id) limit most_named + 1)
    union (select w.work_id from work w where w.performers_folded && listed or w.artists_folded && listed limit most_named + 1)
  ), titled as (
    (select t.work_id, t.title_folded, false as is_named from work_title t
      where t.title_folded in (folded, find_usage_works.title_key) and (is_for_people or t.is_verified) limit 1000)
    union all (select t.work_id, t.title_folded, false from work_title t
      where latin(t.title_folded) = find_usage_works.title_key and t.title_folded ~ '[^a-z0-9 ]' and (is_for_people or t.is_verified) limit 100)
    union all (select t.work_id, t.title_folded, false from work_title t
      where length(find_usage_works.title_key) > 4 and t.title_folded >= head and t.title_folded < head || U&'\+10FFFF'
        and (is_for_people or t.is_verified) limit 300)
    union all (select t.work_id, t.title_folded, false from work_title t
      where length(find_usage_works.title_key) > 4
        and reverse(t.title_folded) >= tail and reverse(t.title_folded) < tail || U&'\+10FFFF'
        and (is_for_people or t.is_verified) limit 300)
    union all (select t.work_id, t.title_folded, true from named join work_title t using (work_id)
      where is_for_people or t.is_verified and (select count(*) from named) <= most_named)
  ), spelled as materialized (
    -- Once for each title. Most are too far off, which letters alone say where both are Latin.
    select t.title_folded, usage_title_nearness(t.title_folded, folded, find_usage_works.title_key) as title_near
    from (select distinct title_folded from titled) t
    cross join lateral (select ceil(0.4 * greatest(least(length(t.title_folded), 200), length(find_usage_works.title_key)))::integer as most) d
    where length(t.title_folded) between shortest and longest and (t.title_folded = folded or t.title_folded ~ '[^a-z0-9 ]'
      or levenshtein_less_equal(left(t.title_folded, 200), left(find_usage_works.title_key, 200), d.most) <= d.most)
  ), near as (
    select t.work_id, max(s.title_near) as title_near, bool_or(t.is_named) as is_named
    from spelled s join titled t using (title_folded) join work w using (work_id)
    where s.title_near >= least_near and w.review = 'approved' group by t.work_id
  ), scored as (
    select n.work_id, n.title_near, name_nearness(names, work_names(n.work_id)) as name_near
    from (select * from near order by near.title_near + case when near.is_named then 0.3 else 0 end desc, near.work_id limit 8) n
  )
  (select s.work_id, s.title_near, s.name_near, (0.6 * s.title_near + 0.4 * s.name_near)::real
  from scored s order by 4 desc, s.work_id limit wanted)
  union all
  select null, 1, 1, 1 where not is_for_people and (select count(*) from named) > most_named;
end $$;
