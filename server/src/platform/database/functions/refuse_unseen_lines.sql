-- R234: a claim decides no lines of usage that whoever accepted it has not seen.
create or replace function refuse_unseen_lines() returns trigger language plpgsql as $$
begin
  if coalesce(new.lines_seen, 0) <> (select f.waiting_lines from usage_fingerprint f where f.fingerprint_id = new.fingerprint_id) then
    raise exception 'Claim % decides other lines than were seen.', new.usage_claim_id using errcode = 'check_violation', constraint = 'usage_decision_seen';
  end if;
  return new;
end $$;
create or replace trigger usage_decision_seen before insert on usage_decision
  for each row when (new.usage_claim_id is not null) execute function refuse_unseen_lines();
