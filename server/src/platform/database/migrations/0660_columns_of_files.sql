-- O268: what changes comes with the columns that it came with before.
alter table society_file add column missing_columns text[] not null default '{}';
comment on column society_file.missing_columns is
  'Columns that such a file may have, and this one has not. Of files from before this column it is not known: they count as having had all.';
