-- R18, R20, R24, R32, H104: the ledger, the lines of openings, what recovered advances, what heirs got, and what was decided
-- on as unclaimed, are only added to. A mistake is set right by another transaction.
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is only added to.' using errcode = 'restrict_violation', constraint = 'ledger_stays';
end $$;
create or replace trigger ledger_stays before update or delete or truncate on ledger_entry
  for each statement execute function refuse_ledger_change();
create or replace trigger ledger_stays before update or delete or truncate on ledger_transaction
  for each statement execute function refuse_ledger_change();
create or replace trigger ledger_stays before update or delete or truncate on ledger_account
  for each statement execute function refuse_ledger_change();
create or replace trigger unclaimed_usage_stays before update or delete or truncate on unclaimed_usage
  for each statement execute function refuse_ledger_change();
create or replace trigger opening_line_stays before update or delete or truncate on opening_line
  for each statement execute function refuse_ledger_change();
create or replace trigger advance_recovery_stays before update or delete or truncate on advance_recovery
  for each statement execute function refuse_ledger_change();
create or replace trigger inherited_recovery_stays before update or delete or truncate on inherited_recovery
  for each statement execute function refuse_ledger_change();
create or replace trigger inheritance_part_stays before update or delete or truncate on inheritance_part
  for each statement execute function refuse_ledger_change();
