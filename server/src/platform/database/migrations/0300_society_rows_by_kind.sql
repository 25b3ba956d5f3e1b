/* O80: the lines of a society's files stand in a table for each kind. What the planner knows of twenty million lines of statements says
   nothing of a thousand persons. Who stages them holds their import in the same transaction, so that they need no reference that is
   looked up for each of them. */

alter table society_row rename to society_row_before;
alter table society_row_before rename constraint society_row_pkey to society_row_before_pkey;
alter index society_row_first rename to society_row_before_first;

create table society_row (
  society_import_id integer not null,
  kind text collate "C" not null,
  file_line integer not null,
  cells text[] not null,
  is_refused boolean not null default false,
  primary key (kind, society_import_id, file_line)
) partition by list (kind);
comment on table society_row is 'The lines of the files as they were read, until they are taken or the import is cancelled.';
comment on column society_row.cells is 'In the order of the declared columns. A cell that could not be read is null, and the line refused.';

do $$
declare kind text;
begin
  foreach kind in array '{persons,users,authors,rights,contracts,works,work_titles,work_codes,work_authors,contract_works,distributions,statement_lines,performances,set_list_lines,cue_sheets,cue_sheet_lines,applications,balance_lists,balances}'::text[]
  loop
    execute format('create table society_row_%s partition of society_row for values in (%L)', kind, kind);
  end loop;
end $$;
create index society_row_first on society_row (society_import_id, (cells[1]));

insert into society_row (society_import_id, kind, file_line, cells, is_refused)
  select society_import_id, kind, file_line, cells, is_refused from society_row_before;
drop table society_row_before;

-- O34, O88: lines of another system's distribution are written into a table without indexes and references, as those of an import are.
drop trigger if exists history_has_lines on distribution;
