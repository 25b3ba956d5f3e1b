-- M18, R126: nobody accepts a claim to money for a work in which they have a right, also not by a call that forgot to ask.
create or replace function refuse_own_claim() returns trigger language plpgsql as $$
begin
  if new.state = 'accepted' and exists (
    select from own_work o where o.user_id = new.decided_by and o.work_id = new.work_id) then
    raise exception 'User % has a right to work %.', new.decided_by, new.work_id
      using errcode = 'check_violation', constraint = 'usage_claim_not_own';
  end if;
  return new;
end $$;
create or replace trigger usage_claim_not_own before update of state, decided_by on usage_claim
  for each row execute function refuse_own_claim();
