-- V8: the works with a title that has the words of a search, each as it is written or as the words that are like it: at most twenty, the
-- most similar first. The three longest words are looked for, as the fewest titles have them; where few titles have all of them, one of
-- two or three may be wrong or too many, as long as the whole is alike. Words that were written together or apart by mistake are looked
-- for before words that are alike. A longer word that begins so will do, unless more than fifty do. Of a common word that is left alone not all titles are
-- looked at: those that begin with it besides, as they are most alike.
create or replace function find_similar_titles(folded text)
  returns table (work_id integer)
  language plpgsql stable
  set plan_cache_mode = force_custom_plan
as $$
declare
  most_looked_at constant integer := 500;
  nothing constant text[] := array[null::text];
  asked text[] := array(select w from (select distinct w from unnest(string_to_array(folded, ' ')) w where length(w) > 2) one
    order by length(w) desc, w limit 3);
  one text[] := coalesce(title_words_like(asked[1]), nothing);
  two text[] := coalesce(title_words_like(asked[2]), nothing);
  three text[] := coalesce(title_words_like(asked[3]), nothing);
  together text := replace(folded, ' ', '');
  tried record;
  seen integer[];
  found_ids integer[] := '{}';
begin
  for tried in
    with sought as (
      select array_remove(array[a.w, b.w, c.w], null) as words, of.leaves_out,
        row_number() over (partition by of.leaves_out order by a.place * b.place * c.place, a.place, b.place) as place
      from (values (one, two, three, false), (one, two, nothing, true), (one, nothing, three, true), (nothing, two, three, true))
        of (one, two, three, leaves_out)
      cross join unnest(of.one) with ordinality a (w, place)
      cross join unnest(of.two) with ordinality b (w, place)
      cross join unnest(of.three) with ordinality c (w, place)
      where cardinality(array_remove(array[a.w, b.w, c.w], null)) = cardinality(asked) - of.leaves_out::integer
        and cardinality(asked) > of.leaves_out::integer
      union all
      select array[together], false, 0 where together <> folded and exists (select from title_word t where t.word = together)
      union all
      select array[left(folded, n), substr(folded, n + 1)], false, 0 from generate_series(3, length(folded) - 3) n
      where together = folded and exists (select from title_word t where t.word = left(folded, n))
        and exists (select from title_word t where t.word = substr(folded, n + 1))
    ), kept as materialized (
      select * from sought where place <= case when leaves_out then 3 else 6 end
    ), asks as materialized (
      select w as word, '(' || coalesce(words_begin(w)::text, '''' || w || '''') || ')' as one
      from (select distinct unnest(words) as w from kept) each
    )
    select k.leaves_out, k.words, (select string_agg(a.one, ' & ')::tsquery from asks a where a.word = any(k.words)) as asks
    from kept k order by k.leaves_out, k.place
  loop
    exit when cardinality(found_ids) >= case when tried.leaves_out then 20 else 100 end;
    seen := array(select wt.work_title_id from work_title wt
      where words_of_title(wt.title_folded) @@ tried.asks
        and not exists (select from work w where w.work_id = wt.work_id and w.review = 'withdrawn')
      limit case when tried.leaves_out then most_looked_at else 100 end);
    if cardinality(tried.words) = 1 and cardinality(seen) = most_looked_at then
      seen := seen || array(select wt.work_title_id from work_title wt
        where wt.title_folded >= tried.words[1] collate "C" and wt.title_folded < tried.words[1] || U&'\+10FFFF'
          and not exists (select from work w where w.work_id = wt.work_id and w.review = 'withdrawn')
        order by wt.title_folded, wt.work_id limit most_looked_at);
    end if;
    found_ids := found_ids || case when tried.leaves_out then array(select near.work_title_id from work_title near
      where near.work_title_id = any(seen) and similarity(near.title_folded, folded) >= 0.45) else seen end;
  end loop;
  return query select wt.work_id from work_title wt where wt.work_title_id = any(found_ids)
    order by similarity(wt.title_folded, folded) desc, wt.work_id limit 20;
end $$;
