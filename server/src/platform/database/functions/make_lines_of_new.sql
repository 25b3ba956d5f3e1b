-- O34: a run, and a distribution of another system, write their lines into a table that is there from their beginning.
create or replace function make_lines_of_new() returns trigger language plpgsql as $$
begin
  perform make_lines(array[new.distribution_id]);
  return null;
end $$;
create or replace trigger run_has_lines after insert on run for each row execute function make_lines_of_new();
create or replace trigger history_has_lines after insert on distribution
  for each row when (new.is_history) execute function make_lines_of_new();
