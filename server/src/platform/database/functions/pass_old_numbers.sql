-- O84: the next thing of a table gets a number after those that are kept from another system.
create or replace function pass_old_numbers(of_table text, of_column text, last_kept integer) returns void
  language plpgsql security definer set search_path = public as $$
declare
  numbers text := pg_get_serial_sequence(of_table, of_column);
  last_given bigint;
begin
  if last_kept is null then return; end if;
  if (of_table, of_column) not in (('work', 'work_id'), ('distribution', 'distribution_id')) or last_kept > 99999999 then
    raise exception 'Numbers of % are not kept.', of_table;
  end if;
  execute format('select last_value from %s', numbers) into last_given;
  if last_kept > last_given then perform setval(numbers, last_kept); end if;
end $$;
