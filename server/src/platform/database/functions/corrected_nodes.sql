/* R35: the lines of a run that its correction is about, each with every line that paid of the same money since: what was kept of it and paid
   later, and corrections before this one. A part of a line that was kept, and paid by itself, is corrected with the line that it is of. */
create or replace function corrected_nodes(of_distribution integer)
returns table (root_line integer, distribution_id integer, statement_line_id integer, work_id integer, corrected_line_id integer)
language sql stable as $$
  with recursive node as (
    select l.statement_line_id as root_line, l.distribution_id, l.statement_line_id, l.work_id, l.corrected_line_id
    from run_correction c join run_line l on l.distribution_id = c.corrected_id and l.work_id = any (c.work_ids)
    left join unmatched_usage u on u.unmatched_usage_id = l.kept_usage_id
    where c.distribution_id = of_distribution and l.finding is null and l.units > 0
      and (u.finding is null or u.finding not in ('noPayee', 'disputed'))
    union all
    select n.root_line, k.distribution_id, k.statement_line_id, k.work_id, k.corrected_line_id
    from node n cross join lateral (
      select l.distribution_id, l.statement_line_id, l.work_id, l.corrected_line_id
      from unmatched_usage u join run_line l on l.kept_usage_id = u.unmatched_usage_id
      where (u.distribution_id, u.statement_line_id) = (n.distribution_id, n.statement_line_id)
      union all
      select l.distribution_id, l.statement_line_id, l.work_id, l.corrected_line_id
      from run_correction c join run_line l on (l.distribution_id, l.corrected_line_id) = (c.distribution_id, n.statement_line_id)
      where c.corrected_id = n.distribution_id) k
    join distribution d on d.distribution_id = k.distribution_id and d.state = 'finished'
  )
  select n.root_line, n.distribution_id, n.statement_line_id, n.work_id, n.corrected_line_id from node n
$$;
