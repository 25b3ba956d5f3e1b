/* R31: what earlier runs of the category kept, nobody has been paid since or decided on as unclaimed (R32), and whose work is known and
   green today. The work is that of the accepted claim; else that of the part that had no payee; else what the words of the line are matched
   with now, which follows the decision in force. `author_id` is whose part it was; null for a whole line, and for shares that nobody was
   given. What was kept for a dispute waits for its end, and parts of a work wait while there is another one (H84). */
create or replace function kept_usage(of_distribution integer)
returns table (kept_usage_id integer, from_distribution integer, from_line integer, is_whole boolean, kept_author_id integer, author_id integer,
  work_id integer, used_on date, country_id smallint, units bigint, work_dispute_id integer)
language sql stable as $$
  select u.unmatched_usage_id, l.distribution_id, l.statement_line_id, u.finding not in ('noPayee', 'disputed', 'societyWithoutPayee'), u.author_id, coalesce(a.merged_into, u.author_id),
    w.work_id, l.used_on, l.country_id, (u.amount * 10000)::bigint, u.work_dispute_id
  from distribution d
  join distribution o on o.category_id = d.category_id and o.state = 'finished'
  join run r on r.distribution_id = o.distribution_id
  join unmatched_usage u on u.distribution_id = o.distribution_id
  join run_line l on (l.distribution_id, l.statement_line_id) = (u.distribution_id, u.statement_line_id)
  left join usage_item i on i.usage_item_id = l.usage_item_id
  left join usage_claim c on c.unmatched_usage_id = u.unmatched_usage_id and c.state = 'accepted'
  left join author a on a.author_id = u.author_id
  join work w on w.light = 0 and w.work_id = case when c.work_id is not null then c.work_id
    when u.finding in ('noPayee', 'disputed', 'societyWithoutPayee') or l.usage_item_id is null then u.work_id else i.work_id end
  where d.distribution_id = of_distribution
    and not (u.finding in ('noPayee', 'disputed', 'societyWithoutPayee') and exists (select from work_dispute b where b.work_id = w.work_id and b.ended_at is null))
    and c.paid_in is null
    and not exists (select from usage_release e where e.unmatched_usage_id = u.unmatched_usage_id)
    and not exists (select from unclaimed_usage n where n.unmatched_usage_id = u.unmatched_usage_id)
$$;
