-- H100: what somebody calls works of theirs, to find them together again. Nobody else sees it.
create table work_label (
  user_id integer not null references app_user,
  work_id integer not null references work,
  label text not null constraint work_label_form check (length(label) between 1 and 40 and label = btrim(label)),
  labelled_at timestamptz not null default now(),
  primary key (user_id, work_id, label)
);
create index work_label_work on work_label (work_id);

-- H101: the columns that somebody's list of works shows.
create table work_column (
  user_id integer primary key references app_user,
  columns text[] not null constraint work_column_known
    check (columns <@ array['workId', 'authors', 'artists', 'iswc', 'length', 'registered', 'labels'])
);

-- H30: a view keeps the light and the label too.
alter table work_view
  add light smallint constraint work_view_light check (light in (0, 1, 2)),
  add label text constraint work_view_label check (length(label) between 1 and 40);
