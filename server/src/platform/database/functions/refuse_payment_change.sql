-- R21: what a run has frozen stays: to whom, how much, and to which account. Only what became of it is written.
create or replace function refuse_payment_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (to_jsonb(old) - '{state,reason_code,reason_text,answered_at,end_to_end_id,paid_units,returned_units,failed_with_us}'::text[])
      <> (to_jsonb(new) - '{state,reason_code,reason_text,answered_at,end_to_end_id,paid_units,returned_units,failed_with_us}'::text[])
    or (old.state, new.state) not in (('frozen', 'sent'), ('frozen', 'cancelled'), ('sent', 'paid'), ('sent', 'rejected'),
      ('sent', 'returned'), ('paid', 'returned')) then
    raise exception 'Payment % is not changed.', old.payment_id using errcode = 'restrict_violation', constraint = 'payment_stays';
  end if;
  return new;
end $$;
create or replace trigger payment_stays before update or delete on payment
  for each row execute function refuse_payment_change();
