-- R21: what a run has frozen stays: to whom, how much, and to which account. Only what became of it is written,
-- and that the bank had it already is none of what became of it (R163). What was read before that was known stays as it was read.
create or replace function refuse_payment_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (to_jsonb(old) - '{state,reason_code,reason_text,answered_at,end_to_end_id,paid_units,returned_units,failed_with_us}'::text[])
      <> (to_jsonb(new) - '{state,reason_code,reason_text,answered_at,end_to_end_id,paid_units,returned_units,failed_with_us}'::text[])
    or (old.state, new.state) not in (('frozen', 'sent'), ('frozen', 'cancelled'), ('sent', 'paid'), ('sent', 'rejected'),
      ('sent', 'returned'), ('paid', 'returned')) then
    raise exception 'Payment % is not changed.', old.payment_id using errcode = 'restrict_violation', constraint = 'payment_stays';
  end if;
  if new.state = 'rejected' and new.reason_code ~* '^(AM05|DU)' then
    raise exception 'Payment % is a duplicate to the bank, which says nothing of the one that it has.', old.payment_id
      using errcode = 'check_violation', constraint = 'payment_no_duplicate';
  end if;
  return new;
end $$;
create or replace trigger payment_stays before update or delete on payment
  for each row execute function refuse_payment_change();
