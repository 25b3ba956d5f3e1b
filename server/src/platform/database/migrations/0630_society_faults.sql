/* O263: all that is wrong with the files of a society that is brought in, and each line that goes with what it is a part of. It is written while the
   files are checked, by who holds their import, as their lines are: a reference would be looked up for each of them. What was checked before has none. */
create table society_fault (
  society_import_id integer not null,
  is_part boolean not null,
  kind text collate "C" not null,
  file_line integer not null,
  fault_id bigint generated always as identity,
  file_name text not null,
  column_name text,
  code text collate "C" not null,
  said jsonb not null,
  primary key (society_import_id, is_part, kind, file_line, fault_id)
);
comment on table society_fault is 'What is wrong with files of another system, line by line, until their import is cancelled.';
comment on column society_fault.is_part is 'Nothing is wrong with the line itself: it was refused with what it is a part of.';
comment on column society_fault.kind is 'Of the file; empty for one that is none of those that are read.';
comment on column society_fault.file_line is '0 for the file as a whole.';
comment on column society_fault.said is 'What the sentence of the code says. `file` is a kind.';
