-- H155: what a finished distribution brought each right by each contract, added up in the transaction that finishes it, whoever finishes it and
-- however. A line that rests on several contracts at once is of none (M7).
create or replace function total_contracts() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  insert into contract_total (right_id, contract_id, distribution_id, amount, line_count)
  select l.right_id, l.contract_id, l.distribution_id, sum(l.amount), count(*)
  from statement_line l where l.distribution_id = new.distribution_id and l.contract_id is not null
  group by l.right_id, l.contract_id, l.distribution_id order by 1, 2;
  return null;
end $$;
create or replace trigger distribution_totals_contracts after update of state on distribution
  for each row when (new.state = 'finished' and old.state <> 'finished') execute function total_contracts();
