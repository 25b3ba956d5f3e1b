-- R8, R15: the other half of hold_paid_lines(): a line that was paid is neither removed nor given another number.
create or replace function keep_paid_lines() returns trigger language plpgsql as $$
declare
  imports integer[] := array(select distinct usage_import_id from removed order by 1);
  paid record;
begin
  if not exists (select from removed) then return null; end if;
  perform from usage_import where usage_import_id = any(imports) order by usage_import_id for update;
  select p.* into paid from removed r join usage_payment p using (usage_import_id, line_number, part_number)
  where p.usage_import_id = any(imports) and not exists (
    select from usage_line l where (l.usage_import_id, l.line_number, l.part_number) = (p.usage_import_id, p.line_number, p.part_number)) limit 1;
  if found then
    raise exception 'Line %.% of import % was paid.', paid.line_number, paid.part_number, paid.usage_import_id
      using errcode = 'foreign_key_violation', constraint = 'usage_line_paid';
  end if;
  return null;
end $$;
create or replace trigger usage_line_paid after delete on usage_line
  referencing old table as removed for each statement execute function keep_paid_lines();
create or replace trigger usage_line_still_paid after update on usage_line
  referencing old table as removed for each statement execute function keep_paid_lines();
