/* R35: lines of a run, each with every line that paid of the same money since: what was kept of it and paid later, and corrections. A part of
   a line that was kept, and paid by itself, goes with the line that it is of; `is_of_other` where that was for another work. */
create or replace function line_nodes(of_run integer, root_lines integer[])
returns table (root_line integer, distribution_id integer, statement_line_id integer, work_id integer, corrected_line_id integer,
  is_of_other boolean)
language sql stable as $$
  with recursive node as (
    select l.statement_line_id as root_line, l.distribution_id, l.statement_line_id, l.work_id, l.corrected_line_id, false as is_of_other
    from run_line l where l.distribution_id = of_run and l.statement_line_id = any (root_lines)
    union all
    select n.root_line, k.distribution_id, k.statement_line_id, k.work_id, k.corrected_line_id, k.is_of_other
    from node n cross join lateral (
      select l.distribution_id, l.statement_line_id, l.work_id, l.corrected_line_id, l.work_id <> n.work_id as is_of_other
      from unmatched_usage u join run_line l on l.kept_usage_id = u.unmatched_usage_id
      where (u.distribution_id, u.statement_line_id) = (n.distribution_id, n.statement_line_id)
      union all
      select l.distribution_id, l.statement_line_id, l.work_id, l.corrected_line_id, false
      from run_correction c join run_line l on (l.distribution_id, l.corrected_line_id) = (c.distribution_id, n.statement_line_id)
      where c.corrected_id = n.distribution_id) k
    join distribution d on d.distribution_id = k.distribution_id and d.state = 'finished'
  )
  select n.root_line, n.distribution_id, n.statement_line_id, n.work_id, n.corrected_line_id, n.is_of_other from node n
$$;
