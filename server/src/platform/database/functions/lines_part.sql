-- O34: the part of the statement lines that those of a distribution go to; null while there is none.
create or replace function lines_part(of_distribution integer) returns regclass language sql stable
  set search_path = public, pg_temp as $$
  select c.oid::regclass from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'statement_line'::regclass and pg_get_expr(c.relpartbound, c.oid) ~ format('\m%s\M', of_distribution);
$$;
