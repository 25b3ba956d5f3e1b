-- R227: whether a run pays amounts of controllers that somebody chose, or that a user did, where there is one (run_controllers()). Of reports that were
-- read before anybody was asked, who sent the file stands for who chose.
create or replace function run_has_controllers(of_distribution integer, by_user integer) returns boolean language sql stable as $$
  select exists (
    select from run r join usage_import m on m.mapping is null and m.state = 'taken' and m.first_used_on <= r.used_until and m.last_used_on >= r.used_from
    where r.distribution_id = of_distribution and (by_user is null or coalesce(m.controllers_by, m.announced_by) = by_user)
      and exists (select from run_line l where l.distribution_id = r.distribution_id and l.usage_import_id = m.usage_import_id and l.amount_units is not null
        and num_nonnulls(l.kept_usage_id, l.corrected_line_id) = 0))
$$;
