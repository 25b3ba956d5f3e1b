-- R21: a run that was decided stays, and none is removed.
create or replace function refuse_pay_run_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'frozen'
    or (to_jsonb(old) - '{state,decided_by,decided_at}'::text[]) <> (to_jsonb(new) - '{state,decided_by,decided_at}'::text[]) then
    raise exception 'Pay run % is not changed.', old.pay_run_id using errcode = 'restrict_violation', constraint = 'pay_run_stays';
  end if;
  return new;
end $$;
create or replace trigger pay_run_stays before update or delete on pay_run
  for each row execute function refuse_pay_run_change();
