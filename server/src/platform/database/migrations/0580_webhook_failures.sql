-- O66: a webhook fails for a day only where it went on failing. O260: a secret that does not open is a failure like others.
alter table webhook add column failed_at timestamptz;
update webhook set failed_at = now() where failing_since is not null;
comment on column webhook.failing_since is 'The first failure since the last success, or since a day without any.';
comment on column webhook.failed_at is 'The last failure.';
alter table webhook_delivery drop constraint webhook_delivery_failure, add constraint webhook_delivery_failure
  check (failure in ('address', 'name', 'connection', 'timeout', 'redirect', 'status', 'off', 'secret')) not valid;
alter table webhook_delivery validate constraint webhook_delivery_failure;
