-- The same as before, without authors that were joined to others.
create or replace function find_authors(folded text, wanted integer)
  returns table (author_id integer, tier smallint)
  language plpgsql stable
  set plan_cache_mode = force_custom_plan
  set pg_trgm.similarity_threshold = 0.4
as $$
declare
  found_count integer := 0;
  step integer;
  last_prefix text := folded || U&'\+10FFFF';
begin
  return query select a.author_id, (case when a.display_name_folded = folded then 0 else 1 end)::smallint from author a
    where a.display_name_folded >= folded and a.display_name_folded < last_prefix and a.merged_into is null
    order by a.display_name_folded, a.author_id limit wanted;
  get diagnostics step = row_count;
  found_count := found_count + step;
  return query select a.author_id, (case when a.pseudonym_folded = folded then 0 else 1 end)::smallint from author a
    where a.pseudonym_folded <> '' and a.pseudonym_folded >= folded and a.pseudonym_folded < last_prefix
      and a.merged_into is null
    order by a.pseudonym_folded limit wanted;
  get diagnostics step = row_count;
  found_count := found_count + step;
  if found_count >= wanted or length(folded) < 3 then return; end if;

  return query select a.author_id, 2::smallint from author a
    where (a.display_name_folded like '% ' || folded || '%' or a.pseudonym_folded like '% ' || folded || '%')
      and a.merged_into is null
    limit wanted - found_count;
  get diagnostics step = row_count;
  found_count := found_count + step;
  if found_count >= 10 then return; end if;

  return query select a.author_id, 3::smallint from author a
    where a.display_name_folded % folded and a.merged_into is null
    order by similarity(a.display_name_folded, folded) desc limit 20;
end $$;
