/* R110: which staged lines of a station's log have come before, in another file: the same station, day and time of day, and the same words and
   codes, or the same programme. Answers the first file that has each. What names no station or no time is not known by anything.
   Few lines have a time in common with other files, and whole days stand at midnight in logs without times: so a line is first asked for one other
   of its time, then met by its words as well. How much is staged is not known to the planner, which would go through all of it for each line. */
create or replace function known_usage(of_import integer) returns table (line_number integer, known_import integer)
  language plpgsql stable set enable_nestloop = off
as $$
declare
  others integer[];
begin
  select array_agg(m.usage_import_id) into others
  from (select min(used_on) as first_on, max(used_on) as last_on from usage_staged where usage_import_id = of_import) s
  join usage_import m on m.kind = 'log' and m.state = 'taken' and m.first_used_on <= s.last_on and m.last_used_on >= s.first_on;
  if others is null then return; end if;
  return query
  with timed as materialized (
    select s.line_number, t.station_id, s.used_on, s.used_at, s.title is null as is_programme, s.programme,
      usage_item_hash(coalesce(s.title, s.programme, ''), coalesce(s.performers, ''), coalesce(s.author_names, ''), s.iswc, s.isrc, s.work_number,
        s.known_work_id) as item_hash
    from usage_staged s join station t on t.name = s.station
    where s.usage_import_id = of_import and exists (
      select from usage_line l where l.usage_import_id = any (others) and (l.station_id, l.used_on, l.used_at) = (t.station_id, s.used_on, s.used_at))
  )
  select k.line_number, min(k.usage_import_id) from (
    select s.line_number, l.usage_import_id
    from timed s join usage_item i using (item_hash) join usage_line l on l.usage_import_id = any (others)
      and (l.usage_item_id, l.station_id, l.used_on, l.used_at) = (i.usage_item_id, s.station_id, s.used_on, s.used_at)
    union all
    select s.line_number, l.usage_import_id
    from timed s join usage_line l on l.usage_import_id = any (others)
      and (l.programme, l.station_id, l.used_on, l.used_at) = (s.programme, s.station_id, s.used_on, s.used_at)
    where s.is_programme
  ) k group by k.line_number;
end $$;
