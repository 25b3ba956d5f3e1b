-- R128: what another administrator has confirmed of a payee's tax is so from then on. Nobody confirms their own, nor that of an estate that comes to them.
create or replace function put_payee_tax() returns trigger language plpgsql as $$
begin
  if exists (
    select from payee y join own_person o using (person_id) where y.payee_id = new.payee_id and o.user_id = new.decided_by) then
    raise exception 'Confirmation % is about the tax of user %.', new.confirmation_id, new.decided_by
      using errcode = 'check_violation', constraint = 'confirmation_own_tax';
  end if;
  update payee set residence = new.residence, certificate_until = new.certificate_until, version = version + 1 where payee_id = new.payee_id;
  return null;
end $$;
create or replace trigger confirmation_puts_tax after update of state on confirmation
  for each row when (new.kind = 'tax' and new.state = 'confirmed') execute function put_payee_tax();
