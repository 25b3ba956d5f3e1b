/* O34: where an import writes the lines of a distribution: a table of their own without indexes and references, which come once it is full, or
   all lines where the distribution has its part already. */
create or replace function prepare_lines(of_distribution integer) returns text language plpgsql
  security definer set search_path = public, pg_temp as $$
declare part text := 'd' || of_distribution;
begin
  perform pg_advisory_xact_lock(7369, 0);
  if lines_part(of_distribution) is not null then return 'statement_line'; end if;
  if to_regclass('statement_line_part.' || part) is null then
    perform new_lines_part(part, array[of_distribution], false);
  end if;
  execute format('grant insert on statement_line_part.%I to omur_app', part);
  return 'statement_line_part.' || part;
end $$;
