-- R207: who acts for an applicant has a grant paid into no other account than the applicant's own, also not by a call that forgot to ask.
create or replace function refuse_account_of_proxy() returns trigger language plpgsql as $$
begin
  if nullif(current_setting('omur.acting_for_user_id', true), '') is not null
    and not is_payable_account(new.person_id, new.bank, new.ledger, new.account) then
    raise exception 'Person % is not paid into the account that is applied with for them.', new.person_id
      using errcode = 'check_violation', constraint = 'fund_account_of_applicant';
  end if;
  return new;
end $$;
create or replace trigger fund_account_of_applicant before insert or update of bank, ledger, account on fund_application
  for each row execute function refuse_account_of_proxy();
