/* R24: approves an advance, as another than who asked: what it grants is the payee's to be paid, and owed by them. To somebody who has died it
   makes up for a balance below zero, and is no more than that in whole krónur (R74).
   @raises advance_by_another, advance_own, advance_of_dead. */
create or replace function decide_advance(of_advance integer, by_user integer) returns void language plpgsql as $$
declare a advance;
begin
  update advance set state = 'active', decided_by = by_user, decided_at = now() where advance_id = of_advance and state = 'waiting' returning * into a;
  if not found then
    raise exception 'Advance % waits for nobody.', of_advance using errcode = 'restrict_violation', constraint = 'advance_stays';
  end if;
  if exists (select from person where person_id = a.person_id and died_on is not null) then
    perform pg_advisory_xact_lock(7360, k.ledger_account_id) from payee y join ledger_account k on k.payee_id = y.payee_id and k.kind = 'payable'
    where y.person_id = a.person_id;
    if a.units >= below_zero(a.person_id) + 10000 then
      raise exception 'Advance % is more than the balance of somebody who has died is below zero.', of_advance
        using errcode = 'check_violation', constraint = 'advance_of_dead';
    end if;
  end if;
  insert into payee (person_id) values (a.person_id) on conflict (person_id) do nothing;
  perform book('advance', current_date, null, null, null, null, array(
    select row(v.kind, null, null, null, p.payee_id, v.units)::ledger_line
    from payee p, (values ('payable', a.units), ('advance', -a.units)) v (kind, units) where p.person_id = a.person_id));
end $$;
