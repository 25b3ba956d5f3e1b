/* R31: the line by which a pool first gave what a line of a run pays: the line itself, or the one that was kept, also where its money was
   kept more than once. */
create or replace function kept_origin(of_distribution integer, of_line integer)
returns table (distribution_id integer, statement_line_id integer) language sql stable as $$
  with recursive step as (
    select l.distribution_id, l.statement_line_id, l.kept_usage_id from run_line l
    where l.distribution_id = of_distribution and l.statement_line_id = of_line
    union all
    select l.distribution_id, l.statement_line_id, l.kept_usage_id
    from step s join unmatched_usage u on u.unmatched_usage_id = s.kept_usage_id
    join run_line l on (l.distribution_id, l.statement_line_id) = (u.distribution_id, u.statement_line_id)
  )
  select s.distribution_id, s.statement_line_id from step s where s.kept_usage_id is null
$$;
