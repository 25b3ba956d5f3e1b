import { LikelyWork, Registrant } from '@omur/contract/performances/performanceDesk';
import { answer } from '../../platform/database/answers.ts';
import { piece, sql } from '../../platform/database/statement.ts';

export const findRegistrant = answer(
  Registrant,
  piece`
  select r.person_id, r.name from live_performance l join person r using (person_id)
  where l.live_performance_id = ${'livePerformanceId'}`,
);

export const updateClosed = sql`
  update live_performance set closed_at = case when ${'isClosed'}::boolean then now() end, version = version + 1
  where live_performance_id = ${'livePerformanceId'}`;

export const updateAtHome = sql`
  update live_performance set performers = ${'performers'}, venue_id = ${'venueId'}, address = ${'address'}, hall_id = ${'hallId'},
    festival_year_id = ${'festivalYearId'}, performance_type_id = ${'performanceTypeId'}, performed_on = ${'performedOn'},
    promoter_id = ${'promoterId'}, other_info = ${'otherInfo'}, version = version + 1
  where live_performance_id = ${'livePerformanceId'}`;

export const updateAbroad = sql`
  update live_performance set concert_title = ${'concertTitle'}, performers = ${'performers'}, country_id = ${'countryId'},
    city = ${'city'}, address = ${'address'}, postal_code = ${'postalCode'}, venue = ${'venue'}, festival = ${'festival'},
    stage = ${'stage'}, performed_on = ${'performedOn'}, is_main_act = ${'isMainAct'}, promoter_id = ${'promoterId'},
    other_info = ${'otherInfo'}, version = version + 1
  where live_performance_id = ${'livePerformanceId'}`;

/** What a corrected performance names, as far as there is such a thing. Closed ones were open when it took place. */
export const findPlaces = sql`
  select exists (select from venue where venue_id = ${'venueId'}) as has_venue,
    exists (select from hall where venue_id = ${'venueId'} and hall_id = ${'hallId'}) as has_hall,
    exists (select from festival_year where festival_year_id = ${'festivalYearId'}) as has_festival_year,
    (select alpha_code from country where country_id = ${'countryId'}::integer) as country`;

/** Held with its light, before the performances that it is put on, as anyone who changes the light does. */
export const lockWork = sql`
  select w.title, w.review = 'withdrawn' as is_withdrawn from work w where w.work_id = ${'workId'} for share`;

export const findLineCount = sql`
  select work_count from live_performance where live_performance_id = ${'livePerformanceId'}`;

export const updateLine = sql`
  update performance set work_id = ${'workId'}, quantity = ${'quantity'}, duration_seconds = ${'durationSeconds'}
  where live_performance_id = ${'livePerformanceId'} and performance_id = ${'performanceId'}`;

export const deleteLine = sql`
  delete from performance where live_performance_id = ${'livePerformanceId'} and performance_id = ${'performanceId'}`;

export const updateForeignLine = sql`
  update foreign_performance set title = ${'title'}, artists = ${'artists'}, quantity = ${'quantity'},
    duration_seconds = ${'durationSeconds'}, iswc = ${'iswc'}
  where live_performance_id = ${'livePerformanceId'} and foreign_performance_id = ${'foreignPerformanceId'}`;

export const deleteForeignLine = sql`
  delete from foreign_performance
  where live_performance_id = ${'livePerformanceId'} and foreign_performance_id = ${'foreignPerformanceId'}`;

export const findForeignLine = sql`
  select f.title, f.artists, f.iswc, l.person_id
  from foreign_performance f join live_performance l using (live_performance_id)
  where f.live_performance_id = ${'livePerformanceId'} and f.foreign_performance_id = ${'foreignPerformanceId'}`;

/** The same title with the same authors, however they are accented or capitalised, on open set lists. */
const same = piece`
  fold(f.title) = fold(${'title'}) and fold(f.artists) = fold(${'artists'}) and l.closed_at is null`;

/** R145: lists that staff have a work on are for others of them. */
export const findSame = sql`
  select distinct f.live_performance_id from foreign_performance f join live_performance l using (live_performance_id)
  where ${same} and not has_work_on_list(${'userId'}::integer, f.live_performance_id)`;

/** Lines become performances where they stand: place, quantity and length stay. Answers whose set lists they stood on. */
export const joinLines = sql`
  with gone as (
    delete from foreign_performance f using live_performance l
    where l.live_performance_id = f.live_performance_id and f.live_performance_id = any(${'livePerformanceIds'}::integer[])
      and (f.foreign_performance_id = ${'foreignPerformanceId'} or ${'isEverywhere'}::boolean and ${same})
    returning f.live_performance_id, f.position, f.quantity, f.duration_seconds, f.registered_at
  ), joined as (
    insert into performance (live_performance_id, position, work_id, quantity, duration_seconds, registered_at)
    select live_performance_id, position, ${'workId'}::integer, quantity, duration_seconds, registered_at from gone
    returning live_performance_id
  )
  select distinct live_performance_id from joined`;

/** By ISWC, then as like in title as the search of works finds them; those of a named author and of the registrant first. */
export const findLikely = answer(
  LikelyWork,
  piece`
  with found as (
    select f.work_id, min(f.tier) as tier from (
      select work_id, -1 as tier from work_iswc where iswc = ${'iswc'}
      union all select ${'number'}::integer, -1 where ${'number'} > 0
      union all select work_id, tier from find_works(${'folded'}, ${'personId'}, 60) where ${'folded'} <> ''
    ) f group by f.work_id
  ), described as (
    select w.work_id, w.title, w.artists, w.duration_seconds, w.light, f.tier, a.names as author_names,
      exists (select from work_iswc c where c.work_id = w.work_id and c.iswc = ${'iswc'}) as is_same_iswc,
      coalesce(a.is_named, false) as has_named_author,
      exists (select from person_work pw where pw.work_id = w.work_id and pw.person_id = ${'personId'}) as is_of_registrant
    from found f join work w using (work_id)
    left join lateral (
      select string_agg(a.display_name, ', ' order by wa.position, a.author_id) as names,
        bool_or(' ' || fold(${'artists'}) || ' ' like '% ' || a.display_name_folded || ' %') as is_named
      from work_author wa join author a using (author_id) where wa.work_id = w.work_id
    ) a on true
    where w.review <> 'withdrawn'
  )
  select * from described
  order by is_same_iswc desc, (tier < 0) desc, (tier <= 1 and has_named_author) desc, (tier <= 1 and is_of_registrant) desc, tier,
    has_named_author desc, is_of_registrant desc, title collate "is-IS-x-icu", work_id
  limit 20`,
);
