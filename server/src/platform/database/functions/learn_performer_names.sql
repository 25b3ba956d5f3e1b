/* O280: what find_repertory() looks for words of a performer's name in, of works that were added. Nobody but the database writes there. The index is
   asked for each name: a plan that was made while there were none would read all of them for each. */
create or replace function learn_performer_names() returns trigger language plpgsql
  security definer set search_path = public, pg_temp
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into performer_name
    select n.name from (
      select distinct n.name from changed, unnest(changed.performers_folded || changed.artists_folded) n (name)
      where length(n.name) between 3 and 200) n
    where not exists (select from performer_name known where known.name = n.name);
  return null;
end $$;
