-- X134: what our judge kept out may go out by another table of codes, societies or territories.
create or replace function cwr_tables_replaced() returns trigger language plpgsql as $$
begin
  update cwr_receiver_work set is_stale = true where broken_rules is not null and not is_stale;
  return null;
end $$;
create or replace trigger cwr_tables_replaced after insert on code_replacement
  for each row execute function cwr_tables_replaced();
