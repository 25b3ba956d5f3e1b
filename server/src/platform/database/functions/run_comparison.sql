/* R14: two runs line by line: the usage whose units differ, or that one of them has alone. Usage is the same where it is the same line of
   an import or the same work of a set list. A run differs in nothing from itself (R242). */
create or replace function run_comparison(of_distribution integer, against integer)
returns table (line_key text, usage_import_id integer, line_number integer, performance_id integer, work_id integer, used_on date,
  units_now bigint, units_before bigint) language sql stable as $$
  with source as (
    select distribution_id = of_distribution as is_now, concat_ws('-', usage_import_id, line_number, part_number, 'p' || performance_id, 'k' || kept_usage_id) as line_key,
      l.usage_import_id, l.line_number, l.performance_id, l.work_id, l.used_on, l.units
    from run_line l where l.distribution_id in (of_distribution, against)
  )
  select coalesce(n.line_key, b.line_key), coalesce(n.usage_import_id, b.usage_import_id), coalesce(n.line_number, b.line_number),
    coalesce(n.performance_id, b.performance_id), coalesce(n.work_id, b.work_id), coalesce(n.used_on, b.used_on),
    coalesce(n.units, 0), coalesce(b.units, 0)
  from (select * from source where is_now) n full join (select * from source where not is_now) b using (line_key)
  where coalesce(n.units, -1) <> coalesce(b.units, -1) and against <> of_distribution
$$;
