-- R220–R223: a period of a fund may have a budget, which who entered or raised it does not grant from by themselves, and a grant takes two of the staff.
alter table fund_period
  add column budget_isk bigint constraint fund_period_budget check (budget_isk between 1 and 99999999999),
  add column budget_by integer references app_user,
  add column budget_at timestamptz,
  add column budget_of_other_isk bigint,
  add constraint fund_period_budget_entered check (
    num_nulls(budget_by, budget_at) in (0, 2) and (budget_by is not null or num_nulls(budget_isk, budget_of_other_isk) = 2));
comment on column fund_period.budget_isk is 'R220: what grants of the period may come to; null where no limit is stated.';
comment on column fund_period.budget_of_other_isk is 'R221: the last budget that another than budget_by entered: up to it budget_by grants.';
create index fund_period_budget_by on fund_period (budget_by) where budget_by is not null;

alter table fund_application
  add column proposed_amount_isk integer,
  add column proposed_remark text,
  add column proposed_by integer references app_user,
  add column proposed_at timestamptz,
  add column granted_proposed_by integer references app_user,
  add constraint fund_grant_proposed check (
    num_nulls(proposed_amount_isk, proposed_by, proposed_at) in (0, 3) and (proposed_remark is null or proposed_by is not null)
    and proposed_amount_isk between 1 and amount_isk),
  add constraint fund_grant_by_another check (
    granted_proposed_by is null or status = 'granted' and decided_by is not null and decided_by <> granted_proposed_by);
comment on column fund_application.proposed_amount_isk is 'R222: the grant that one of the staff proposes and another confirms; null where none waits.';
comment on column fund_application.granted_proposed_by is 'R222: who proposed the grant that another confirmed; null of grants from before that took two, and of a former system.';
create index fund_application_proposed on fund_application (fund_period_id) where proposed_by is not null;
create index fund_application_proposed_by on fund_application (proposed_by) where proposed_by is not null;
create index fund_application_granted_proposed_by on fund_application (granted_proposed_by) where granted_proposed_by is not null;
