-- R128: what another administrator has confirmed of a payee's tax is so from then on.
create or replace function put_payee_tax() returns trigger language plpgsql as $$
begin
  update payee set residence = new.residence, certificate_until = new.certificate_until, version = version + 1 where payee_id = new.payee_id;
  return null;
end $$;
create or replace trigger confirmation_puts_tax after update of state on confirmation
  for each row when (new.kind = 'tax' and new.state = 'confirmed') execute function put_payee_tax();
