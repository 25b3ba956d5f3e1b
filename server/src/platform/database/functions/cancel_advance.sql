/* R24: cancels an advance that is still in the payee's balance: what is left to recover leaves the balance.
   @raises ledger_overdrawn where the balance has less, as it was paid. */
create or replace function cancel_advance(of_advance integer, by_user integer) returns void language plpgsql as $$
declare
  a advance;
  amount bigint;
begin
  select * into a from advance where advance_id = of_advance and state = 'active' for update;
  amount := advance_left(of_advance);
  if coalesce(amount, 0) = 0 then
    raise exception 'Nothing is left of advance %.', of_advance using errcode = 'restrict_violation', constraint = 'advance_stays';
  end if;
  update advance set state = 'cancelled', cancelled_by = by_user, cancelled_at = now() where advance_id = of_advance;
  perform book('advanceCancelled', current_date, null, null, null, null, array(
    select row(v.kind, null, null, null, p.payee_id, v.units)::ledger_line
    from payee p, (values ('payable', -amount), ('advance', amount)) v (kind, units) where p.person_id = a.person_id));
end $$;
