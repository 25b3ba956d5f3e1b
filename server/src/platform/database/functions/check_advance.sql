/* R24, R37: the terms of an advance never change; another decides than who asked, and neither is its payee nor an heir of theirs. What was
   decided stays, apart from being cancelled or written off, not by these. */
create or replace function check_advance() returns trigger language plpgsql as $$
declare
  decided constant text[] := '{state,decided_by,decided_at,cancelled_by,cancelled_at,write_off_reason,write_off_asked_by,write_off_asked_at,written_off_by,written_off_at}';
begin
  if tg_op = 'DELETE'
    or (to_jsonb(old) - decided) <> (to_jsonb(new) - decided)
    or (old.state, new.state) not in (('waiting', 'active'), ('waiting', 'refused'), ('active', 'cancelled'), ('active', 'writtenOff'), ('active', 'active'))
    or old.state = 'active' and (old.decided_by, old.decided_at) is distinct from (new.decided_by, new.decided_at) then
    raise exception 'An advance is never changed.' using errcode = 'restrict_violation', constraint = 'advance_stays';
  end if;
  if new.state in ('active', 'cancelled', 'writtenOff') and exists (
    select from unnest(array[new.asked_by, new.decided_by, new.cancelled_by, new.write_off_asked_by, new.written_off_by]) u (user_id)
    where gains_by_advance(u.user_id, new.person_id)) then
    raise exception 'Advance % is to who decides it.', new.advance_id using errcode = 'check_violation', constraint = 'advance_own';
  end if;
  return new;
end $$;
create or replace trigger advance_stays before update or delete on advance for each row execute function check_advance();
