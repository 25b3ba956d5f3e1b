-- X135: staff take an IPI name number from an answer too, where the receiver has another one for a writer than we do.
alter table cwr_case drop constraint cwr_case_taken;
-- A case for each writer, so that staff take one number and leave another.
drop index cwr_case_once;
create unique index cwr_case_once on cwr_case (answer_id, kind, coalesce(detail ->> 'authorId', ''));
alter table cwr_case add constraint cwr_case_taken check (decision is distinct from 'take' or kind in ('iswc', 'ipi'));
