/* H103, H104: passes what a payee who has died has to the heirs, as another than who asked for it: the amount that both saw, by the division
   of the estate.
   @raises inheritance_stays, inheritance_balance where it is not there any more, or something keeps it; inheritance_by_another, inheritance_own. */
create or replace function pass_balance(of_inheritance integer, by_user integer) returns void language plpgsql as $$
declare
  i inheritance;
  dead integer;
  of_category record;
begin
  update inheritance set state = 'active', decided_by = by_user, decided_at = clock_timestamp()
  where inheritance_id = of_inheritance and state = 'waiting' returning * into i;
  if not found then
    raise exception 'Inheritance % waits for nobody.', of_inheritance using errcode = 'restrict_violation', constraint = 'inheritance_stays';
  end if;
  perform pg_advisory_xact_lock(7360, a.ledger_account_id) from estate e join payee y using (person_id)
  join ledger_account a on a.payee_id = y.payee_id and a.kind = 'payable' where e.estate_id = i.estate_id;
  -- Nobody undoes the division meanwhile.
  perform from estate where estate_id = i.estate_id for share;
  select b.payee_id into dead from estate_balance b where b.estate_id = i.estate_id and b.finding is null and b.units >= i.units;
  if not found then
    raise exception 'The balance of estate % is not there.', i.estate_id using errcode = 'check_violation', constraint = 'inheritance_balance';
  end if;
  insert into inheritance_part (inheritance_id, person_id, category_id, units)
  select of_inheritance, d.person_id, d.category_id, d.units from divided_inheritance(i.estate_id, i.units) d;
  insert into payee (person_id) select distinct p.person_id from inheritance_part p where p.inheritance_id = of_inheritance order by 1
  on conflict (person_id) do nothing;
  for of_category in
    select p.category_id, sum(p.units)::bigint as units from inheritance_part p where p.inheritance_id = of_inheritance group by 1 order by 1
  loop
    perform book('inherited', current_date, of_category.category_id, null, null, null, array(
      select row('payable', null, null, null, y.payee_id, p.units)::ledger_line
      from inheritance_part p join payee y using (person_id)
      where p.inheritance_id = of_inheritance and p.category_id is not distinct from of_category.category_id)
      || row('payable', null, null, null, dead, -of_category.units)::ledger_line);
  end loop;
end $$;
