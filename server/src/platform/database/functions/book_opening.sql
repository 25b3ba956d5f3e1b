/* R20: puts a list of balances in force: books it in one transaction, out of the opening account to what each payee has.
   `seen` is the checksum of the list that this administrator saw.
   @raises opening_by_another, opening_own; opening_changed where it is not the list that was brought; opening_once. */
create or replace function book_opening(of_opening integer, by_user integer, seen bytea) returns void language plpgsql as $$
declare
  o opening;
  booked bigint;
begin
  select * into o from opening where opening_id = of_opening and state = 'waiting' for update;
  if not found then
    raise exception 'Opening % waits for nobody.', of_opening using errcode = 'restrict_violation', constraint = 'opening_stays';
  end if;
  if seen is distinct from o.list_checksum or (
    select (count(*), sum(l.units), opening_checksum(array_agg(l.person_id), array_agg(l.account), array_agg(l.units)))
      is distinct from (o.line_count::bigint, o.units::numeric, o.list_checksum)
    from opening_line l where l.opening_id = of_opening) then
    raise exception 'The list of opening % is another.', of_opening using errcode = 'restrict_violation', constraint = 'opening_changed';
  end if;
  insert into payee (person_id) select l.person_id from opening_line l where l.opening_id = of_opening order by 1
  on conflict (person_id) do nothing;
  booked := book('opening', o.opening_day, o.category_id, null, null, null, array(
    select row(l.account, null, null, null, p.payee_id, l.units)::ledger_line
    from opening_line l join payee p using (person_id) where l.opening_id = of_opening
    union all
    select row('opening', o.category_id, null, null, null, -o.units)::ledger_line));
  update opening set state = 'active', decided_by = by_user, decided_at = now(), transaction_id = booked where opening_id = of_opening;
end $$;
