/* R35: what is kept, and nobody has been paid since, of the lines that a correction shares anew: it is kept anew by the correction, or paid. */
create or replace function corrected_kept(of_distribution integer)
returns table (unmatched_usage_id integer, eyrir bigint) language sql stable as $$
  select u.unmatched_usage_id, (u.amount * 100)::bigint
  from run_correction c cross join lateral line_nodes(c.corrected_id, array(
    select l.corrected_line_id from run_line l where l.distribution_id = of_distribution)) n
  join unmatched_usage u on (u.distribution_id, u.statement_line_id) = (n.distribution_id, n.statement_line_id)
  where c.distribution_id = of_distribution
    and not exists (select from usage_release e where e.unmatched_usage_id = u.unmatched_usage_id and e.distribution_id <> of_distribution)
    and not exists (select from usage_claim c where c.unmatched_usage_id = u.unmatched_usage_id and c.paid_in is not null)
$$;
