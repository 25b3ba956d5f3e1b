-- H105: whether an heir has been paid since they got their part: what left the balance is not told apart from it.
create or replace function inheritance_paid(of_inheritance integer) returns boolean language sql stable as $$
  select exists (select from inheritance i join inheritance_part p using (inheritance_id) join payee y using (person_id)
    join payment m using (payee_id) join pay_run r using (pay_run_id)
    where i.inheritance_id = of_inheritance and m.state in ('sent', 'paid') and r.decided_at >= i.decided_at)
$$;
