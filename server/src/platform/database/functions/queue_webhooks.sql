create or replace function queue_webhooks() returns void language plpgsql as $$
begin
  perform queue_after_commit('sendWebhooks');
end $$;
