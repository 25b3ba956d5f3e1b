-- Which transaction of the database wrote it, and when, is not chosen by the writer: clocks of kept money go by it (R36).
create or replace function stamp_ledger_transaction() returns trigger language plpgsql as $$
begin
  new.written_in := pg_current_xact_id();
  new.booked_at := now();
  return new;
end $$;
create or replace trigger ledger_stamped before insert on ledger_transaction
  for each row execute function stamp_ledger_transaction();
