/* H105: takes back what heirs got, as long as none of them has been paid since: it is in the balance of the one who died again.
   @raises inheritance_stays, inheritance_paid, inheritance_own; ledger_overdrawn where an heir has less. */
create or replace function undo_inheritance(of_inheritance integer, by_user integer) returns void language plpgsql as $$
declare
  i inheritance;
  of_category record;
begin
  select * into i from inheritance where inheritance_id = of_inheritance and state = 'active' for update;
  if not found then
    raise exception 'Inheritance % is not in force.', of_inheritance using errcode = 'restrict_violation', constraint = 'inheritance_stays';
  end if;
  perform pg_advisory_xact_lock(7360, a.ledger_account_id) from (
    select a.ledger_account_id from inheritance_part p join payee y using (person_id)
    join ledger_account a on a.payee_id = y.payee_id and a.kind = 'payable' where p.inheritance_id = of_inheritance group by 1 order by 1) a;
  if inheritance_paid(of_inheritance) then
    raise exception 'Heirs of inheritance % have been paid.', of_inheritance using errcode = 'check_violation', constraint = 'inheritance_paid';
  end if;
  update inheritance set state = 'cancelled', cancelled_by = by_user, cancelled_at = clock_timestamp() where inheritance_id = of_inheritance;
  for of_category in
    select p.category_id, sum(p.units)::bigint as units from inheritance_part p where p.inheritance_id = of_inheritance group by 1 order by 1
  loop
    perform book('inheritanceUndone', current_date, of_category.category_id, null, null, null, array(
      select row('payable', null, null, null, y.payee_id, -p.units)::ledger_line
      from inheritance_part p join payee y using (person_id)
      where p.inheritance_id = of_inheritance and p.category_id is not distinct from of_category.category_id)
      || (select row('payable', null, null, null, y.payee_id, of_category.units)::ledger_line
        from estate e join payee y using (person_id) where e.estate_id = i.estate_id));
  end loop;
end $$;
