create or replace function match_titles(titles text[], person integer)
  returns table (title text, work_id integer, likeness real, is_own boolean)
  language plpgsql stable
  set plan_cache_mode = force_custom_plan
  set pg_trgm.similarity_threshold = 0.45
as $$
declare
  folded text;
  step integer;
  found_count integer;
  own_likenesses integer := 200;
begin
  foreach folded in array titles loop
    return query select folded, pw.work_id, 1::real, true from person_work pw
      where pw.person_id = person and pw.title_folded = folded group by pw.work_id order by pw.work_id limit 5;
    get diagnostics found_count = row_count;
    return query select folded, t.work_id, 1::real, false from work_title t
      where t.title_folded = folded
        and not exists (select from work w where w.work_id = t.work_id and w.review = 'withdrawn') order by t.work_id limit 10;
    get diagnostics step = row_count;
    found_count := found_count + step;
    continue when found_count > 0 or length(folded) < 3;

    if length(folded) > 4 then
      return query select folded, t.work_id, similarity(t.title_folded, folded), false from work_title t
        where t.title_folded > folded and t.title_folded < folded || U&'\+10FFFF'
          and not exists (select from work w where w.work_id = t.work_id and w.review = 'withdrawn')
        order by t.title_folded, t.work_id limit 3;
      get diagnostics found_count = row_count;
    end if;
    if own_likenesses > 0 then
      own_likenesses := own_likenesses - 1;
      return query select folded, pw.work_id, max(similarity(pw.title_folded, folded)), true from person_work pw
        where pw.person_id = person and pw.title_folded % folded
        group by pw.work_id order by 3 desc, pw.work_id limit 3;
      get diagnostics step = row_count;
      found_count := found_count + step;
    end if;
    if found_count = 0 then
      return query
        with near as (
          (select t.work_id, t.title_folded from work_title t
            where t.title_folded like left(folded, 4) || '%' limit 400)
          union all
          (select t.work_id, t.title_folded from work_title t
            where reverse(t.title_folded) like reverse(right(folded, 5)) || '%' limit 400)
          union all
          (select t.work_id, t.title_folded from work_title t where t.title_folded like left(folded, 7) || '%' limit 100)
        )
        select folded, n.work_id, max(similarity(n.title_folded, folded)), false from near n
        where similarity(n.title_folded, folded) >= 0.45
          and not exists (select from work w where w.work_id = n.work_id and w.review = 'withdrawn')
        group by n.work_id order by 3 desc, n.work_id limit 3;
    end if;
  end loop;
end $$;
