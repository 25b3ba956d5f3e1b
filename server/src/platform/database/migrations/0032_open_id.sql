-- Logins under way at a provider of electronic ID.

create table open_id_login (
  secret_hash bytea primary key,
  started_at timestamptz not null default now()
);
create index open_id_login_age on open_id_login (started_at);
comment on table open_id_login is 'A row is taken away when the browser comes back with the answer, so that each answer is good once. What the provider is asked with follows from the secret, which the browser alone has.';
comment on column open_id_login.secret_hash is 'SHA-256.';
