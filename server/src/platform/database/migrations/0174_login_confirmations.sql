-- X133: who has no password confirms by electronic ID or a second factor, for one change within ten minutes and in the same session.

create table login_confirmation (
  token_hash bytea primary key,
  user_id integer not null references app_user,
  session_token_hash bytea not null references session on delete cascade,
  confirmed_by text not null constraint login_confirmation_by check (confirmed_by in ('electronicId', 'passkey', 'code')),
  confirmed_at timestamptz not null default now()
);
create index login_confirmation_age on login_confirmation (confirmed_at);
create index login_confirmation_user on login_confirmation (user_id);
create index login_confirmation_session on login_confirmation (session_token_hash);
comment on table login_confirmation is 'Gone once the change is made that it was for.';
