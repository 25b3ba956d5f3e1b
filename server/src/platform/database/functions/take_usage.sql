/* Makes lines of what was staged for an import: programmes count each line of their cue sheet (R6), the same words and codes become one
   item, and each item is looked for (R8). Nobody decides on the same fingerprints meanwhile. */
create or replace function take_usage(of_import integer) returns void
  language plpgsql
as $$
#variable_conflict use_column
declare
  rate numeric := (select exchange_rate from usage_import where usage_import_id = of_import);
begin
  with programme as (
    select distinct programme, fold(programme) as folded from usage_staged
    where usage_import_id = of_import and programme is not null and amount is null
      and title is null and iswc is null and isrc is null and work_number is null
  ), sheet as (
    select p.programme, min(c.cue_sheet_id) as cue_sheet_id
    from programme p join cue_sheet c on c.title_folded = p.folded or fold(c.title || ' ' || coalesce(c.episode, '')) = p.folded
    group by p.programme having count(*) = 1
  ), cue as (
    select s.programme, s.cue_sheet_id, l.*, row_number() over (partition by s.cue_sheet_id order by l.line_number)::smallint as part_number
    from sheet s join cue_sheet_line l using (cue_sheet_id)
  ), broadcast as (
    delete from usage_staged u where u.usage_import_id = of_import and u.title is null and u.iswc is null and u.isrc is null
      and u.work_number is null and u.amount is null and u.programme in (select programme from cue)
    returning u.*
  )
  insert into usage_staged (usage_import_id, line_number, part_number, used_on, used_at, station, programme, title, author_names, isrc,
    known_work_id, country_id, seconds, plays)
  select of_import, b.line_number, c.part_number, b.used_on, b.used_at, b.station, b.programme, c.title, c.author_names, c.isrc,
    c.work_id, b.country_id, c.duration_seconds, b.plays
  from broadcast b join cue c using (programme);

  with said as (
    select distinct coalesce(title, programme, '') as title, coalesce(performers, '') as performers, coalesce(author_names, '') as author_names,
      iswc, isrc, work_number, known_work_id
    from usage_staged where usage_import_id = of_import
  ), fresh as (
    select s.*, h.item_hash from said s
    cross join lateral (select usage_item_hash(title, performers, author_names, iswc, isrc, work_number, known_work_id) as item_hash) h
    where not exists (select from usage_item i where i.item_hash = h.item_hash)
  ), worded as materialized (
    -- Once for the same words, whatever codes stand beside them: folding is what costs.
    select title, performers, author_names, fold(title) as title_folded, usage_title(title) as title_key,
      usage_names(performers) || usage_names(author_names) as names, usage_fingerprint_of(title, performers, author_names) as fingerprint_id,
      array_agg(item_hash) as hashes, array_agg(iswc) as iswcs, array_agg(isrc) as isrcs, array_agg(work_number) as numbers,
      array_agg(known_work_id) as known
    from fresh group by title, performers, author_names
  ), printed as (
    insert into usage_fingerprint (fingerprint_id, title, performers, author_names)
    select distinct on (fingerprint_id) fingerprint_id, title, performers, author_names from worded
    order by fingerprint_id, title, performers, author_names
    on conflict do nothing
  )
  insert into usage_item (item_hash, fingerprint_id, title, title_folded, title_key, names, iswc, isrc, work_number, known_work_id)
  select c.item_hash, w.fingerprint_id, w.title, w.title_folded, w.title_key, w.names, c.iswc, c.isrc, c.work_number, c.known_work_id
  from worded w cross join lateral unnest(w.hashes, w.iswcs, w.isrcs, w.numbers, w.known) as c (item_hash, iswc, isrc, work_number, known_work_id)
  on conflict do nothing;

  insert into station (name) select distinct station from usage_staged where usage_import_id = of_import and station is not null
    order by 1 on conflict do nothing;
  insert into usage_line (usage_import_id, line_number, part_number, usage_item_id, used_on, used_at, station_id, programme, country_id,
    seconds, plays, amount)
  select of_import, u.line_number, u.part_number, i.usage_item_id, u.used_on, u.used_at, s.station_id, u.programme, u.country_id,
    u.seconds, u.plays, u.amount
  from usage_staged u
  join usage_item i on i.item_hash = usage_item_hash(coalesce(u.title, u.programme, ''), coalesce(u.performers, ''),
    coalesce(u.author_names, ''), u.iswc, u.isrc, u.work_number, u.known_work_id)
  left join station s on s.name = u.station
  where u.usage_import_id = of_import;
  delete from usage_staged where usage_import_id = of_import;

  insert into usage_item_total (usage_item_id, usage_import_id, line_count, plays, seconds, amount)
  select usage_item_id, of_import, count(*), sum(plays), coalesce(sum(seconds), 0), round(coalesce(sum(amount), 0) * rate, 2)
  from usage_line where usage_import_id = of_import group by usage_item_id;

  -- Those who decide wait here, or have decided, which matching sees. They lock in the same order: the words, then the items.
  perform from usage_fingerprint f where f.fingerprint_id in (select i.fingerprint_id from usage_item_total t join usage_item i using (usage_item_id)
    where t.usage_import_id = of_import) order by f.fingerprint_id for no key update;
  perform match_usage(of_import);
  perform refresh_usage_waiting(array(select distinct i.fingerprint_id from usage_item_total t join usage_item i using (usage_item_id)
    where t.usage_import_id = of_import));
end $$;
