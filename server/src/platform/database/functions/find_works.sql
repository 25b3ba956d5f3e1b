create or replace function find_works(folded text, person integer, wanted integer)
  returns table (work_id integer, tier smallint)
  language plpgsql stable
  set plan_cache_mode = force_custom_plan
as $$
declare
  found_count integer := 0;
  step integer;
  last_prefix text := folded || U&'\+10FFFF';
  -- The longest first: they are the fewest titles' words, and the indexes need three letters.
  words text[] := array(select word from unnest(string_to_array(folded, ' ')) word order by length(word) desc, word);
  inside text := case when cardinality(words) > 1 then '%' || words[1] || '%' else '% ' || folded || '%' end;
  inside_too text := '%' || coalesce(words[2], words[1]) || '%';
  starts text[] := array(select '% ' || word || '%' from unnest(words) word);
  asks tsquery;
begin
  return query select pw.work_id, 0::smallint from person_work pw
    where pw.person_id = person and pw.title_folded = folded limit wanted;
  return query select wt.work_id, 0::smallint from work_title wt
    where wt.title_folded = folded
      and not exists (select from work w where w.work_id = wt.work_id and w.review = 'withdrawn') order by wt.work_id limit wanted;
  get diagnostics step = row_count;
  found_count := found_count + step;
  if found_count >= wanted then return; end if;

  return query select pw.work_id, 1::smallint from person_work pw
    where pw.person_id = person and pw.title_folded like folded || '_%' limit wanted;
  return query select wt.work_id, 1::smallint from work_title wt
    where wt.title_folded > folded and wt.title_folded < last_prefix
      and not exists (select from work w where w.work_id = wt.work_id and w.review = 'withdrawn')
    order by wt.title_folded, wt.work_id limit wanted - found_count;
  get diagnostics step = row_count;
  found_count := found_count + step;
  if found_count >= wanted or length(words[1]) < 3 then return; end if;

  return query select pw.work_id, 2::smallint from person_work pw
    where pw.person_id = person and pw.title_folded like inside and pw.title_folded like inside_too
      and ' ' || pw.title_folded like all (starts) limit wanted;
  asks := case when length(words[2]) > 2 then words_begin(words[1]) && words_begin(words[2]) else words_begin(words[1]) end;
  if asks is not null then
    return query select wt.work_id, 2::smallint from work_title wt
      where words_of_title(wt.title_folded) @@ asks and ' ' || wt.title_folded like all (starts) and not starts_with(wt.title_folded, folded)
        and not exists (select from work w where w.work_id = wt.work_id and w.review = 'withdrawn') limit wanted - found_count;
  else
    return query select wt.work_id, 2::smallint from work_title wt
      where wt.title_folded like inside and wt.title_folded like inside_too
        and ' ' || wt.title_folded like all (starts) and not starts_with(wt.title_folded, folded)
        and not exists (select from work w where w.work_id = wt.work_id and w.review = 'withdrawn') limit wanted - found_count;
  end if;
  get diagnostics step = row_count;
  found_count := found_count + step;
  if found_count >= 10 then return; end if;

  return query select f.work_id, 3::smallint from find_similar_titles(folded) f;
end $$;
