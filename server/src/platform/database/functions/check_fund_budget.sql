/* R220: what is granted in a period comes to no more than its budget, also where two confirm at once: the first holds the period until its end.
   R221: who entered or raised the budget grants no more from it than another had entered last.
   What a former system granted counts, and is taken as it is; nobody here has decided it.
   @raises fund_within_budget, fund_budget_own. */
create or replace function check_fund_budget() returns trigger language plpgsql as $$
declare
  p fund_period;
  granted bigint;
begin
  if new.status <> 'granted' or new.decided_by is null
    or tg_op = 'UPDATE' and old.fund_period_id = new.fund_period_id and new.granted_amount_isk <= old.granted_amount_isk then
    return null;
  end if;
  select * into p from fund_period where fund_period_id = new.fund_period_id for no key update;
  granted := granted_of_period(new.fund_period_id);
  if granted > p.budget_isk then
    raise exception 'Grants of period % come to %, and its budget is %.', p.fund_period_id, granted, p.budget_isk
      using errcode = 'check_violation', constraint = 'fund_within_budget';
  end if;
  if p.budget_by = new.decided_by and granted > coalesce(p.budget_of_other_isk, 0) then
    raise exception 'User % has entered the budget of period %.', p.budget_by, p.fund_period_id
      using errcode = 'check_violation', constraint = 'fund_budget_own';
  end if;
  return null;
end $$;
create or replace trigger fund_within_budget after insert or update of status, granted_amount_isk, decided_by, fund_period_id on fund_application
  for each row execute function check_fund_budget();
