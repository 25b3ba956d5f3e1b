import {
  EarlierSetList,
  ListedForeignLivePerformance,
  ListedLivePerformance,
} from '@omur/contract/performances/livePerformances';
import { venueNotInList } from '@omur/contract/performances/rules/livePerformance';
import { listing } from '../../platform/database/listing.ts';
import { piece, raw } from '../../platform/database/statement.ts';

/** What is not in the list of venues is known by its address. */
const venueName = piece`case when l.venue_id = ${raw(String(venueNotInList))} then l.address else v.name end`;

const matching = piece`
  and (l.title_folded like ${'pattern'} or v.name_folded like ${'pattern'} or l.live_performance_id = ${'number'})`;

const atHome = piece`
  select l.live_performance_id, l.title as live_performance_title, l.performed_on, l.performance_type_id,
    ${venueName} as venue_name, l.work_count, l.light
  from live_performance l join venue v using (venue_id)
  where l.person_id = ${'personId'} and l.performance_type_id <> 4`;

const latest = ['q.performed_on::date', 'q.live_performance_id::integer'];

const homeOrders = {
  performedOn: { up: latest },
  livePerformanceTitle: { up: ['q.live_performance_title', ...latest] },
  workCount: { up: ['q.work_count::integer', ...latest] },
  light: { up: ['q.light::smallint', ...latest] },
  livePerformanceId: { up: ['q.live_performance_id::integer'] },
};

const theirs = piece`
  live_performance l where l.person_id = ${'personId'} and l.performance_type_id`;

/** What a person registered at home: all of it, or what a search finds by title, performers, venue or number (F2.33). */
export const performancesAtHome = {
  all: listing({
    schema: ListedLivePerformance,
    from: atHome,
    orders: homeOrders,
    counted: piece`${theirs} <> 4`,
    short: ['performedOn', '-performedOn', 'livePerformanceId', '-livePerformanceId'],
  }),
  found: listing({
    schema: ListedLivePerformance,
    from: piece`${atHome} ${matching}`,
    orders: homeOrders,
  }),
};

const abroad = piece`
  select l.live_performance_id as foreign_live_performance_id, l.concert_title, l.performers,
    (case when ${'language'} = 'en' then c.name_en else c.name_is end) collate "is-IS-x-icu" as country,
    l.city, l.performed_on, l.performed_on as starts_on, l.work_count, l.light
  from live_performance l join country c using (country_id)
  where l.person_id = ${'personId'} and l.performance_type_id = 4`;

const latestAbroad = ['q.performed_on::date', 'q.foreign_live_performance_id::integer'];

const orderAbroad = {
  performedOn: { up: latestAbroad },
  performers: { up: ['q.performers', ...latestAbroad] },
  concertTitle: { up: [`coalesce(q.concert_title, '')`, ...latestAbroad] },
  country: { up: ['q.country', 'q.city', ...latestAbroad] },
  city: { up: ['q.city', ...latestAbroad] },
  workCount: { up: ['q.work_count::integer', ...latestAbroad] },
  light: { up: ['q.light::smallint', ...latestAbroad] },
  foreignLivePerformanceId: { up: ['q.foreign_live_performance_id::integer'] },
};

/** The same abroad, where a search looks into city and country too (F2.34). */
export const performancesAbroad = {
  all: listing({
    schema: ListedForeignLivePerformance,
    from: abroad,
    orders: orderAbroad,
    counted: piece`${theirs} = 4`,
  }),
  found: listing({
    schema: ListedForeignLivePerformance,
    from: piece`${abroad} and (l.title_folded like ${'pattern'} or l.live_performance_id = ${'number'}
      or fold(case when ${'language'} = 'en' then c.name_en else c.name_is end) like ${'pattern'})`,
    orders: orderAbroad,
  }),
};

const earlier = piece`
  select l.live_performance_id, l.title as live_performance_title, l.performed_on, l.performance_type_id,
    case when l.venue_id is null then l.venue || ', ' || l.city else ${venueName} end as venue_name, l.work_count
  from live_performance l left join venue v using (venue_id)
  where l.person_id = ${'personId'} and l.work_count > 0`;

/** P5: whose set lists can be used again, at home and abroad. */
export const earlierSetLists = {
  all: {
    ...listing({ schema: EarlierSetList, from: earlier, orders: { performedOn: { up: latest } } }),
    defaultSort: '-performedOn',
  },
  found: {
    ...listing({
      schema: EarlierSetList,
      from: piece`${earlier} ${matching}`,
      orders: { performedOn: { up: latest } },
    }),
    defaultSort: '-performedOn',
  },
};
