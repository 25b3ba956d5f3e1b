import { piece, raw, sql } from '../../platform/database/statement.ts';
import { venueNotInList } from '@omur/contract/performances/rules/livePerformance';

/** Venues, festivals and countries by the names that sheets have for them; two of a name, so that they are seen to be several. */
export const findPlaces = sql`
  select 'venue' as kind, x.name as key, v.venue_id as id from unnest(${'venues'}::text[]) as x (name)
  cross join lateral (select venue_id from venue where is_offered and name_folded = x.name order by venue_id limit 2) v
  union all
  select 'venueNumber', v.venue_id::text, v.venue_id from venue v where v.venue_id = any(${'venueNumbers'}::integer[]) and v.is_offered
  union all
  select 'festival', f.name_folded, f.festival_id from festival f where f.name_folded = any(${'festivals'}::text[]) and not f.is_closed
  union all
  select 'year', y.festival_id || ' ' || y.year, y.festival_year_id from festival_year y join festival f using (festival_id)
  where f.name_folded = any(${'festivals'}::text[])
  union all
  select 'country', x.name, c.country_id from unnest(${'countries'}::text[]) as x (name)
  join country c on x.name in (fold(c.name_is), fold(c.name_en), fold(c.alpha_code))`;

/** What rules have to know of the works of set lists. */
export const findPlayed = sql`
  select work_id, title, duration_seconds, review = 'withdrawn' as is_withdrawn from work where work_id = any(${'workIds'}::integer[])`;

const bearers = piece`
  from work_iswc i join work w using (work_id) where i.iswc = r.iswc and i.is_verified and w.review <> 'withdrawn'`;

/** What codes of lines say of their works; those that nobody has confirmed name none (V14). */
export const findCoded = sql`
  select r.at, exists (select ${bearers}) as is_borne,
    (select case when count(*) = 1 then min(w.work_id) end ${bearers}
      and exists (select from work_title t where t.work_id = w.work_id and t.title_folded = r.folded and t.is_verified)) as bearer_id,
    exists (select from work_iswc i where i.work_id = r.work_id and i.is_verified)
      and not exists (select from work_iswc i where i.work_id = r.work_id and i.iswc = r.iswc) as is_other
  from json_to_recordset(${'lines'}::json) as r (at integer, iswc text, folded text, work_id integer)`;

/** As the registration of one asks (P4): of what is not in the list of venues the address tells, abroad country and venue. */
const isSamePlace = piece`
  case when r.venue_id is null then l.country_id = r.country_id and fold(l.venue) = fold(r.venue)
    else l.venue_id = r.venue_id and (l.venue_id <> ${raw(String(venueNotInList))} or fold(l.address) = fold(r.address)) end`;

/** Live performances of a person that those of a sheet are like. */
export const findAlike = sql`
  select r.at, l.live_performance_id as id, l.performers as name
  from json_to_recordset(${'entries'}::json) as r (at integer, day text, performers text, venue_id integer, country_id smallint, venue text, address text)
  join live_performance l on l.person_id = ${'personId'} and l.performed_on = r.day::date and l.closed_at is null
    and fold(l.performers) = fold(r.performers) and ${isSamePlace}
  order by r.at, l.live_performance_id`;
