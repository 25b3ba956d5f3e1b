/* R215: who entered that somebody has died does not approve in their place, also not by a call that forgot to ask. R232: nor does who closed the login of who
   would have answered.
   @raises approval_for_dead, approval_for_closed. */
create or replace function refuse_answer_for_dead() returns trigger language plpgsql as $$
begin
  if exists (
    select from person p where p.died_on is not null and p.death_entered_by = new.answered_by
      and p.person_id = coalesce(new.holder_id, (select a.person_id from author a where a.author_id = new.author_id))) then
    raise exception 'User % approves in the place of somebody whose death they entered.', new.answered_by
      using errcode = 'check_violation', constraint = 'approval_for_dead';
  end if;
  if has_closed_login(new.answered_by, new.author_id, new.holder_id) then
    raise exception 'User % approves in the place of somebody whose login they closed.', new.answered_by
      using errcode = 'check_violation', constraint = 'approval_for_closed';
  end if;
  return new;
end $$;
create or replace trigger approval_for_dead before update of state on approval_request
  for each row when (new.state = 'given' and old.state <> 'given' and new.answered_by is not null) execute function refuse_answer_for_dead();
