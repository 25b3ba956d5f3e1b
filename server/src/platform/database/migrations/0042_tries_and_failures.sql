-- S2: a try that succeeds is no failure, also as far as time goes: failures grow old though others log in from the same address.

alter table login_throttle add column failed_before_at timestamptz;
comment on column login_throttle.failed_before_at is 'When the failure before the latest try was, so that a try which succeeds leaves no trace.';
comment on column login_throttle.subject is 'account:<kennitala>, address:<network>, or both together, hashed. An account alone is never locked, only slowed down.';
