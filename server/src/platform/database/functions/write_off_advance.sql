/* R37: writes off what is left of an advance, as another administrator than who asked: nobody owes it any more, and the account of what was
   written off has it below zero. What the payee's balance could still give back is not written off.
   @raises advance_write_off_by_another, advance_own, advance_in_balance; advance_stays where nobody has asked, or nothing is left; advance_write_off_changed
   and advance_being_recovered (R231). */
create or replace function write_off_advance(of_advance integer, by_user integer) returns void language plpgsql as $$
declare
  a advance;
  amount bigint;
begin
  select * into a from advance where advance_id = of_advance and state = 'active' and write_off_asked_by is not null for update;
  amount := advance_left(of_advance);
  if coalesce(amount, 0) = 0 then
    raise exception 'Nothing is to be written off of advance %.', of_advance using errcode = 'restrict_violation', constraint = 'advance_stays';
  end if;
  if (select coalesce(sum(e.units), 0) >= amount from payee p join ledger_account k on k.payee_id = p.payee_id and k.kind = 'payable'
      join ledger_entry e using (ledger_account_id) where p.person_id = a.person_id) then
    raise exception 'Advance % is still in the balance.', of_advance using errcode = 'check_violation', constraint = 'advance_in_balance';
  end if;
  update advance set state = 'writtenOff', written_off_by = by_user, written_off_at = now() where advance_id = of_advance;
  perform book('writtenOff', current_date, null, null, null, null, array(
    select row(v.kind, null, null, null, v.payee_id, v.units)::ledger_line
    from payee p, lateral (values ('advance', p.payee_id, amount), ('writtenOff', null, -amount)) v (kind, payee_id, units)
    where p.person_id = a.person_id));
end $$;
