/* O34: a table for the lines of those of these distributions that have none, attached and empty. The rights and works that it refers to
   are locked against writing until the transaction ends, which therefore has to be short. */
create or replace function make_lines(of_distributions integer[]) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  missing integer[];
  part text;
begin
  -- One at a time: two may ask for the same.
  perform pg_advisory_xact_lock(7369, 0);
  missing := array(select distinct n from unnest(of_distributions) n where lines_part(n) is null order by n);
  if cardinality(missing) = 0 then return; end if;
  part := 'd' || missing[1] || case when cardinality(missing) > 1 then '_' || cardinality(missing) else '' end;
  if to_regclass('statement_line_part.' || part) is null then
    perform new_lines_part(part, missing, true);
  end if;
  execute format('alter table statement_line attach partition statement_line_part.%I for values in (%s)', part, array_to_string(missing, ', '));
end $$;
