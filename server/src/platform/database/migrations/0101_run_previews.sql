-- R14: a preview is reckoned by a job, and says what has changed since the one before.

alter table run add column reckon_asked_at timestamptz, add column line_count integer not null default 0,
  add column kept_line_count integer not null default 0, add column right_count integer not null default 0,
  add column kept_units bigint not null default 0, add column changed_count integer not null default 0;
comment on column run.reckon_asked_at is 'When a preview was last asked for; the job has made it once reckoned_at is later.';

create table run_change (
  distribution_id integer not null references run,
  right_id integer not null references author_right,
  eyrir_before bigint not null,
  eyrir_now bigint not null,
  primary key (distribution_id, right_id),
  constraint run_change_differs check (eyrir_before <> eyrir_now)
);
comment on table run_change is 'R14: what rights get otherwise than in the preview before.';

-- R11, R17: the lines of a run by their source, so that two runs are compared line by line.
create index run_line_source on run_line (distribution_id, usage_import_id, line_number, part_number);
