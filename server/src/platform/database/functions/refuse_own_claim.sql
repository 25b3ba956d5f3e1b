/* M18, R126, R129, R133, R166: nobody accepts a claim to money of their own, or for a work in which they have a right, also not by a call that forgot to ask; nor decides on the
   claim of another to usage that is claimed for them or for a work of theirs, or that they have claimed in somebody's name. */
create or replace function refuse_own_claim() returns trigger language plpgsql as $$
begin
  if new.state = 'accepted' and (
    new.person_id in (select o.person_id from own_person o where o.user_id = new.decided_by)
    or exists (select from own_work o where o.user_id = new.decided_by and o.work_id = new.work_id)) then
    raise exception 'User % has a right to work %.', new.decided_by, new.work_id
      using errcode = 'check_violation', constraint = 'usage_claim_not_own';
  end if;
  if new.state <> 'waiting' and exists (
    select from usage_claim c where c.unmatched_usage_id = new.unmatched_usage_id and c.usage_claim_id <> new.usage_claim_id
      and c.state <> 'refused' and (c.person_id in (select o.person_id from own_person o where o.user_id = new.decided_by)
        or exists (select from own_work o where o.user_id = new.decided_by and o.work_id = c.work_id))) then
    raise exception 'User % has a claim to usage % too.', new.decided_by, new.unmatched_usage_id
      using errcode = 'check_violation', constraint = 'usage_claim_not_rival';
  end if;
  if new.state <> 'waiting' and new.claimed_by is distinct from new.decided_by and exists (
    select from usage_claim c where c.unmatched_usage_id = new.unmatched_usage_id and c.usage_claim_id <> new.usage_claim_id
      and c.state <> 'refused' and c.claimed_by = new.decided_by) then
    raise exception 'User % has entered a claim to usage %.', new.decided_by, new.unmatched_usage_id
      using errcode = 'check_violation', constraint = 'usage_claim_not_entered';
  end if;
  return new;
end $$;
create or replace trigger usage_claim_not_own before update of state, decided_by on usage_claim
  for each row execute function refuse_own_claim();
