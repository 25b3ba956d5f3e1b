-- V8 for persons, in the manner of find_authors().
create or replace function find_persons(folded text, wanted integer)
  returns table (person_id integer, tier smallint)
  language plpgsql stable
  set plan_cache_mode = force_custom_plan
  set pg_trgm.similarity_threshold = 0.4
as $$
declare
  found_count integer := 0;
  step integer;
  last_prefix text := folded || U&'\+10FFFF';
begin
  return query select p.person_id, (case when p.name_folded = folded then 0 else 1 end)::smallint from person p
    where p.name_folded >= folded and p.name_folded < last_prefix
    order by p.name_folded, p.person_id limit wanted;
  get diagnostics step = row_count;
  found_count := found_count + step;
  if found_count >= wanted or length(folded) < 3 then return; end if;

  return query select p.person_id, 2::smallint from person p
    where p.name_folded like '% ' || folded || '%' limit wanted - found_count;
  get diagnostics step = row_count;
  found_count := found_count + step;
  if found_count >= wanted then return; end if;

  return query select p.person_id, 3::smallint from person p
    where p.name_folded % folded order by similarity(p.name_folded, folded) desc limit wanted - found_count;
end $$;
