/* R8: the approved works that have the title of items, confirmed (R171), as it was written or without what says which recording it is, and somebody of the same
   or a similar name. The same words are looked for once, under the first item that has them (`first_item_id`), and names are compared once for
   each title, where they share the beginning of a word: a title of a thousand works takes a look at their names, not a thousand times as
   many lines. */
create or replace function same_titles(items bigint[])
  returns table (first_item_id bigint, work_id integer, title_near real, name_near real)
  language plpgsql
  set plan_cache_mode = force_custom_plan
  set enable_nestloop = on
  set jit = off
as $$
#variable_conflict use_column
declare
  /* A work whose names are farther off is neither found nor near one that is. */
  least_near constant real := 0.5;
begin
  -- The planner cannot know how much is gathered below.
  if cardinality(items) > 1000 then set local enable_nestloop = off; end if;

  return query
  with asked as materialized (
    select min(i.usage_item_id) as first_item_id, i.title_folded, i.title_key, i.names from usage_item i
    where i.usage_item_id = any(items) and i.reason is null and i.title_folded <> '' and cardinality(i.names) > 0
    group by i.title_folded, i.title_key, i.names
  ), asked_name as materialized (
    select a.first_item_id, t.title, t.near, n.name
    from asked a
    cross join lateral (select a.title_folded as title, 1::real as near
      union all select a.title_key, 0.98 where a.title_key not in (a.title_folded, '')) t
    cross join unnest(a.names) as n (name)
  ), known_title as materialized (
    select o.title, t.near, t.work_id
    from (select distinct title from asked_name) o
    cross join lateral (
      select t.work_id, 1::real as near from work_title t where t.title_folded = o.title and t.is_verified
      union all
      select t.work_id, 0.98 from work_title t where latin(t.title_folded) = o.title and t.title_folded ~ '[^a-z0-9 ]' and t.is_verified) t
    join work w on w.work_id = t.work_id and w.review = 'approved'
  ), known_work as materialized (
    select distinct work_id from known_title
  ), known_name as materialized (
    select k.title, k.work_id, n.name, max(k.near) as near
    from known_title k join (
      select k.work_id, n.name from known_work k join work_author wa using (work_id) join author a using (author_id)
      cross join lateral (values (latin(a.display_name_folded)), (latin(a.pseudonym_folded))) n (name)
      where wa.author_id not in (3492, 22483)
      union all
      select k.work_id, n.name from known_work k join work w using (work_id) cross join unnest(w.performers_folded || w.artists_folded) n (name)
      union all
      select k.work_id, n.name from known_work k join work_isrc i using (work_id) cross join unnest(i.performer_folded) n (name)
      where i.is_verified) n using (work_id)
    where n.name <> '' group by k.title, k.work_id, n.name
  ), compared as (
    select distinct a.title, a.name as asked_name, k.name as known_name
    from (select distinct title, name, left(word, 4) as beginning from asked_name cross join string_to_table(name, ' ') as word) a
    join (select distinct title, name, left(word, 4) as beginning from known_name cross join string_to_table(name, ' ') as word) k
      using (title, beginning)
  ), near_name as materialized (
    select c.title, c.asked_name, c.known_name, name_nearness(array[c.asked_name], array[c.known_name]) as near from compared c
  )
  select a.first_item_id, k.work_id, max(least(a.near, k.near)), max(n.near)
  from near_name n
  join asked_name a on a.title = n.title and a.name = n.asked_name
  join known_name k on k.title = n.title and k.name = n.known_name
  where n.near >= least_near group by a.first_item_id, k.work_id;
end $$;
