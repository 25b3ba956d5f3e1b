/* R219: nobody confirms that a catalogue goes to another publisher, of which what is paid would recover what its giver owes, without having seen the sum,
   also not by a call that forgot to ask. */
create or replace function refuse_unseen_transfer() returns trigger language plpgsql as $$
begin
  if not new.may_reduce_recovery and left_to_recover(new.giver_id) > 0 then
    raise exception 'Transfer % takes what recovers what publisher % owes, which nobody has seen.', new.transfer_id, new.giver_id
      using errcode = 'check_violation', constraint = 'transfer_recovery_seen';
  end if;
  return new;
end $$;
create or replace trigger transfer_recovery_seen before update of state on catalogue_transfer
  for each row when (new.state = 'confirmed' and old.state <> 'confirmed') execute function refuse_unseen_transfer();
