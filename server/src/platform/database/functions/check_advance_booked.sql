/* R24: at the commit a payee owes in the ledger what is left of their advances, and no distribution recovered more than was left. What was
   written off stands there as far as nothing has made up for it since (R102). What came from heirs is part of what was recovered (R203). */
create or replace function check_advance_booked() returns trigger language plpgsql as $$
declare of_person integer := (select person_id from advance where advance_id = new.advance_id);
begin
  if exists (select from advance a where a.person_id = of_person
      and a.units < (select coalesce(sum(r.units), 0) from advance_recovery r where r.advance_id = a.advance_id))
    or exists (select from inherited_recovery h join advance a using (advance_id) where a.person_id = of_person
      group by h.advance_id, h.distribution_id having sum(h.units) > coalesce((select r.units from advance_recovery r
        where (r.advance_id, r.distribution_id) = (h.advance_id, h.distribution_id)), 0))
    or (select coalesce(sum(advance_left(a.advance_id)), 0) from advance a where a.person_id = of_person)
      <> -coalesce((select sum(e.units) from payee p join ledger_account k on k.payee_id = p.payee_id and k.kind = 'advance'
        join ledger_entry e using (ledger_account_id) where p.person_id = of_person), 0)
    or exists (select from advance where advance_id = new.advance_id and state = 'writtenOff')
      and (select sum(a.units - coalesce((select sum(r.units) from advance_recovery r where r.advance_id = a.advance_id), 0)) from advance a
          where a.state = 'writtenOff')
        <> -coalesce((select sum(e.units) from ledger_account k join ledger_entry e using (ledger_account_id) where k.kind = 'writtenOff'), 0) then
    raise exception 'Advance % is not booked as it is.', new.advance_id using errcode = 'check_violation', constraint = 'advance_is_booked';
  end if;
  return null;
end $$;
drop trigger if exists advance_is_booked on advance;
create constraint trigger advance_is_booked after insert or update on advance
  deferrable initially deferred for each row execute function check_advance_booked();
drop trigger if exists advance_is_booked on inherited_recovery;
create constraint trigger advance_is_booked after insert on inherited_recovery
  deferrable initially deferred for each row execute function check_advance_booked();
drop trigger if exists advance_is_booked on advance_recovery;
create constraint trigger advance_is_booked after insert on advance_recovery
  deferrable initially deferred for each row execute function check_advance_booked();
