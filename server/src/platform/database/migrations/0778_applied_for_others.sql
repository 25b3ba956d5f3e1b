-- R206: who really applied for a grant, in whosever name, does not decide on it. Of what waits the record of changes has it.
alter table fund_application add column applied_by integer references app_user;
comment on column fund_application.applied_by is 'R206: who really applied; somebody may act for the applicant. Null where nobody knows any more, and of a former system.';
alter table fund_application disable trigger record_fund_application;
update fund_application f set applied_by = u.user_id
from change_record r join app_user u using (user_id)
where f.status = 'received' and r.person_id = f.person_id and r.table_name = 'fund_application' and r.operation = 'insert'
  and (r.new_row ->> 'application_id')::integer = f.application_id;
alter table fund_application enable trigger record_fund_application;
create index fund_application_applied_by on fund_application (applied_by) where applied_by is not null;
