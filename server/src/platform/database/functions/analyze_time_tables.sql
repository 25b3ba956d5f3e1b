/* O161: what the planner knows of a table that is divided is not kept by itself, only of the tables that it is divided into. Looked at anew once a
   fifth more is there, as PostgreSQL does with others. Answers how many were looked at. */
create or replace function analyze_time_tables() returns integer language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  whole regclass;
  looked integer := 0;
begin
  for whole in
    select c.oid from pg_class c where c.oid in ('change_record'::regclass, 'letter'::regclass, 'notification'::regclass)
      and (select sum(greatest(p.reltuples, 0)) from pg_inherits i join pg_class p on p.oid = i.inhrelid where i.inhparent = c.oid)
        > 1.2 * greatest(c.reltuples, 0)
  loop
    execute format('analyze %s', whole);
    looked := looked + 1;
  end loop;
  return looked;
end $$;
