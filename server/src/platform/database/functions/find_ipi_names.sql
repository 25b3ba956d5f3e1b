-- Names of the IPI register by name: the beginning first, then any word, then what is alike. As find_works does it.
create or replace function find_ipi_names(folded text, wanted integer)
  returns table (name_number text, tier smallint)
  language plpgsql stable rows 20
  set plan_cache_mode = force_custom_plan
  set pg_trgm.similarity_threshold = 0.45
as $$
declare
  found_count integer := 0;
  step integer;
  last_prefix text := folded || U&'\+10FFFF';
  -- The longest first: the fewest names have it, and the index needs three letters.
  words text[] := array(select word from unnest(string_to_array(folded, ' ')) word order by length(word) desc, word);
  inside text := case when cardinality(words) > 1 then '%' || words[1] || '%' else '% ' || folded || '%' end;
  inside_too text := '%' || coalesce(words[2], words[1]) || '%';
  starts text[] := array(select '% ' || word || '%' from unnest(words) word);
begin
  return query select n.name_number, (case when n.name_folded = folded then 0 else 1 end)::smallint from ipi_name n
    where n.name_folded >= folded and n.name_folded < last_prefix
    order by n.name_folded, n.name_number limit wanted;
  get diagnostics step = row_count;
  found_count := found_count + step;
  if found_count >= wanted or length(words[1]) < 3 then return; end if;

  return query select n.name_number, 2::smallint from ipi_name n
    where n.name_folded like inside and n.name_folded like inside_too
      and ' ' || n.name_folded like all (starts)
      and not (n.name_folded >= folded and n.name_folded < last_prefix)
    limit wanted - found_count;
  get diagnostics step = row_count;
  found_count := found_count + step;
  if found_count >= 10 then return; end if;

  return query select n.name_number, 3::smallint from ipi_name n
    where n.name_folded % folded and not (' ' || n.name_folded like all (starts))
    order by similarity(n.name_folded, folded) desc, n.name_number limit 20;
end $$;
