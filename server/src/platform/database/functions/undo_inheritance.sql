/* H105, R230: takes back what heirs got, once another than by_user has asked for it, as long as none of them has been paid since: it is in the
   balance of the one who died again.
   @raises inheritance_stays, inheritance_paid, inheritance_own, inheritance_undone_by_another; inheritance_owes where the one who died owes the society
   something; ledger_overdrawn where an heir has less. */
create or replace function undo_inheritance(of_inheritance integer, by_user integer) returns void language plpgsql as $$
declare
  i inheritance;
  of_category record;
begin
  select * into i from inheritance where inheritance_id = of_inheritance and state = 'active' and undo_asked_by is not null for update;
  if not found then
    raise exception 'Inheritance % is not in force, or nobody has asked for it back.', of_inheritance using errcode = 'restrict_violation', constraint = 'inheritance_stays';
  end if;
  perform pg_advisory_xact_lock(7360, a.ledger_account_id) from (
    select a.ledger_account_id from payee y join ledger_account a on a.payee_id = y.payee_id and a.kind = 'payable'
    where y.person_id in (select p.person_id from inheritance_part p where p.inheritance_id = of_inheritance
      union all select e.person_id from estate e where e.estate_id = i.estate_id) order by 1) a;
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
