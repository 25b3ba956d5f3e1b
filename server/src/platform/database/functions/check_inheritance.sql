/* H103: what is asked for never changes; another decides than who asked, and neither, nor who takes it back, is an heir, nor has the login of
   the one who died. */
create or replace function check_inheritance() returns trigger language plpgsql as $$
declare decided constant text[] := '{state,decided_by,decided_at,cancelled_by,cancelled_at}';
begin
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and ((to_jsonb(old) - decided) <> (to_jsonb(new) - decided)
      or (old.state, new.state) not in (('waiting', 'active'), ('waiting', 'refused'), ('active', 'cancelled'))
      or old.state = 'active' and (old.decided_by, old.decided_at) is distinct from (new.decided_by, new.decided_at)) then
    raise exception 'An inheritance is never changed.' using errcode = 'restrict_violation', constraint = 'inheritance_stays';
  end if;
  if new.state <> 'refused' and exists (
    select from app_user u where u.user_id in (coalesce(new.cancelled_by, new.asked_by), coalesce(new.cancelled_by, new.decided_by)) and u.person_id in (
      select h.person_id from estate_heir h where h.estate_id = new.estate_id
      union all select e.person_id from estate e where e.estate_id = new.estate_id)) then
    raise exception 'Inheritance % is decided on by who gains.', new.inheritance_id using errcode = 'check_violation', constraint = 'inheritance_own';
  end if;
  return new;
end $$;
create or replace trigger inheritance_stays before insert or update or delete on inheritance for each row execute function check_inheritance();
