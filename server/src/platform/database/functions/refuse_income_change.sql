-- R4: income is never changed. What was wrong is taken back, and registered anew.
create or replace function refuse_income_change() returns trigger language plpgsql as $$
begin
  raise exception 'Income is never changed.' using errcode = 'restrict_violation', constraint = 'income_stays';
end $$;
create or replace trigger income_stays before update or delete on income
  for each statement execute function refuse_income_change();
create or replace trigger income_stays before update or delete on money_rule_use
  for each statement execute function refuse_income_change();
