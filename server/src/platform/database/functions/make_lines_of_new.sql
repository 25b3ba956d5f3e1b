-- O34: a run writes its lines into a table that is there from its beginning.
create or replace function make_lines_of_new() returns trigger language plpgsql as $$
begin
  perform make_lines(array[new.distribution_id]);
  return null;
end $$;
create or replace trigger run_has_lines after insert on run for each row execute function make_lines_of_new();
