/* R173: what takes from others, or from the society, the parties do not agree on alone. Asked before the rights are written by the outcome, while
   the lines are still there that it would take from. */
create or replace function refuse_agreement_without_staff() returns trigger language plpgsql as $$
begin
  if dispute_takes_staff(new.work_dispute_id) then
    raise exception 'Dispute % is for staff to decide.', new.work_dispute_id
      using errcode = 'check_violation', constraint = 'work_dispute_takes_staff';
  end if;
  return new;
end $$;
create or replace trigger work_dispute_takes_staff before update of state on work_dispute
  for each row when (new.state = 'agreed' and old.state <> 'agreed') execute function refuse_agreement_without_staff();
