/* H103, R230: what is asked for never changes; another decides than who asked, also to take it back, and none of them is an heir, nor has the login
   of the one who died. Nothing is taken back that nobody has asked for, nor while the one who died owes the society something: heirs are not asked for it.
   @raises inheritance_stays, inheritance_undo_takes_two, inheritance_owes, inheritance_own. */
create or replace function check_inheritance() returns trigger language plpgsql as $$
declare
  decided constant text[] := '{state,decided_by,decided_at,cancelled_by,cancelled_at,undo_asked_by,undo_asked_at,undo_reason}';
  by_users integer[] := array[new.asked_by, new.decided_by];
begin
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and ((to_jsonb(old) - decided) <> (to_jsonb(new) - decided)
      or (old.state, new.state) not in (('waiting', 'active'), ('waiting', 'refused'), ('active', 'active'), ('active', 'cancelled'))
      or old.state = 'active' and (old.decided_by, old.decided_at) is distinct from (new.decided_by, new.decided_at)) then
    raise exception 'An inheritance is never changed.' using errcode = 'restrict_violation', constraint = 'inheritance_stays';
  end if;
  if tg_op = 'UPDATE' and (case
      when old.state <> 'active' then new.undo_asked_by is not null
      when new.state = 'active' then num_nulls(old.undo_asked_by, new.undo_asked_by) <> 1
      else old.undo_asked_by is null
        or (old.undo_asked_by, old.undo_asked_at, old.undo_reason) is distinct from (new.undo_asked_by, new.undo_asked_at, new.undo_reason) end) then
    raise exception 'Taking inheritance % back takes two.', new.inheritance_id using errcode = 'restrict_violation', constraint = 'inheritance_undo_takes_two';
  end if;
  if new.state = 'cancelled' and left_to_recover((select e.person_id from estate e where e.estate_id = new.estate_id)) > 0 then
    raise exception 'Who left inheritance % owes the society something.', new.inheritance_id using errcode = 'check_violation', constraint = 'inheritance_owes';
  end if;
  if tg_op = 'UPDATE' and old.state = 'active' then
    by_users := array[new.undo_asked_by, new.cancelled_by];
  end if;
  if new.state <> 'refused' and exists (
    select from app_user u where u.user_id = any(by_users) and u.person_id in (
      select h.person_id from estate_heir h where h.estate_id = new.estate_id
      union all select e.person_id from estate e where e.estate_id = new.estate_id)) then
    raise exception 'Inheritance % is decided on by who gains.', new.inheritance_id using errcode = 'check_violation', constraint = 'inheritance_own';
  end if;
  return new;
end $$;
create or replace trigger inheritance_stays before insert or update or delete on inheritance for each row execute function check_inheritance();
