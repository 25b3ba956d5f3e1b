-- M18, R125: neither the giver nor the receiver of a catalogue decides on its transfer, nor takes it back; also not by a call that forgot to ask.
create or replace function refuse_own_transfer() returns trigger language plpgsql as $$
declare by_user integer := case new.state when 'undone' then new.undone_by else new.decided_by end;
begin
  if new.state in ('confirmed', 'refused', 'undone') and exists (
    select from own_person o where o.user_id = by_user and o.person_id in (new.giver_id, new.receiver_id)) then
    raise exception 'User % has a part in transfer %.', by_user, new.transfer_id
      using errcode = 'check_violation', constraint = 'transfer_not_own';
  end if;
  return new;
end $$;
create or replace trigger transfer_not_own before update of state on catalogue_transfer
  for each row execute function refuse_own_transfer();
