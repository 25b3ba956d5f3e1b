-- O258: when somebody last said who they are. Acting for another and stopping makes a new session, but is no log-in.
alter table session add column logged_in_at timestamptz not null default now();
update session set logged_in_at = created_at;
comment on column session.logged_in_at is 'O258: when its user logged in; a session that takes the place of another has it from that one.';
