-- Which transaction of the database wrote it is not chosen by the writer.
create or replace function stamp_ledger_transaction() returns trigger language plpgsql as $$
begin
  new.written_in := pg_current_xact_id();
  return new;
end $$;
create or replace trigger ledger_stamped before insert on ledger_transaction
  for each row execute function stamp_ledger_transaction();
