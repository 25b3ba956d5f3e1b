-- Works that may be the one about to be registered: the same recording; the same title, or a similar one, with an author in common;
-- and what was registered provisionally under the title. Each way reads no more than it may.
create or replace function find_similar_works(folded text, authors integer[], isrcs text[])
  returns table (work_id integer, likenesses text[])
  language plpgsql stable
  set plan_cache_mode = force_custom_plan
as $$
begin
  return query
  with coded as (
    select distinct i.work_id from work_isrc i where i.isrc = any(isrcs) limit 20
  ), titled as (
    select distinct t.work_id from work_title t where folded <> '' and t.title_folded = folded limit 500
  ), written as (
    select distinct theirs.work_id from unnest(authors) author cross join lateral (
      select wa.work_id from work_author wa where wa.author_id = author order by wa.work_id desc limit 300) theirs
    where length(folded) > 2
  ), spelled as (
    select t.work_id, max(similarity(t.title_folded, folded)) as nearness
    from written join work_title t using (work_id)
    where similarity(t.title_folded, folded) >= 0.5 group by t.work_id
  ), alike as (
    select c.work_id, c.work_id in (select coded.work_id from coded) as same_isrc,
      c.work_id in (select titled.work_id from titled) as same_title, coalesce(s.nearness, 0) as nearness,
      exists (select from work_author wa where wa.work_id = c.work_id and wa.author_id = any(authors)) as common_author
    from (select coded.work_id from coded union select titled.work_id from titled union select spelled.work_id from spelled) c
    left join spelled s using (work_id)
  )
  select a.work_id, array_remove(array[case when a.same_isrc then 'sameIsrc' end,
      case when a.same_title then 'sameTitle' when a.nearness > 0 then 'similarTitle' end,
      case when a.common_author then 'commonAuthor' end], null)
  from alike a join work w using (work_id)
  where w.review <> 'withdrawn' and (a.same_isrc or a.common_author or w.is_provisional)
  order by a.same_isrc desc, w.is_provisional and a.same_title desc, a.same_title desc, a.nearness desc, a.work_id desc
  limit 20;
end $$;
