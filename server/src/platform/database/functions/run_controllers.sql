/* R227: services' reports whose amounts a run reckons with, of controllers of rights that one of the staff said are the society's, with what they come to in
   units. A report has no columns to name, so its import has no mapping. What earlier runs kept, and a correction, was seen then. */
create or replace function run_controllers(of_distribution integer) returns table (usage_import_id integer, named_units bigint) language sql stable as $$
  select m.usage_import_id, n.units
  from run r join usage_import m on m.mapping is null and m.state = 'taken' and m.first_used_on <= r.used_until and m.last_used_on >= r.used_from
  cross join lateral (select sum(l.amount_units)::bigint as units from run_line l
    where l.distribution_id = r.distribution_id and l.usage_import_id = m.usage_import_id and l.amount_units is not null
      and num_nonnulls(l.kept_usage_id, l.corrected_line_id) = 0) n
  where r.distribution_id = of_distribution and n.units is not null
$$;
