-- R11: a rule in force is never changed, only ended, and not before a day whose usage was distributed by it. None is removed.
create or replace function refuse_run_rule_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state = 'refused'
    or (to_jsonb(old) - '{state,decided_by,decided_at,ends_before,end_asked,end_asked_by,end_decided_by}'::text[])
      <> (to_jsonb(new) - '{state,decided_by,decided_at,ends_before,end_asked,end_asked_by,end_decided_by}'::text[])
    or (old.state = 'active' and (old.state, old.decided_by, old.decided_at) is distinct from (new.state, new.decided_by, new.decided_at)) then
    raise exception 'Rule % is not changed.', old.run_rule_id using errcode = 'restrict_violation', constraint = 'run_rule_stays';
  end if;
  if new.ends_before is distinct from old.ends_before and (old.ends_before < current_date or exists (
    select from run r join distribution d using (distribution_id)
    where d.category_id = old.category_id and d.state = 'finished' and r.used_until >= new.ends_before and r.used_until >= old.starts_on)) then
    raise exception 'Rule % was used after %.', old.run_rule_id, new.ends_before
      using errcode = 'restrict_violation', constraint = 'run_rule_used_later';
  end if;
  return new;
end $$;
create or replace trigger run_rule_stays before update or delete on run_rule
  for each row execute function refuse_run_rule_change();
