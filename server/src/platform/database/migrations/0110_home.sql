-- What happened to somebody's works since a day (H21), from the few changes of those days to their works.
create index work_light_change_newest on work_light_change (changed_at, work_id);
-- E-mails that failed, and grants that wait (H26).
create index letter_failed on letter (created_at) where sent_at is null and last_error is not null;
create index fund_application_received on fund_application (applied_at) where status = 'received';
-- H28: when a home was last looked at, and by whom: those who act for a member have visits of their own.
create table home_visit (
  user_id integer not null references app_user,
  seen_by integer not null references app_user,
  seen_at timestamptz not null default now(),
  before_at timestamptz constraint home_visit_before check (before_at < seen_at),
  primary key (user_id, seen_by)
);
create index home_visit_seen_by on home_visit (seen_by);
comment on column home_visit.before_at is 'The end of the visit before this one, from which the home tells what happened.';
