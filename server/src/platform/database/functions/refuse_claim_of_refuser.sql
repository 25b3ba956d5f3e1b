-- R129, R166: nobody claims usage for themselves, for a work of theirs, or in somebody's name, of which they have refused the claim of another.
create or replace function refuse_claim_of_refuser() returns trigger language plpgsql as $$
begin
  if exists (
    select from usage_claim c
    where c.unmatched_usage_id = new.unmatched_usage_id and c.state = 'refused' and c.person_id <> new.person_id
      and c.decided_by = new.claimed_by
  ) or exists (
    select from usage_claim c join own_person o on o.user_id = c.decided_by
    where c.unmatched_usage_id = new.unmatched_usage_id and c.state = 'refused' and c.person_id <> new.person_id
      and (o.person_id = new.person_id or exists (select from own_work w where w.user_id = c.decided_by and w.work_id = new.work_id))) then
    raise exception 'Who decided on usage % claims it.', new.unmatched_usage_id
      using errcode = 'check_violation', constraint = 'usage_claim_not_after';
  end if;
  return new;
end $$;
create or replace trigger usage_claim_not_after before insert on usage_claim for each row execute function refuse_claim_of_refuser();
