/* R189: the parts of an income come to its gross, go to open pools of its category, and each statement is paid for by one part alone. What
   was decided never changes, and parts are only added with what asks for them. */
create or replace function check_income_division() returns trigger language plpgsql as $$
declare
  i income;
  d income_division;
begin
  select * into d from income_division where income_division_id = new.income_division_id;
  if d.state = 'refused' then return null; end if;
  select * into i from income where income_id = d.income_id;
  if i.reverses is not null or exists (select from income r where r.reverses = i.income_id) then
    raise exception 'Income % is taken back.', i.income_id using errcode = 'restrict_violation', constraint = 'income_not_whole';
  end if;
  if (select coalesce(sum(p.gross_amount), 0) from income_part p where p.income_division_id = d.income_division_id) <> i.gross_amount then
    raise exception 'The parts of income % are not its whole.', i.income_id using errcode = 'check_violation', constraint = 'income_parts_whole';
  end if;
  if d.state = 'active' and (select sum(p.units) from income_part p where p.income_division_id = d.income_division_id having count(*) = count(p.units))
    is distinct from (select sum(e.units) from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
      where t.income_id = i.income_id and a.kind = 'pool') then
    raise exception 'The parts of income % are not what was booked.', i.income_id using errcode = 'check_violation', constraint = 'income_parts_whole';
  end if;
  if exists (select from income_part p join pool o using (pool_id)
    where p.income_division_id = d.income_division_id and (o.category_id <> i.category_id or o.is_closed)) then
    raise exception 'A part of income % is for a pool of another category.', i.income_id using errcode = 'check_violation', constraint = 'income_part_pool';
  end if;
  if exists (select from income_part p join usage_import m using (usage_import_id)
    where p.income_division_id = d.income_division_id and m.state <> 'taken') then
    raise exception 'A part of income % is for a statement that is not taken.', i.income_id
      using errcode = 'check_violation', constraint = 'income_part_statement';
  end if;
  if exists (select from income_part p where p.income_division_id = d.income_division_id and p.usage_import_id is not null
    and not exists (select from usage_line l where l.usage_import_id = p.usage_import_id
      and not exists (select from usage_payment o where (o.usage_import_id, o.line_number, o.part_number) = (l.usage_import_id, l.line_number, l.part_number)))) then
    raise exception 'A part of income % is for a statement that has been paid.', i.income_id
      using errcode = 'check_violation', constraint = 'income_part_unpaid';
  end if;
  perform pg_advisory_xact_lock(7374, 0);
  if exists (
    select from income_part p join income_part o using (usage_import_id) join income_division n on n.income_division_id = o.income_division_id
    where p.income_division_id = d.income_division_id and n.state <> 'refused'
      and (o.income_division_id, o.part_number) <> (p.income_division_id, p.part_number)
      and not exists (select from income r where r.reverses = n.income_id)) then
    raise exception 'A statement is paid for by one part.' using errcode = 'exclusion_violation', constraint = 'income_part_once';
  end if;
  return null;
end $$;
drop trigger if exists income_division_holds on income_division;
create constraint trigger income_division_holds after insert or update on income_division
  deferrable initially deferred for each row execute function check_income_division();
