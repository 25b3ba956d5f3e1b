-- R134: who takes back what another has registered does not register it otherwise.
create or replace function refuse_moved_income() returns trigger language plpgsql as $$
begin
  if is_moved_income(new) then
    raise exception 'User % took back income % of this payer.', new.registered_by, new.reference
      using errcode = 'check_violation', constraint = 'income_moved_by_another';
  end if;
  return new;
end $$;
create or replace trigger income_moved_by_another before insert on income
  for each row when (new.reverses is null) execute function refuse_moved_income();
