-- R196: nobody approves a contract by which holders lose who have not agreed to it, without having seen that, also not by a call that forgot to ask.
create or replace function refuse_unheard_holders() returns trigger language plpgsql as $$
begin
  if new.state = 'approved' and old.state <> 'approved' and not new.are_holders_seen and unheard_holders(new.submission_id) <> '{}' then
    raise exception 'Submission % takes from holders who have not agreed to it, which nobody has seen.', new.submission_id
      using errcode = 'check_violation', constraint = 'submission_holders_seen';
  end if;
  return new;
end $$;
create or replace trigger submission_holders_seen before update of state on contract_submission
  for each row execute function refuse_unheard_holders();
