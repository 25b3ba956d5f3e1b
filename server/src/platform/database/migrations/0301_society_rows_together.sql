/* O80: one table again for the lines of a society's files. Nineteen tables were as many objects more for whatever locks all of them, such as
   dropping or restoring a database, and looking at the lines once they are staged is what made the checks fast. */
alter table society_row rename to society_row_by_kind;
alter table society_row_by_kind rename constraint society_row_pkey to society_row_by_kind_pkey;
alter index society_row_first rename to society_row_by_kind_first;

create table society_row (
  society_import_id integer not null,
  kind text collate "C" not null,
  file_line integer not null,
  cells text[] not null,
  is_refused boolean not null default false,
  primary key (society_import_id, kind, file_line)
);
comment on table society_row is 'The lines of the files as they were read, until they are taken or the import is cancelled.';
comment on column society_row.cells is 'In the order of the declared columns. A cell that could not be read is null, and the line refused.';
-- Nothing is said of a kind with few lines beside twenty million of statements otherwise.
alter table society_row alter column kind set statistics 1000;
create index society_row_first on society_row (society_import_id, kind, (cells[1]));

insert into society_row (society_import_id, kind, file_line, cells, is_refused)
  select society_import_id, kind, file_line, cells, is_refused from society_row_by_kind;
drop table society_row_by_kind;
