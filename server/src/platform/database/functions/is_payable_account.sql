-- R207: whether an account is the one that the society pays a person into today (M16). Banks of three digits have a zero before them, as accounts do.
create or replace function is_payable_account(of_person integer, of_bank text, of_ledger text, of_account text) returns boolean language sql stable as $$
  select exists (
    select from payable_account p
    where p.person_id = of_person
      and (lpad(p.bank, 4, '0'), p.ledger, lpad(p.account, 6, '0')) = (lpad(of_bank, 4, '0'), of_ledger, lpad(of_account, 6, '0')))
$$;
