-- R5: a rule in force is never changed, only ended, and not before a day on which it was used. None is removed.
create or replace function refuse_rule_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state = 'refused'
    or (to_jsonb(old) - '{state,decided_by,decided_at,ends_before,end_asked,end_asked_by,end_decided_by}'::text[])
      <> (to_jsonb(new) - '{state,decided_by,decided_at,ends_before,end_asked,end_asked_by,end_decided_by}'::text[])
    or (old.state = 'active' and (old.state, old.decided_by, old.decided_at) is distinct from (new.state, new.decided_by, new.decided_at)) then
    raise exception 'Rule % is not changed.', old.money_rule_id using errcode = 'restrict_violation', constraint = 'money_rule_stays';
  end if;
  if new.ends_before is distinct from old.ends_before and (old.ends_before < current_date or exists (
    select from money_rule_use u join income i using (income_id)
    where u.money_rule_id = old.money_rule_id and i.received_on >= new.ends_before)) then
    raise exception 'Rule % was used after %.', old.money_rule_id, new.ends_before
      using errcode = 'restrict_violation', constraint = 'money_rule_used_later';
  end if;
  return new;
end $$;
create or replace trigger money_rule_stays before update or delete on money_rule
  for each row execute function refuse_rule_change();
