-- O68: a job for all that waits, in a queue of its own, one at a time, so that slow addresses keep nothing else waiting.
create or replace function queue_webhooks() returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('sendWebhooks', '{}'::json, queue_name := 'webhooks', max_attempts := 3, priority := 5);
end $$;
