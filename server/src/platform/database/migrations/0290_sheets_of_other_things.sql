-- O190: sheets of other things than works. The tables keep the names that they have; a row is an entry of whatever its sheet is of.

alter table bulk add column kind text not null default 'works'
  constraint bulk_kind check (kind in ('works', 'isrcs', 'tours', 'members'));
comment on column bulk.kind is 'What its rows become. It never changes.';
comment on table bulk is 'A sheet of works, or of other things, to be registered. Its rows are kept as they were typed until they are.';

alter table bulk_work
  add column live_performance_id integer references live_performance,
  add column person_id integer references person;
alter table bulk_work
  add column is_done boolean not null generated always as (num_nonnulls(work_id, live_performance_id, person_id) > 0) stored,
  add constraint bulk_work_becomes_one check (num_nonnulls(work_id, live_performance_id, person_id) <= 1),
  drop constraint bulk_work_once,
  add constraint bulk_work_once check (not is_queued or num_nonnulls(work_id, live_performance_id, person_id) = 0),
  drop constraint bulk_work_lines,
  add constraint bulk_work_lines check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) between 1 and 200
    and octet_length(lines::text) <= 131072);
create index bulk_work_performed on bulk_work (live_performance_id) where live_performance_id is not null;
create index bulk_work_joined on bulk_work (person_id) where person_id is not null;
comment on column bulk_work.author_names is 'Of each line whom or what it was taken to name.';
comment on column bulk_work.work_id is 'The work that became of it, or that its code was added to. It is never another: what is registered once is not registered again.';

-- What a row is like has a number and a name, whatever it is.
update bulk_work set alike = (
  select jsonb_agg(jsonb_build_object('id', a -> 'workId', 'name', a -> 'title')) from jsonb_array_elements(alike) as x (a))
where alike <> '[]';

-- The same heading is one thing in a sheet of works and another in one of members.
alter table bulk_column add column kind text not null default 'works'
  constraint bulk_column_kind check (kind in ('works', 'isrcs', 'tours', 'members'));
alter table bulk_column drop constraint bulk_column_pkey, add primary key (user_id, kind);
