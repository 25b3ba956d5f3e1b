-- O86, O225: takes away what was written of distributions that did not come: who wrote it was killed between the two.
create or replace function forget_history() returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare part regclass;
begin
  for part in
    select c.oid from pg_class c where c.relnamespace = 'statement_line_part'::regnamespace and c.relkind = 'r' and c.relname ~ '^h[0-9]+$'
  loop
    execute format('drop table %s', part);
  end loop;
end $$;
