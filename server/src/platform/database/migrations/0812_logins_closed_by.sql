-- R232: who closed a login that is closed. Of logins that are closed already nobody has.
alter table app_user add column closed_by integer constraint app_user_closed_by_fkey references app_user,
  add constraint app_user_closed_by check (closed_by is null or closed_at is not null);
create index app_user_closed_by on app_user (closed_by) where closed_by is not null;
comment on column app_user.closed_by is 'R232: user who closed the login; null where a job or files did. Written by the trigger login_is_closed alone.';
