-- R15, R50: who asked for a run before somebody else's choice of a work took it over. None of them finishes it.
alter table run add column also_asked_by integer[] not null default '{}';
comment on column run.also_asked_by is 'Users who asked for the run before the one who asks for it now.';
