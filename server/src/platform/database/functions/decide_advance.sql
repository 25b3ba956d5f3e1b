/* R24: approves an advance, as another than who asked: what it grants is the payee's to be paid, and owed by them.
   @raises advance_by_another, advance_own. */
create or replace function decide_advance(of_advance integer, by_user integer) returns void language plpgsql as $$
declare a advance;
begin
  update advance set state = 'active', decided_by = by_user, decided_at = now() where advance_id = of_advance and state = 'waiting' returning * into a;
  if not found then
    raise exception 'Advance % waits for nobody.', of_advance using errcode = 'restrict_violation', constraint = 'advance_stays';
  end if;
  insert into payee (person_id) values (a.person_id) on conflict (person_id) do nothing;
  perform book('advance', current_date, null, null, null, null, array(
    select row(v.kind, null, null, null, p.payee_id, v.units)::ledger_line
    from payee p, (values ('payable', a.units), ('advance', -a.units)) v (kind, units) where p.person_id = a.person_id));
end $$;
