/* R24, R37: the terms of an advance never change; another decides than who asked, and neither is its payee nor an heir of theirs. What was
   decided stays, apart from being cancelled or written off, not by these. R231: what is written off is what was left when it was asked for, as it was asked for,
   and nothing has come to wait for the payee since that would recover it.
   @raises advance_stays, advance_write_off_changed, advance_being_recovered, advance_own. */
create or replace function check_advance() returns trigger language plpgsql as $$
declare
  decided constant text[] := '{state,decided_by,decided_at,cancelled_by,cancelled_at,write_off_reason,write_off_asked_by,write_off_asked_at,write_off_units,write_off_awaited_units,written_off_by,written_off_at}';
begin
  if tg_op = 'DELETE'
    or (to_jsonb(old) - decided) <> (to_jsonb(new) - decided)
    or (old.state, new.state) not in (('waiting', 'active'), ('waiting', 'refused'), ('active', 'cancelled'), ('active', 'writtenOff'), ('active', 'active'))
    or old.state = 'active' and (old.decided_by, old.decided_at) is distinct from (new.decided_by, new.decided_at) then
    raise exception 'An advance is never changed.' using errcode = 'restrict_violation', constraint = 'advance_stays';
  end if;
  if new.write_off_asked_by is null or new.state = 'waiting' then
    new.write_off_units := null;
    new.write_off_awaited_units := null;
  elsif old.write_off_asked_by is null then
    new.write_off_units := advance_left(new.advance_id);
    new.write_off_awaited_units := advance_awaited(new.person_id);
  elsif (old.write_off_reason, old.write_off_asked_by, old.write_off_asked_at, old.write_off_units, old.write_off_awaited_units)
      is distinct from (new.write_off_reason, new.write_off_asked_by, new.write_off_asked_at, new.write_off_units, new.write_off_awaited_units) then
    raise exception 'What was asked for of advance % is never changed.', new.advance_id using errcode = 'restrict_violation', constraint = 'advance_stays';
  end if;
  if new.state = 'writtenOff' and old.state <> 'writtenOff' then
    if old.write_off_units is distinct from advance_left(new.advance_id) or advance_awaited(new.person_id) > old.write_off_awaited_units then
      raise exception 'Less is left of advance %, or more waits for its payee, than when writing it off was asked for.', new.advance_id
        using errcode = 'check_violation', constraint = 'advance_write_off_changed';
    end if;
    if is_being_recovered(new.person_id) then
      raise exception 'A distribution that is not finished would recover of advance %.', new.advance_id
        using errcode = 'check_violation', constraint = 'advance_being_recovered';
    end if;
  end if;
  if new.state in ('active', 'cancelled', 'writtenOff') and exists (
    select from unnest(array[new.asked_by, new.decided_by, new.cancelled_by, new.write_off_asked_by, new.written_off_by]) u (user_id)
    where gains_by_advance(u.user_id, new.person_id)) then
    raise exception 'Advance % is to who decides it.', new.advance_id using errcode = 'check_violation', constraint = 'advance_own';
  end if;
  return new;
end $$;
create or replace trigger advance_stays before update or delete on advance for each row execute function check_advance();
