-- R21: a run that was decided stays, and none is removed. Nobody approves one that pays them, or somebody whose heir they are (R133).
create or replace function refuse_pay_run_change() returns trigger language plpgsql as $$
declare decided constant text[] := '{state,decided_by,decided_at,paid_from_iban,paid_from_bic}';
begin
  if tg_op = 'DELETE' or old.state <> 'frozen' or (to_jsonb(old) - decided) <> (to_jsonb(new) - decided) then
    raise exception 'Pay run % is not changed.', old.pay_run_id using errcode = 'restrict_violation', constraint = 'pay_run_stays';
  end if;
  if new.state = 'approved' and exists (
    select from own_person o join payee y using (person_id) join payment m using (payee_id)
    where o.user_id = new.decided_by and m.pay_run_id = new.pay_run_id) then
    raise exception 'Pay run % pays user %.', new.pay_run_id, new.decided_by using errcode = 'check_violation', constraint = 'pay_run_pays_user';
  end if;
  return new;
end $$;
create or replace trigger pay_run_stays before update or delete on pay_run
  for each row execute function refuse_pay_run_change();
