-- V8 for live performances by their title, the latest first. Few of them are found by their letters and put in order; only where there are
-- many are the days gone through from the end, where the first ones come soon.
create or replace function find_live_performances(folded text, wanted integer)
  returns table (live_performance_id integer)
  language plpgsql stable
  set plan_cache_mode = force_custom_plan
as $$
declare
  few constant integer := 1000;
  found_ids integer[];
begin
  if length(folded) < 3 then return; end if;
  found_ids := array(select l.live_performance_id from live_performance l where l.title_folded like '%' || folded || '%' limit few);
  if cardinality(found_ids) < few then
    return query select l.live_performance_id from live_performance l where l.live_performance_id = any(found_ids)
      order by l.performed_on desc, l.live_performance_id desc limit wanted;
  else
    return query select l.live_performance_id from live_performance l where l.title_folded like '%' || folded || '%'
      order by l.performed_on desc, l.live_performance_id desc limit wanted;
  end if;
end $$;
