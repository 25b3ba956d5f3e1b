-- H104: at the commit each heir has their share of an inheritance to the eyrir, and what it moved between balances is what it says.
create or replace function check_inheritance_booked() returns trigger language plpgsql as $$
declare i inheritance;
begin
  select * into i from inheritance where inheritance_id = new.inheritance_id;
  if i.state in ('active', 'cancelled') and exists (
    select from (select h.person_id, h.units from (
        select unnest(array_agg(s.person_id order by s.person_id)) as person_id,
          unnest(split_units(i.units / 100, array_agg(s.share order by s.person_id))) * 100 as units
        from estate_heir s where s.estate_id = i.estate_id) h where h.units > 0) due
    full join (select p.person_id, sum(p.units) as units from inheritance_part p where p.inheritance_id = i.inheritance_id group by 1) got using (person_id)
    where due.units is distinct from got.units)
    or i.state in ('waiting', 'refused') and exists (select from inheritance_part p where p.inheritance_id = i.inheritance_id)
    or exists (
      select from (select e.person_id from estate e where e.estate_id = i.estate_id
        union select h.person_id from estate_heir h where h.estate_id = i.estate_id) o
      where coalesce((select sum(n.units) from payee y join ledger_account a on a.payee_id = y.payee_id join ledger_entry n using (ledger_account_id)
          join ledger_transaction t using (transaction_id) where y.person_id = o.person_id and t.kind in ('inherited', 'inheritanceUndone')), 0)
        <> coalesce((select sum(p.units) from inheritance_part p join inheritance g using (inheritance_id)
          where p.person_id = o.person_id and g.state = 'active'), 0)
          - coalesce((select sum(g.units) from inheritance g join estate e using (estate_id) where e.person_id = o.person_id and g.state = 'active'), 0)) then
    raise exception 'Inheritance % is not booked as it is.', i.inheritance_id using errcode = 'check_violation', constraint = 'inheritance_is_booked';
  end if;
  return null;
end $$;
drop trigger if exists inheritance_is_booked on inheritance;
create constraint trigger inheritance_is_booked after insert or update on inheritance
  deferrable initially deferred for each row execute function check_inheritance_booked();
drop trigger if exists inheritance_is_booked on inheritance_part;
create constraint trigger inheritance_is_booked after insert on inheritance_part
  deferrable initially deferred for each row execute function check_inheritance_booked();
