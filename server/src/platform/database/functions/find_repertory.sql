-- O97: works of the public repertory by title, writer or performer: the exact title, another title of a work, the exact name, titles that begin so, names that
-- begin so or have the words (O280), titles that have the words, and where there is none of these, titles that are alike. Titles that nobody has confirmed find nothing (O367).
-- Each step stops at what is still wanted.
create or replace function find_repertory(folded text, typed text, wanted integer)
  returns table (work_id integer, tier smallint)
  language plpgsql stable
  set plan_cache_mode = force_custom_plan
  set pg_trgm.similarity_threshold = 0.45
as $$
#variable_conflict use_column
declare
  found_count integer := 0;
  step integer;
  last_prefix text := folded || U&'\+10FFFF';
  words text[] := array(select word from unnest(string_to_array(folded, ' ')) word order by length(word) desc, word);
  inside text := case when cardinality(words) > 1 then '%' || words[1] || '%' else '% ' || folded || '%' end;
  inside_too text := '%' || coalesce(words[2], words[1]) || '%';
  starts text[] := array(select '% ' || word || '%' from unnest(words) word);
  performer text[] := array[latin_fold(typed)];
  performer_words text[] := array(select word from unnest(string_to_array(performer[1], ' ')) word order by length(word) desc, word);
begin
  if folded = '' then return; end if;
  return query select t.work_id, (case when t.is_main then 1 else 2 end)::smallint from work_title t
    where t.title_folded = folded and t.is_verified and exists (select from repertory_work r where r.work_id = t.work_id)
    order by t.is_main desc, t.work_id limit wanted;
  get diagnostics step = row_count;
  found_count := found_count + step;
  if found_count >= wanted then return; end if;

  /* An author by the name that works carry alone: found by a pseudonym, they would be told to bear it (O251). Of the public domain and of
     AI there are too many to tell them apart by. */
  return query select distinct wa.work_id, 3::smallint from (
      select a.author_id from author a where a.display_name_folded = folded and a.merged_into is null
    ) named join work_author wa using (author_id)
    where named.author_id not in (3492, 22483) and exists (select from repertory_work r where r.work_id = wa.work_id)
    order by wa.work_id limit wanted - found_count;
  get diagnostics step = row_count;
  found_count := found_count + step;
  if found_count >= wanted then return; end if;
  return query select r.work_id, 3::smallint from repertory_work r
    where r.performers_folded && performer or r.artists_folded && performer
    limit wanted - found_count;
  get diagnostics step = row_count;
  found_count := found_count + step;
  if found_count >= wanted then return; end if;

  return query select t.work_id, 4::smallint from work_title t
    where t.title_folded > folded and t.title_folded < last_prefix and t.is_verified and exists (select from repertory_work r where r.work_id = t.work_id)
    order by t.title_folded, t.work_id limit wanted - found_count;
  get diagnostics step = row_count;
  found_count := found_count + step;
  if found_count >= wanted or length(words[1]) < 3 then return; end if;

  return query select wa.work_id, 5::smallint from (
      (select a.author_id from author a where a.display_name_folded > folded and a.display_name_folded < last_prefix and a.merged_into is null
        order by a.display_name_folded, a.author_id limit 20)
      union (select a.author_id from author a where a.display_name_folded like '% ' || folded || '%' and a.merged_into is null limit 20)
    ) named join work_author wa using (author_id)
    where named.author_id not in (3492, 22483) and exists (select from repertory_work r where r.work_id = wa.work_id) limit wanted - found_count;
  get diagnostics step = row_count;
  found_count := found_count + step;
  if found_count >= wanted then return; end if;

  /* O280: performers as writers: at most twenty names that begin so, and as many that have the words, in any order; then works by these whole
     names, through the index that the exact name has. */
  if length(performer_words[1]) > 2 then
    performer := array(
      (select p.name from performer_name p where p.name > performer[1] and p.name < performer[1] || U&'\+10FFFF' order by p.name limit 20)
      union (select p.name from performer_name p
        where p.name like case when cardinality(performer_words) > 1 then '%' || performer_words[1] || '%' else '% ' || performer[1] || '%' end
          and p.name like '%' || coalesce(performer_words[2], performer_words[1]) || '%'
          and ' ' || p.name like all (array(select '% ' || word || '%' from unnest(performer_words) word)) limit 20));
    return query select r.work_id, 5::smallint from repertory_work r
      where r.performers_folded && performer or r.artists_folded && performer
      limit wanted - found_count;
    get diagnostics step = row_count;
    found_count := found_count + step;
    if found_count >= wanted then return; end if;
  end if;

  return query select t.work_id, 6::smallint from work_title t
    where t.title_folded like inside and t.title_folded like inside_too and ' ' || t.title_folded like all (starts)
      and t.is_verified and exists (select from repertory_work r where r.work_id = t.work_id) limit wanted - found_count;
  get diagnostics step = row_count;
  found_count := found_count + step;
  if found_count > 0 then return; end if;

  return query select t.work_id, 7::smallint from work_title t
    where t.title_folded % folded and t.is_verified and exists (select from repertory_work r where r.work_id = t.work_id)
    order by similarity(t.title_folded, folded) desc, t.work_id limit 20;
end $$;
