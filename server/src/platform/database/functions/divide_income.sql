/* R189: books the parts of an income, as asked for: its net by what each is of the gross, largest remainder first, the first part first.
   @raises income_not_whole where anything of it is not, or no longer, waiting. */
create or replace function divide_income(of_division integer, by_user integer) returns void language plpgsql as $$
declare
  i income;
  waits bigint;
  parts bigint[];
begin
  select n.* into i from income_division d join income n using (income_id) where d.income_division_id = of_division;
  perform pg_advisory_xact_lock(7361, i.income_id);
  select sum(e.units) into waits from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
  where t.income_id = i.income_id and a.kind = 'unallocated';
  if coalesce(waits, 0) <= 0 or exists (select from income r where r.reverses = i.income_id) or exists (
    select from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
    where t.income_id = i.income_id and a.kind = 'pool') then
    raise exception 'Income % does not wait as a whole.', i.income_id using errcode = 'restrict_violation', constraint = 'income_not_whole';
  end if;
  parts := split_units(waits, array(select gross_amount from income_part where income_division_id = of_division order by part_number));
  update income_part p set units = parts[n.place] from (
    select part_number, row_number() over (order by part_number)::integer as place from income_part where income_division_id = of_division) n
  where p.income_division_id = of_division and n.part_number = p.part_number;
  update income_division set state = 'active', decided_by = by_user, decided_at = now() where income_division_id = of_division;
  perform book('allocation', i.received_on, i.category_id, i.income_id, null, null, array(
    select row('pool', i.category_id, i.period_id, p.pool_id, null, p.units)::ledger_line from income_part p where p.income_division_id = of_division
    union all
    select row('unallocated', i.category_id, i.period_id, null, null, -waits)::ledger_line));
end $$;
