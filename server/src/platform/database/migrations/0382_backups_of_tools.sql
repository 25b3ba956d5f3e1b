-- O231: backups that other tools make are written down beside our own. They hold pages, and nobody counts their rows; their size may be
-- unknown too. None is of a moment to come, which would keep the alarm silent until then. Earlier ones were written by a clock of their own.
alter table backup_made
  add column tool text not null default 'omur' constraint backup_made_tool
    check (tool in ('omur', 'pg_dump', 'pg_basebackup', 'pgbackrest', 'barman', 'wal-g', 'snapshot', 'other')),
  alter column bytes drop not null,
  alter column row_count drop not null,
  alter column file_count drop not null,
  alter column missing_count drop not null,
  add constraint backup_made_counted check (case when tool = 'omur' then num_nulls(bytes, row_count, file_count, missing_count) = 0
    else num_nonnulls(row_count, file_count, missing_count) = 0 end),
  add constraint backup_made_named check (tool = 'omur' or file ~ '^[A-Za-z0-9][A-Za-z0-9_.:+-]{0,99}$'),
  add constraint backup_made_past check (made_at <= ended_at + interval '10 minutes') not valid;
create unique index backup_made_once on backup_made (tool, file) where tool <> 'omur';
comment on column backup_made.tool is 'What made it: the portal, or a tool that was told of.';
comment on column backup_made.ended_at is 'When it was written down.';
comment on column backup_made.file is 'Where ours lay when it was made, of which the portal shows the name alone; what another tool calls its own.';
