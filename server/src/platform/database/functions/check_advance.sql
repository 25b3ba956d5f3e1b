/* R24: the terms of an advance never change; another decides than who asked, and neither is its payee. What was decided stays, apart from
   being cancelled, not by its payee. */
create or replace function check_advance() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (to_jsonb(old) - '{state,decided_by,decided_at,cancelled_by,cancelled_at}'::text[])
      <> (to_jsonb(new) - '{state,decided_by,decided_at,cancelled_by,cancelled_at}'::text[])
    or (old.state, new.state) not in (('waiting', 'active'), ('waiting', 'refused'), ('active', 'cancelled'))
    or old.state = 'active' and (old.decided_by, old.decided_at) is distinct from (new.decided_by, new.decided_at) then
    raise exception 'An advance is never changed.' using errcode = 'restrict_violation', constraint = 'advance_stays';
  end if;
  if new.state in ('active', 'cancelled') and exists (
    select from app_user u where u.person_id = new.person_id and u.user_id in (new.asked_by, new.decided_by, new.cancelled_by)) then
    raise exception 'Advance % is to who decides it.', new.advance_id using errcode = 'check_violation', constraint = 'advance_own';
  end if;
  return new;
end $$;
create or replace trigger advance_stays before update or delete on advance for each row execute function check_advance();
