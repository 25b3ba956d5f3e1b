-- R74: how far the balance of a person is below zero, in units; 0 where it is not.
create or replace function below_zero(of_person integer) returns bigint language sql stable as $$
  select greatest(0, -coalesce(sum(e.units), 0))::bigint from payee y
  join ledger_account a on a.payee_id = y.payee_id and a.kind = 'payable' join ledger_entry e using (ledger_account_id)
  where y.person_id = of_person
$$;
