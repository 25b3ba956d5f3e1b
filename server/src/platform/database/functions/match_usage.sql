/* R8: finds the works of what an import says was used, and was not found before; of everything that waits, where the import is null.
   In this order: the work of a cue sheet, once staff have approved it; number, ISWC and ISRC, each only where a confirmed title (R171), a writer or a performer fits too (V14); what
   was decided for the same fingerprint; the same title with a writer or performer; a similar one above a score. What fits several works
   about equally well is left for the desk, and so is what a decision was taken back about by somebody with a part in it (R135). Answers how many found their work. */
create or replace function match_usage(of_import integer) returns integer
  language plpgsql
as $$
#variable_conflict use_column
declare
  /* Nearer to each other than this, nobody but people can tell two works apart. */
  margin constant real := 0.06;
  found_count integer := 0;
  step integer;
  items bigint[] := array(
    select i.usage_item_id from usage_item i
    where i.reason is null and case when of_import is null
      then i.fingerprint_id in (select f.fingerprint_id from usage_fingerprint f where f.waiting_lines > 0)
      else exists (select from usage_item_total t where t.usage_item_id = i.usage_item_id and t.usage_import_id = of_import) end);
begin
  update usage_item i set work_id = i.known_work_id, reason = 'known', score = 1, matched_at = now()
  where i.usage_item_id = any(items)
    and exists (select from work w where w.work_id = i.known_work_id and w.review = 'approved');
  get diagnostics found_count = row_count;

  with coded as (
    select i.usage_item_id, 1 as place, 'number' as reason, w.work_id
    from usage_item i join work w on w.work_id = i.work_number::integer
    where i.usage_item_id = any(items) and i.reason is null and i.work_number ~ '^[1-9][0-9]{0,8}$'
    union all
    select i.usage_item_id, 2, 'iswc', c.work_id from usage_item i join work_iswc c on c.iswc = i.iswc and c.is_verified
    where i.usage_item_id = any(items) and i.reason is null
    union all
    select distinct i.usage_item_id, 3, 'isrc', c.work_id from usage_item i join work_isrc c on c.isrc = i.isrc and c.is_verified
    where i.usage_item_id = any(items) and i.reason is null
  ), scored as (
    select c.*, n.title_near, name_nearness(i.names, work_names(c.work_id)) as name_near
    from coded c join usage_item i using (usage_item_id) join work w on w.work_id = c.work_id and w.review = 'approved'
    cross join lateral (select coalesce(max(usage_title_nearness(t.title_folded, i.title_folded, i.title_key)), 0)::real as title_near
      from work_title t where t.work_id = c.work_id and t.is_verified) n
  ), fitting as (
    select s.*, (0.6 * title_near + 0.4 * name_near)::real as score from scored s where title_near >= 0.7 or name_near >= 0.8
  ), ranked as (
    select f.*, lead(score) over (partition by usage_item_id, place order by score desc, work_id) as next_score,
      row_number() over (partition by usage_item_id, place order by score desc, work_id) as rank
    from fitting f
  ), best as (
    select distinct on (usage_item_id) usage_item_id, work_id, reason, score, next_score from ranked where rank = 1
    order by usage_item_id, place
  )
  update usage_item i set work_id = b.work_id, reason = b.reason, score = b.score, matched_at = now()
  from best b where b.usage_item_id = i.usage_item_id and (b.next_score is null or b.score - b.next_score >= margin)
    and not is_of_who_undid(i.fingerprint_id, b.work_id);
  get diagnostics step = row_count;
  found_count := found_count + step;

  update usage_item i set work_id = d.work_id, reason = case when d.work_id is null then 'notMusic' else 'decision' end,
    score = 1, matched_at = now()
  from usage_decision d
  where i.usage_item_id = any(items) and i.reason is null and d.fingerprint_id = i.fingerprint_id and d.undone_at is null;
  get diagnostics step = row_count;
  found_count := found_count + step;

  return found_count + match_by_words(items);
end $$;
