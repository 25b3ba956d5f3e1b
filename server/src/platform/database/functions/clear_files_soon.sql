-- What somebody took off is to be gone soon, not only at the job's next hour.
create or replace function clear_files_soon() returns trigger language plpgsql as $$
begin
  perform queue_after_commit('clearFiles');
  return null;
end $$;
