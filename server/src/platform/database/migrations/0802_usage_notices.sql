-- R228: of a report, what is doubtful or counts nothing is told beside what is broken, and holds nothing up.
alter table usage_import add column notice_count integer not null default 0;
alter table usage_problem add column is_notice boolean not null default false;
comment on column usage_import.notice_count is 'R228: lines that were read, and of which something is told.';
comment on column usage_problem.is_notice is 'R228: told of a line that is not broken.';
