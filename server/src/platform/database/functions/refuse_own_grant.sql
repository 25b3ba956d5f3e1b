-- M18, R124: nobody decides on a grant that they gain by, or proposes one (R222), alone or with others, also not by a call that forgot to ask.
create or replace function refuse_own_grant() returns trigger language plpgsql as $$
begin
  if new.decided_by is not null and applies_for(new.application_id, new.decided_by) then
    raise exception 'User % gains by application %.', new.decided_by, new.application_id
      using errcode = 'check_violation', constraint = 'fund_decision_not_own';
  end if;
  if new.proposed_by is not null and applies_for(new.application_id, new.proposed_by) then
    raise exception 'User % gains by application %.', new.proposed_by, new.application_id
      using errcode = 'check_violation', constraint = 'fund_decision_not_own';
  end if;
  return new;
end $$;
create or replace trigger fund_decision_not_own before update of status, granted_amount_isk, decided_by, proposed_by on fund_application
  for each row execute function refuse_own_grant();
