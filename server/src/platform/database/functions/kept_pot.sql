-- R31, R35: the pot that what is given once more comes from: where it was kept, or what its line was paid from.
create or replace function kept_pot(of_distribution integer, of_line integer) returns integer language sql stable as $$
  select coalesce(
    (select u.pot_id from unmatched_usage u where u.unmatched_usage_id = l.kept_usage_id),
    (select coalesce((select u.pot_id from unmatched_usage u where u.unmatched_usage_id = r.kept_usage_id),
      (select t.pot_id from run_pool t where (t.distribution_id, t.pool_id) = (r.distribution_id, r.pool_id)))
    from run_line r where r.statement_line_id = l.corrected_line_id
      and r.distribution_id = (select n.corrected_id from run_correction n where n.distribution_id = of_distribution)))
  from run_line l where l.distribution_id = of_distribution and l.statement_line_id = of_line
$$;
