/* R110: which staged lines of a station's log have come before, in another file: the same station, day and time of day, and the same words and
   codes, or the same programme. Answers the first file that has each. What names no station or no time is not known by anything. */
create or replace function known_usage(of_import integer) returns table (line_number integer, known_import integer) language plpgsql stable as $$
declare
  others integer[];
begin
  select array_agg(m.usage_import_id) into others
  from (select min(used_on) as first_on, max(used_on) as last_on from usage_staged where usage_import_id = of_import) s
  join usage_import m on m.kind = 'log' and m.state = 'taken' and m.first_used_on <= s.last_on and m.last_used_on >= s.first_on;
  if others is null then return; end if;
  return query
  with met as materialized (
    select s.line_number, s.title, s.performers, s.author_names, s.iswc, s.isrc, s.work_number, s.known_work_id, s.programme,
      l.usage_import_id, l.usage_item_id, l.programme as known_programme
    from usage_staged s join station t on t.name = s.station
    join usage_line l on l.usage_import_id = any (others) and (l.station_id, l.used_on, l.used_at) = (t.station_id, s.used_on, s.used_at)
    where s.usage_import_id = of_import
  )
  select m.line_number, min(m.usage_import_id) from met m join usage_item i using (usage_item_id)
  where m.title is null and m.programme = m.known_programme
    or i.item_hash = usage_item_hash(coalesce(m.title, m.programme, ''), coalesce(m.performers, ''), coalesce(m.author_names, ''), m.iswc, m.isrc,
      m.work_number, m.known_work_id)
  group by m.line_number;
end $$;
