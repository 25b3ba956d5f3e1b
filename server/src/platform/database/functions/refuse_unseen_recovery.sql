-- R165: nobody approves a contract that takes from what recovers an advance without having seen it, also not by a call that forgot to ask.
create or replace function refuse_unseen_recovery() returns trigger language plpgsql as $$
begin
  if new.state = 'approved' and old.state <> 'approved' and not new.may_reduce_recovery
    and recovery_left(new.publisher_id, new.author_id) > 0 then
    raise exception 'Submission % takes from what recovers an advance, which nobody has seen.', new.submission_id
      using errcode = 'check_violation', constraint = 'submission_recovery_seen';
  end if;
  return new;
end $$;
create or replace trigger submission_recovery_seen before update of state on contract_submission
  for each row execute function refuse_unseen_recovery();
