-- O105: the public repertory as files, made by a job. A file has its newest and the one before, which somebody may still be fetching.

create table repertory_file (
  repertory_file_id integer generated always as identity primary key,
  name text not null constraint repertory_file_name check (name in ('works', 'titles', 'iswcs', 'parties')),
  made_at timestamptz not null,
  line_count integer not null constraint repertory_file_line_count check (line_count >= 0),
  bytes bigint not null constraint repertory_file_bytes check (bytes > 0),
  checksum bytea not null constraint repertory_file_checksum check (length(checksum) = 32),
  constraint repertory_file_once unique (name, made_at)
);
comment on column repertory_file.line_count is 'Without the line of headings.';

create table repertory_file_part (
  repertory_file_id integer not null references repertory_file on delete cascade deferrable initially deferred,
  part integer not null constraint repertory_file_part_part check (part >= 1),
  content bytea not null,
  primary key (repertory_file_id, part)
);
-- It is gzipped already.
alter table repertory_file_part alter column content set storage external;
