-- M18, R126: nobody approves a contract of which they are a party, or the heir of one, also not by a call that forgot to ask.
create or replace function refuse_own_contract() returns trigger language plpgsql as $$
begin
  if new.state = 'approved' and is_own_contract(new.decided_by, new.publisher_id, new.author_id) then
    raise exception 'User % is a party of submission %.', new.decided_by, new.submission_id
      using errcode = 'check_violation', constraint = 'submission_not_own';
  end if;
  return new;
end $$;
create or replace trigger submission_not_own before update of state, decided_by on contract_submission
  for each row execute function refuse_own_contract();
