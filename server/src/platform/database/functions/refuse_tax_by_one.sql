-- R128: no user changes what is withheld of a payee but by what two have asked for and confirmed, in the transaction that confirms it.
create or replace function refuse_tax_by_one() returns trigger language plpgsql as $$
begin
  if nullif(current_setting('omur.user_id', true), '') is not null and not exists (
    select from confirmation c where c.payee_id = new.payee_id and c.state = 'confirmed' and c.decided_at = now()
      and (c.residence, c.certificate_until) is not distinct from (new.residence, new.certificate_until)) then
    raise exception 'The tax of payee % takes two.', new.payee_id using errcode = 'check_violation', constraint = 'payee_tax_takes_two';
  end if;
  return new;
end $$;
create or replace trigger payee_tax_takes_two before update of residence, certificate_until on payee
  for each row when ((old.residence, old.certificate_until) is distinct from (new.residence, new.certificate_until))
  execute function refuse_tax_by_one();
