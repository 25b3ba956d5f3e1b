/* R220, R221: a budget is entered by somebody, is no less than what has been granted, and keeps the last one that another had entered.
   Who applies in the period does not enter it (M18).
   @raises fund_budget_entered, fund_budget_granted, fund_budget_not_own. */
create or replace function enter_fund_budget() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.budget_of_other_isk := null;
  else
    new.budget_of_other_isk := case when old.budget_by is distinct from new.budget_by then old.budget_isk else old.budget_of_other_isk end;
    if new.budget_by is null then
      raise exception 'Nobody enters the budget of period %.', new.fund_period_id using errcode = 'check_violation', constraint = 'fund_budget_entered';
    end if;
    if new.budget_isk < granted_of_period(new.fund_period_id) then
      raise exception 'More has been granted in period %.', new.fund_period_id using errcode = 'check_violation', constraint = 'fund_budget_granted';
    end if;
    if exists (select from fund_application a where a.fund_period_id = new.fund_period_id and applies_for(a.application_id, new.budget_by)) then
      raise exception 'User % applies in period %.', new.budget_by, new.fund_period_id
        using errcode = 'check_violation', constraint = 'fund_budget_not_own';
    end if;
  end if;
  return new;
end $$;
create or replace trigger fund_budget_entered before insert on fund_period for each row execute function enter_fund_budget();
create or replace trigger fund_budget_changed before update of budget_isk, budget_by, budget_of_other_isk on fund_period
  for each row execute function enter_fund_budget();
