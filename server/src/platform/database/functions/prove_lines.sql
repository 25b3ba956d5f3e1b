-- O34: proves that all lines that an import wrote refer to rights and works that there are. Nobody waits for it.
create or replace function prove_lines(of_distribution integer) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare unproved record;
begin
  for unproved in
    select conrelid::regclass as part, conname from pg_constraint
    where conrelid = to_regclass('statement_line_part.d' || of_distribution) and contype = 'f' and not convalidated
  loop
    execute format('alter table %s validate constraint %I', unproved.part, unproved.conname);
  end loop;
end $$;
