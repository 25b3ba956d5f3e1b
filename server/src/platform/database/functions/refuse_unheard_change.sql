-- R202: nobody confirms a change of a contract by which holders may lose who have not agreed to it, without having seen that, also not by a call that forgot to ask.
create or replace function refuse_unheard_change() returns trigger language plpgsql as $$
begin
  if new.state = 'confirmed' and old.state <> 'confirmed' and not new.are_holders_seen and unheard_of_change(new) <> '{}' then
    raise exception 'Confirmation % takes from holders who have not agreed to it, which nobody has seen.', new.confirmation_id
      using errcode = 'check_violation', constraint = 'confirmation_holders_seen';
  end if;
  return new;
end $$;
create or replace trigger confirmation_holders_seen before update of state on confirmation
  for each row execute function refuse_unheard_change();
