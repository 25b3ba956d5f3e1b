-- A6: what waits does not wait twice, nor without an end.

-- The first application of a person for a project in a period is the one; what was sent twice before this rule stays as it is.
alter table fund_application add column is_first boolean not null default true;
update fund_application a set is_first = false where exists (
  select from fund_application o where o.fund_period_id = a.fund_period_id and o.person_id = a.person_id
    and lower(btrim(o.project_title)) = lower(btrim(a.project_title)) and o.application_id < a.application_id);
create unique index fund_application_once on fund_application (fund_period_id, person_id, lower(btrim(project_title))) where is_first;
comment on column fund_application.is_first is 'A6: false of a repetition from the time when that was taken.';

-- How much of a person''s waits is asked with each file.
create index stored_file_of_person on stored_file (person_id) where state <> 'removed';
