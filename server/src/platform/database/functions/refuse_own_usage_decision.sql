-- R9, R126: nobody who gains by a match decides it, also not by a call that forgot to ask.
create or replace function refuse_own_usage_decision() returns trigger language plpgsql as $$
begin
  if new.work_id is not null and exists (
    select from own_work o where o.user_id = new.decided_by and o.work_id = new.work_id) then
    raise exception 'User % is a party of work %.', new.decided_by, new.work_id
      using errcode = 'check_violation', constraint = 'usage_decision_not_own';
  end if;
  return new;
end $$;
create or replace trigger usage_decision_not_own before insert or update of work_id, decided_by on usage_decision
  for each row execute function refuse_own_usage_decision();
