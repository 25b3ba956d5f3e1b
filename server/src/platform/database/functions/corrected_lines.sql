/* R35, R50: the lines of a run that its correction is about: those that were paid for a work that it names, each with the work that it is
   of today. That is the one its words are matched with now, or that the line of the set list says (R137), unless a claim said which. What was
   kept of a line is corrected with the line. */
create or replace function corrected_lines(of_distribution integer)
returns table (statement_line_id integer, paid_work_id integer, due_work_id integer) language sql stable as $$
  with c as (select * from run_correction where distribution_id = of_distribution),
  named as (
    select l.statement_line_id from c join run_line l on l.distribution_id = c.corrected_id and l.work_id = any (c.work_ids)
    union
    -- Paid for another work at first.
    select l.corrected_line_id from c join run_correction o using (corrected_id)
    join run_line l on l.distribution_id = o.distribution_id and l.work_id = any (c.work_ids) and l.moved_from is not null
  )
  select l.statement_line_id, w.paid_work_id,
    case when not exists (
      select from usage_claim k where k.unmatched_usage_id = l.kept_usage_id and k.state = 'accepted') then coalesce(i.work_id, n.work_id, w.paid_work_id)
    else w.paid_work_id end
  from c join named m on true join run_line l on (l.distribution_id, l.statement_line_id) = (c.corrected_id, m.statement_line_id)
  left join usage_payment p on (p.usage_import_id, p.line_number, p.part_number) = (l.usage_import_id, l.line_number, l.part_number)
  left join performance_paid_as a on a.performance_id = l.performance_id
  left join usage_item i on i.usage_item_id = l.usage_item_id
  left join performance n on n.performance_id = l.performance_id
  left join unmatched_usage u on u.unmatched_usage_id = l.kept_usage_id
  cross join lateral (select coalesce(p.work_id, a.work_id, l.work_id) as paid_work_id) w
  where w.paid_work_id = any (c.work_ids) and l.finding is null and l.units > 0
    and (u.finding is null or u.finding not in ('noPayee', 'disputed', 'societyWithoutPayee'))
$$;
