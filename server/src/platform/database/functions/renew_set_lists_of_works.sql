-- H160: the same where a song of the list bears another title, or is by others, than was read. By number: two works of the same lists may change at once.
create or replace function renew_set_lists_of_works() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  ids integer[];
begin
  if tg_level = 'ROW' then ids := array[new.work_id]; else ids := array(select distinct c.work_id from changed c); end if;
  update group_performance p set version = p.version + 1
  from (select g.live_performance_id from group_performance g
    where g.live_performance_id in (select n.live_performance_id from performance n where n.work_id = any(ids))
    order by g.live_performance_id for no key update) held
  where p.live_performance_id = held.live_performance_id;
  return null;
end $$;
create or replace trigger set_lists_renewed_by_work after update of title, artists, performers on work for each row
  when ((old.title, old.artists, old.performers) is distinct from (new.title, new.artists, new.performers))
  execute function renew_set_lists_of_works();
create or replace trigger set_lists_renewed_by_author after update of author_id on work_author for each row
  when (old.author_id <> new.author_id) execute function renew_set_lists_of_works();
create or replace trigger set_lists_renewed_by_authors_added after insert on work_author
  referencing new table as changed for each statement execute function renew_set_lists_of_works();
create or replace trigger set_lists_renewed_by_authors_taken_out after delete on work_author
  referencing old table as changed for each statement execute function renew_set_lists_of_works();
