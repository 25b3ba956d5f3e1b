-- O72–O74: how large the tables were day by day, which backups were made, and which of them were restored and compared.

create table table_size (
  table_name text not null,
  measured_on date not null default current_date,
  bytes bigint not null constraint table_size_bytes check (bytes >= 0),
  primary key (table_name, measured_on)
);
create index table_size_day on table_size (measured_on);
comment on table table_size is 'O72: written by a job once a day. With its indexes and partitions.';

create table backup_made (
  backup_id integer generated always as identity primary key,
  file text not null constraint backup_made_file check (file <> ''),
  made_at timestamptz not null,
  ended_at timestamptz not null default now(),
  bytes bigint not null constraint backup_made_bytes check (bytes > 0),
  row_count bigint not null,
  file_count integer not null,
  missing_count integer not null
);
create index backup_made_newest on backup_made (made_at desc);
comment on column backup_made.file is 'Where it lay when it was made. The portal shows its name alone.';
comment on column backup_made.made_at is 'The moment of which it is.';
comment on column backup_made.missing_count is 'Stored files that should have been in storage and were not.';

create table restore_check (
  restore_check_id integer generated always as identity primary key,
  file_name text not null constraint restore_check_file_name check (file_name <> '' and file_name !~ '/'),
  backup_made_at timestamptz,
  began_at timestamptz not null,
  ended_at timestamptz not null default now(),
  table_count integer,
  row_count bigint,
  sum_count integer,
  file_count integer,
  failure text constraint restore_check_failure
    check (failure in ('file', 'signature', 'version', 'counts', 'sums', 'scratch', 'restore')),
  constraint restore_check_whole check (failure is not null
    or num_nulls(backup_made_at, table_count, row_count, sum_count, file_count) = 0)
);
create index restore_check_newest on restore_check (ended_at desc);
comment on table restore_check is 'O74: a backup restored into a scratch database, and what came of the comparison. Only the owner writes it.';
