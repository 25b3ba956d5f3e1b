-- O161: the tables that one is divided into by time, and from when until when each goes; without that of all other times.
create or replace function time_parts(of_table text) returns table (part regclass, begins_at timestamptz, ends_at timestamptz)
  language sql stable set search_path = public, pg_temp as $$
  select c.oid::regclass, coalesce(substring(b.bound from 'FROM \(''([^'']+)''\)')::timestamptz, '-infinity'),
    substring(b.bound from 'TO \(''([^'']+)''\)')::timestamptz
  from pg_inherits i join pg_class c on c.oid = i.inhrelid cross join lateral (select pg_get_expr(c.relpartbound, c.oid) as bound) b
  where i.inhparent = to_regclass(of_table) and b.bound <> 'DEFAULT'
$$;
