import { venueNotInList } from '@omur/contract/performances/rules/livePerformance';
import { lockClass } from '../../platform/database/locks.ts';
import { piece, raw, sql } from '../../platform/database/statement.ts';

/** Two registrations of one person at once would not see each other. The number is this feature's. */
export const lockRegistrant = sql`select pg_advisory_xact_lock(${lockClass('performancesOf')}, ${'personId'}::integer)`;

/** Of what is not in the list of venues the address tells, abroad country and venue. */
const isSamePlace = piece`
  case when ${'venueId'}::integer is null then l.country_id = ${'countryId'}::smallint and fold(l.venue) = fold(${'venue'})
    else l.venue_id = ${'venueId'} and (l.venue_id <> ${raw(String(venueNotInList))} or fold(l.address) = fold(${'address'})) end`;

export const findAlike = sql`
  select l.live_performance_id from live_performance l
  where l.person_id = ${'personId'} and l.performed_on = ${'performedOn'} and l.closed_at is null
    and fold(l.performers) = fold(${'performers'}) and ${isSamePlace}
  order by l.live_performance_id limit 1`;

/** What L9.1 fixes, the table's defaults say: rate 1, payout 0, not calculated, status 1. */
export const insertLivePerformance = sql`
  insert into live_performance (person_id, performance_type_id, performers, concert_title, performed_on, venue_id, hall_id, festival_year_id,
    country_id, city, postal_code, venue, festival, stage, is_main_act, address, promoter_id, other_info, origin, registered_by)
  values (${'personId'}, ${'typeId'}, ${'performers'}, ${'concertTitle'}, ${'performedOn'}, ${'venueId'}, ${'hallId'},
    ${'festivalYearId'}, ${'countryId'}, ${'city'}, ${'postalCode'}, ${'venue'}, ${'festival'}, ${'stage'}, ${'isMainAct'},
    ${'address'}, ${'promoterId'}, ${'otherInfo'}, ${'origin'}, ${'registeredBy'})
  returning live_performance_id`;

/** Where something took place, as far as it is there: a hall only if it is one of the venue. */
export const findPlace = sql`
  select v.venue_type_id, v.is_offered as is_venue_offered, h.is_closed as is_hall_closed, y.festival_id as of_festival_id,
    y.is_closed or f.is_closed as is_year_closed
  from (select) one
  left join venue v on v.venue_id = ${'venueId'}
  left join hall h on h.hall_id = ${'hallId'} and h.venue_id = v.venue_id
  left join festival_year y on y.festival_year_id = ${'festivalYearId'}
  left join festival f using (festival_id)`;

export const findCountry = sql`select country_id from country where country_id = ${'countryId'}::integer`;

/** Held until done: anyone who changes a light waits, and then finds the line. */
export const lockWorks = sql`
  select work_id, duration_seconds, review = 'withdrawn' as is_withdrawn from work
  where work_id = any(${'workIds'}::integer[]) order by work_id for share`;

/** Lines arrive as one array a column. */
export const insertPerformances = sql`
  insert into performance (live_performance_id, position, work_id, quantity, duration_seconds, first_performed_on)
  select ${'livePerformanceId'}, * from unnest(${'positions'}::smallint[], ${'workIds'}::integer[], ${'quantities'}::smallint[],
    ${'durations'}::integer[], ${'firstDays'}::date[])
  returning performance_id`;

export const insertForeignPerformances = sql`
  insert into foreign_performance (live_performance_id, position, title, artists, quantity, duration_seconds, iswc)
  select ${'livePerformanceId'}, * from unnest(${'positions'}::smallint[], ${'titles'}::text[], ${'artists'}::text[],
    ${'quantities'}::smallint[], ${'durations'}::integer[], ${'iswcs'}::text[])
  returning foreign_performance_id`;
