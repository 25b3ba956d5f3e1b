-- R227: whose amounts of a report are the society's is one person's choice until who finishes the run that pays by them has seen it.
alter table run add column are_controllers_seen boolean not null default false;
comment on column run.are_controllers_seen is 'R227: who finished it has seen whose amounts of services'' reports it pays by.';
