/* R184: which of the files of the report that a file is of have not been taken, by their numbers; none where it is no report, or a whole one. */
create or replace function missing_report_parts(m usage_import) returns integer[] language sql stable as $$
  select coalesce(array_agg(n order by n), '{}') from generate_series(1, m.report_parts) n
  where m.report_parts > 1 and not exists (select from usage_import o
    where o.state = 'taken' and o.report_parts > 1
      and (o.usage_sender_id, o.report_id, o.report_parts, o.report_part) = (m.usage_sender_id, m.report_id, m.report_parts, n))
$$;
