/* R222: a grant, or a larger or smaller one, is what one of the staff has proposed and another confirms, also for a call that forgot to ask.
   What files of a former system bring has been decided there. To refuse, or to set back, takes one. */
create or replace function refuse_grant_by_one() returns trigger language plpgsql as $$
begin
  if new.status <> 'granted' or new.decided_by is null then return new; end if;
  if tg_op = 'INSERT' then
    if new.granted_proposed_by is null then
      raise exception 'A grant takes two.' using errcode = 'check_violation', constraint = 'fund_grant_takes_two';
    end if;
  elsif (new.status, new.granted_amount_isk, new.decided_by) is distinct from (old.status, old.granted_amount_isk, old.decided_by)
    and (new.granted_proposed_by, new.granted_amount_isk) is distinct from (old.proposed_by, old.proposed_amount_isk) then
    raise exception 'Nobody has proposed this grant for application %.', new.application_id
      using errcode = 'check_violation', constraint = 'fund_grant_takes_two';
  end if;
  return new;
end $$;
create or replace trigger fund_grant_takes_two before insert or update of status, granted_amount_isk, decided_by, granted_proposed_by on fund_application
  for each row execute function refuse_grant_by_one();
