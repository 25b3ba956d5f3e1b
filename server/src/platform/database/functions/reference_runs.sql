/* O34: what finished runs have paid refers to rights and works from now on; that all of it does is proved by prove_folds(). In a transaction of
   its own: one that has written rights or works, and waits for their tables here, could wait for another that does the same. */
create or replace function reference_runs() returns void language plpgsql
  security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
begin
  perform reference_lines(r.distribution_id) from run r join distribution d using (distribution_id) where d.state = 'finished';
end $$;
