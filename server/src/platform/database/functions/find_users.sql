-- V8 for users who can log in, in the manner of find_persons().
create or replace function find_users(folded text, wanted integer)
  returns table (user_id integer, tier smallint)
  language plpgsql stable
  set plan_cache_mode = force_custom_plan
  set pg_trgm.similarity_threshold = 0.4
as $$
declare
  found_count integer := 0;
  step integer;
  last_prefix text := folded || U&'\+10FFFF';
begin
  return query select u.user_id, (case when u.name_folded = folded then 0 else 1 end)::smallint from app_user u
    where u.name_folded >= folded and u.name_folded < last_prefix and not u.is_locked and u.closed_at is null
    order by u.name_folded, u.user_id limit wanted;
  get diagnostics step = row_count;
  found_count := found_count + step;
  if found_count >= wanted or length(folded) < 3 then return; end if;

  return query select u.user_id, 2::smallint from app_user u
    where u.name_folded like '% ' || folded || '%' and not u.is_locked and u.closed_at is null limit wanted - found_count;
  get diagnostics step = row_count;
  found_count := found_count + step;
  if found_count >= wanted then return; end if;

  return query select u.user_id, 3::smallint from app_user u
    where u.name_folded % folded and not u.is_locked and u.closed_at is null
    order by similarity(u.name_folded, folded) desc limit wanted - found_count;
end $$;
