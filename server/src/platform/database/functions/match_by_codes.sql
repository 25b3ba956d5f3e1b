/* R8: finds the works of items by number, ISWC and ISRC, in this order, each only where a confirmed title (R171), a writer or a performer fits too
   (V14). A number finds none whose title is another than was reported: somebody's songs have numbers next to each other, and the writer fits all of
   them (R204). Codes that several works fit about equally well find none of them. Answers how many found their work. */
create or replace function match_by_codes(items bigint[]) returns integer
  language plpgsql
as $$
declare
  /* Nearer to each other than this, nobody but people can tell two works apart. */
  margin constant real := 0.06;
  found_count integer;
begin
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
    select c.*, i.title_folded = '' as is_untitled, n.title_near, name_nearness(i.names, work_names(c.work_id)) as name_near
    from coded c join usage_item i using (usage_item_id) join work w on w.work_id = c.work_id and w.review = 'approved'
    cross join lateral (select coalesce(max(usage_title_nearness(t.title_folded, i.title_folded, i.title_key)), 0)::real as title_near
      from work_title t where t.work_id = c.work_id and t.is_verified) n
  ), fitting as (
    select s.*, (0.6 * title_near + 0.4 * name_near)::real as score from scored s
    where title_near >= 0.7 or name_near >= 0.8 and (reason <> 'number' or is_untitled)
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
  get diagnostics found_count = row_count;
  return found_count;
end $$;
