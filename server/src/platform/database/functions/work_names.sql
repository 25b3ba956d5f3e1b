-- Who writes and plays a work, in the form of usage_names(). Performers of recordings that nobody has confirmed say nothing: a member
-- could type them to be paid for another's recording (V14).
create or replace function work_names(of_work integer) returns text[]
  language plpgsql stable strict parallel safe cost 5000
  set plan_cache_mode = force_generic_plan
as $$
begin
  return array(
    select latin(one) from work_author wa join author a using (author_id),
      unnest(array[a.display_name_folded, a.pseudonym_folded]) one
    where wa.work_id = of_work and wa.author_id not in (3492, 22483) and one <> ''
    union select unnest(w.performers_folded || w.artists_folded) from work w where w.work_id = of_work
    union select unnest(i.performer_folded) from work_isrc i where i.work_id = of_work and i.is_verified);
end $$;
