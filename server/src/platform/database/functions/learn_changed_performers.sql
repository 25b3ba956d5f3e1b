/* O280: the same as learn_performer_names() of a work whose performers or artists change. Works change far more often for something else, so it is
   asked of the row that has others, and not of each statement. */
create or replace function learn_changed_performers() returns trigger language plpgsql
  security definer set search_path = public, pg_temp
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into performer_name
    select distinct n.name from unnest(new.performers_folded || new.artists_folded) n (name)
    where length(n.name) between 3 and 200 and not exists (select from performer_name known where known.name = n.name);
  return null;
end $$;
