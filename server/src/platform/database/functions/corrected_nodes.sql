/* R35: the lines of a run that its correction is about, with the work that each was paid for and the one that it is of (R50), and every line
   that paid of the same money since. */
create or replace function corrected_nodes(of_distribution integer)
returns table (root_line integer, paid_work_id integer, due_work_id integer, distribution_id integer, statement_line_id integer,
  work_id integer, corrected_line_id integer, is_of_other boolean)
language sql stable as $$
  with line as materialized (select * from corrected_lines(of_distribution))
  select n.root_line, l.paid_work_id, l.due_work_id, n.distribution_id, n.statement_line_id, n.work_id, n.corrected_line_id, n.is_of_other
  from run_correction c cross join lateral line_nodes(c.corrected_id, array(select statement_line_id from line)) n
  join line l on l.statement_line_id = n.root_line where c.distribution_id = of_distribution
$$;
