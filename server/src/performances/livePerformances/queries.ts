import {
  ForeignPerformance,
  LivePerformance,
  Performance,
  RedLight,
  SetListLine,
} from '@omur/contract/performances/livePerformances';
import type { Text } from '@omur/contract/platform/rules/language';
import { performanceTypes, redCauseTexts } from '@omur/contract/platform/rules/performanceTypes';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, raw, sql } from '../../platform/database/statement.ts';

/** One's own, or any for staff; `isAbroad` narrows it down to foreign ones, which have calls of their own (L7.17). */
const isAccessible = piece`(l.person_id = ${'personId'} or ${'isStaff'}::boolean)`;
const ofPot = piece`l.live_performance_id = ${'livePerformanceId'} and ${isAccessible}
  and (l.performance_type_id = 4 or not ${'isAbroad'}::boolean)`;

const inLanguage = (text: Text) =>
  `case when $language = 'en' then ${quoted(text.en)} else ${quoted(text.is)} end`;
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A `case` whose sentences are in the reader's language. */
function sentences(column: string, texts: Readonly<Record<string, Text>>) {
  const cases = Object.entries(texts).map(
    ([value, text]) => `when ${quoted(value)} then ${inLanguage(text)}`,
  );
  const [first = '', ...others] = `case ${column}::text ${cases.join(' ')} end`.split('$language');
  return others.reduce(
    (all, text) => piece`${all}${'language'}${raw(text)}`,
    piece<'language'>`${raw(first)}`,
  );
}

const typeName = sentences('l.performance_type_id', Object.fromEntries(Object.entries(performanceTypes)));

export const findLivePerformance = answer(
  LivePerformance,
  piece`
  select l.live_performance_id, l.title as live_performance_title, l.performed_on, l.performers, l.performance_type_id,
    ${typeName} as performance_type_name, l.venue_id, coalesce(v.name, l.venue) as venue_name, l.address, l.hall_id,
    h.name as hall_name, y.festival_id, coalesce(f.name, l.festival) as festival_name, l.festival_year_id, y.year,
    l.concert_title, l.country_id, case when ${'language'} = 'en' then c.name_en else c.name_is end as country, l.city, l.postal_code,
    l.stage, l.is_main_act, p.name as promoter_name, nullif(p.email, '') as promoter_email, nullif(p.phone, '') as promoter_phone,
    l.other_info, l.origin, l.registered_at, l.currency_rate, l.points, l.light, l.work_count, l.red_count, l.foreign_count,
    l.closed_at is not null as is_closed, l.version
  from live_performance l
  left join venue v using (venue_id)
  left join hall h using (hall_id)
  left join festival_year y using (festival_year_id)
  left join festival f using (festival_id)
  left join country c using (country_id)
  left join promoter p using (promoter_id)
  where l.live_performance_id = ${'livePerformanceId'} and ${isAccessible}`,
);

const performanceRows = piece`
  select line.performance_id, line.position, line.registered_at as first_registered_at, line.work_id, w.title, w.artists,
    line.points, line.quantity, line.duration_seconds, line.first_performed_on, w.light
  from live_performance l join performance line using (live_performance_id) join work w using (work_id)
  where ${ofPot}`;
const foreignRows = piece`
  select line.foreign_performance_id, line.position, line.registered_at as first_registered_at, line.title, line.artists,
    line.points, line.quantity, line.duration_seconds, line.iswc
  from live_performance l join foreign_performance line using (live_performance_id)
  where ${ofPot}`;
const inOrder = { position: { up: ['q.position::smallint'] } };

export const performancesOf = listing({
  schema: Performance,
  from: performanceRows,
  orders: inOrder,
  short: ['position'],
});
export const foreignPerformancesOf = listing({
  schema: ForeignPerformance,
  from: foreignRows,
  orders: inOrder,
  short: ['position'],
});
export const findPerformance = answer(
  Performance,
  piece`${performanceRows} and line.performance_id = ${'performanceId'}`,
);
export const findForeignPerformance = answer(
  ForeignPerformance,
  piece`${foreignRows} and line.foreign_performance_id = ${'foreignPerformanceId'}`,
);

export const setListOf = listing({
  schema: SetListLine,
  from: piece`
    select line.position, line.work_id, w.title, w.artists, line.quantity, line.duration_seconds, line.first_performed_on,
      null as iswc, w.light, w.review = 'withdrawn' as is_withdrawn
    from live_performance l join performance line using (live_performance_id) join work w using (work_id)
    where ${ofPot}
    union all
    select line.position, null, line.title, line.artists, line.quantity, line.duration_seconds, null,
      line.iswc, 1, false
    from live_performance l join foreign_performance line using (live_performance_id)
    where ${ofPot}`,
  orders: inOrder,
});

/** What staff remark on a refused work is for its parties (V7); others read that it was refused. */
const isParty = piece`(${'isStaff'}::boolean or exists (
  select from person_work pw where pw.person_id = ${'personId'} and pw.work_id = red.work_id))`;

export const redLightsOf = listing({
  schema: RedLight,
  from: piece`
    select red.work_id, red.title, red.cause,
      ${sentences('red.cause', redCauseTexts)} || coalesce(case when red.cause = 'refused' and ${isParty} then ' ' || red.review_remark end, '')
        as remark
    from (
      select distinct w.work_id, w.title collate "is-IS-x-icu" as title, w.review_remark,
        case when w.review in ('refused', 'withdrawn') then w.review when w.is_provisional then 'provisional' else 'waiting' end
          as cause
      from live_performance l join performance line using (live_performance_id) join work w using (work_id)
      where ${ofPot} and w.light = 2
    ) red`,
  orders: { title: { up: ['q.title', 'q.work_id::integer'] } },
});

/** Whose it is, and whether it is open; nothing for those who may not add to it. */
export const findOwn = sql`
  select l.closed_at is not null as is_closed from live_performance l where ${ofPot}`;
/** Held until done, once the works to be added are: anyone who changes a work's light holds it first, and then its performances. */
export const lockOwn = sql`
  select l.closed_at is not null as is_closed from live_performance l where ${ofPot} for no key update`;
/** Asked for by itself once the performance is held. */
export const findLastPosition = sql`
  select greatest(
    (select max(position) from performance where live_performance_id = ${'livePerformanceId'}),
    (select max(position) from foreign_performance where live_performance_id = ${'livePerformanceId'}), 0)::integer as last_position`;

/** Anyone who changes a performance or its lines holds it until done. */
export const lockPerformances = sql`
  select l.live_performance_id, l.person_id, l.performance_type_id, l.title, l.performed_on::text, l.version,
    l.closed_at is not null as is_closed
  from live_performance l where l.live_performance_id = any(${'livePerformanceIds'}::integer[])
  order by l.live_performance_id for no key update`;

export const markChanged = sql`
  update live_performance set version = version + 1
  where live_performance_id = any(${'livePerformanceIds'}::integer[])`;

/** Whether somebody has been told and has not looked yet: then there is nothing to add. */
export const findUnseen = sql`
  select exists (select from notification n where n.person_id = ${'personId'} and n.link = ${'link'} and n.header_is = ${'headerIs'}
      and n.read_at is null and n.created_at > now() - interval '1 day')
    or exists (select from letter e where e.person_id = ${'personId'} and e.link = ${'link'} and e.subject in (${'headerIs'}, ${'headerEn'})
      and e.created_at > now() - interval '1 day') as is_unseen`;
