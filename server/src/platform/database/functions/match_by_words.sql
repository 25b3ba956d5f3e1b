/* R8: finds the works of items that neither a code nor a decision found, by their words: the same title with a writer or performer, then a
   similar one above a score. What fits several works about equally well is left for the desk. Answers how many found their work. */
create or replace function match_by_words(items bigint[]) returns integer
  language plpgsql
  set plan_cache_mode = force_custom_plan
  set enable_nestloop = on
  set jit = off
as $$
declare
  /* The same title takes less of a name; a similar one is above a score, and no part of it far off. */
  least_same constant real := 0.96;
  least_similar constant real := 0.86;
  least_part constant real := 0.72;
  /* Nearer to each other than this, nobody but people can tell two works apart. */
  margin constant real := 0.06;
  found_count integer;
begin
  -- As same_titles().
  if cardinality(items) > 1000 then set local enable_nestloop = off; end if;

  with asked as materialized (
    select min(i.usage_item_id) as first_item_id, array_agg(i.usage_item_id) as item_ids, i.title_folded, i.title_key, i.names
    from usage_item i
    where i.usage_item_id = any(items) and i.reason is null and cardinality(i.names) > 0
    group by i.title_folded, i.title_key, i.names
  ), titled as materialized (
    select s.*, (0.6 * s.title_near + 0.4 * s.name_near)::real as score from same_titles(items) s
  ), same as materialized (
    -- Those that several works fit are for people, not for what is merely similar.
    select first_item_id, case when next_score is null or score - next_score >= margin then work_id end as work_id, score
    from (select *, lead(score) over best as next_score, row_number() over best as rank
      from titled window best as (partition by first_item_id order by score desc, work_id)) t
    where rank = 1 and score >= least_same
  ), near as (
    select n.*, lead(score) over best as next_score, row_number() over best as rank
    from (
      select first_item_id, work_id, max(title_near) as title_near, max(name_near) as name_near, max(score) as score
      from (
        select * from titled
        union all
        select a.first_item_id, f.* from asked a cross join lateral find_usage_works(a.title_folded, a.title_key, a.names, 3) f
        where a.title_key <> '' and not exists (select from same s where s.first_item_id = a.first_item_id)) every
      where not exists (select from same s where s.first_item_id = every.first_item_id)
      group by first_item_id, work_id) n
    window best as (partition by first_item_id order by score desc, work_id)
  ), found as (
    select first_item_id, work_id, 'title' as reason, score from same where work_id is not null
    union all
    select first_item_id, work_id, 'similar', score from near
    where rank = 1 and work_id is not null and score >= least_similar and title_near >= least_part and name_near >= least_part
      and (next_score is null or score - next_score >= margin)
  )
  update usage_item i set work_id = o.work_id, reason = o.reason, score = o.score, matched_at = now()
  from (select unnest(a.item_ids) as usage_item_id, f.work_id, f.reason, f.score from found f join asked a using (first_item_id)) o
  where o.usage_item_id = i.usage_item_id and not is_of_who_undid(i.fingerprint_id, o.work_id);
  get diagnostics found_count = row_count;
  return found_count;
end $$;
