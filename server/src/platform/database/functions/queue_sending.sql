-- H75, O68, O350: a job that a change has left. What is sent has a queue of its own, one at a time, so that what is slow keeps nothing
-- else waiting. Of those with the same key one waits at most.
create or replace function queue_sending(task text, key text default null) returns void language plpgsql as $$
begin
  if task in ('sendPushes', 'sendWebhooks') then
    perform graphile_worker.add_job(task, '{}'::json, queue_name := case task when 'sendPushes' then 'pushes' else 'webhooks' end,
      max_attempts := 3, priority := 5, job_key := key);
  else
    perform graphile_worker.add_job(task, '{}'::json, job_key := key);
  end if;
end $$;
