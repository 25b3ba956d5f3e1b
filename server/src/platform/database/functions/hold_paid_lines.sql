/* R8, R15: a line of usage that is noted as paid is there, and stays. Proved once for each statement: a reference of each row is planned anew for each
   of them, as lines lie in parts, which takes minutes of ten million. Who takes an import back waits for who pays it, and the other way
   round (keep_paid_lines). */
create or replace function hold_paid_lines() returns trigger language plpgsql as $$
declare
  imports integer[] := array(select distinct usage_import_id from written order by 1);
  missing record;
begin
  perform from usage_import where usage_import_id = any(imports) order by usage_import_id for key share;
  select w.* into missing from written w
  where not exists (select from usage_line l where l.usage_import_id = any(imports)
    and (l.usage_import_id, l.line_number, l.part_number) = (w.usage_import_id, w.line_number, w.part_number)) limit 1;
  if found then
    raise exception 'There is no line %.% of import %.', missing.line_number, missing.part_number, missing.usage_import_id
      using errcode = 'foreign_key_violation', constraint = 'usage_payment_line';
  end if;
  return null;
end $$;
create or replace trigger usage_payment_line after insert on usage_payment
  referencing new table as written for each statement execute function hold_paid_lines();
create or replace trigger usage_payment_still_line after update on usage_payment
  referencing new table as written for each statement execute function hold_paid_lines();
