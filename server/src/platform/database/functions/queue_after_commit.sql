-- O350: adding a job is a notice, and PostgreSQL lets only one transaction with a notice in it commit at a time. A transaction of the
-- portal's leaves the job's name, and the server queues it once that has committed (announce.ts); others queue it themselves.
create or replace function queue_after_commit(task text) returns void language plpgsql as $$
declare
  before text := current_setting('omur.queued', true);
begin
  if current_setting('omur.queues', true) is distinct from 'on' then perform queue_sending(task); return; end if;
  if task = any (string_to_array(before, ',')) then return; end if;
  perform set_config('omur.queued', concat_ws(',', nullif(before, ''), task), true);
end $$;
