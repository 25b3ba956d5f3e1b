/* R31, R35: the line by which a pool first gave what a line of a run pays: the line itself, or the one that was kept or is corrected, also
   where its money was kept more than once. */
create or replace function kept_origin(of_distribution integer, of_line integer)
returns table (distribution_id integer, statement_line_id integer) language sql stable as $$
  with recursive step as (
    select l.distribution_id, l.statement_line_id, l.kept_usage_id, l.corrected_line_id from run_line l
    where l.distribution_id = of_distribution and l.statement_line_id = of_line
    union all
    select l.distribution_id, l.statement_line_id, l.kept_usage_id, l.corrected_line_id
    from step s left join unmatched_usage u on u.unmatched_usage_id = s.kept_usage_id
    left join run_correction c on c.distribution_id = s.distribution_id and s.corrected_line_id is not null
    join run_line l on (l.distribution_id, l.statement_line_id)
      = (coalesce(u.distribution_id, c.corrected_id), coalesce(u.statement_line_id, s.corrected_line_id))
  )
  select s.distribution_id, s.statement_line_id from step s where num_nonnulls(s.kept_usage_id, s.corrected_line_id) = 0
$$;
