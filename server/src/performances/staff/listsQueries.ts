import { DeskLivePerformance, type DeskFilter } from '@omur/contract/performances/performanceDesk';
import { venueNotInList } from '@omur/contract/performances/rules/livePerformance';
import { listing } from '../../platform/database/listing.ts';
import { piece, raw, type Fragment } from '../../platform/database/statement.ts';

/** H160: what those who played say of the list as it stands. */
const words = piece`set_list_word w join group_performance p using (live_performance_id)
    where w.live_performance_id = l.live_performance_id and w.said_of = p.version`;

const rows = piece`
  select l.live_performance_id, l.title as live_performance_title, l.performed_on, l.performance_type_id,
    case when l.venue_id is null then concat_ws(', ', l.venue, l.city)
      when l.venue_id = ${raw(String(venueNotInList))} then coalesce(l.address, v.name) else v.name end as venue_name,
    l.person_id, r.name, l.registered_at, l.light, l.work_count, l.red_count, l.foreign_count, l.closed_at is not null as is_closed,
    (select count(*)::integer from set_list_word w where w.live_performance_id = l.live_performance_id) as asked_count,
    (select count(*)::integer from ${words} and w.is_right) as confirmed_count,
    (select count(*)::integer from ${words} and not w.is_right) as objected_count
  from live_performance l join person r using (person_id) left join venue v using (venue_id)`;

// The places that a search looks into, each through its index.
const matching = piece`(l.title_folded like ${'pattern'} or l.live_performance_id = ${'number'}
  or l.person_id = any(array(select f.person_id from find_persons(${'folded'}, 20) f))
  or l.venue_id = any(array(select f.venue_id from venue f where f.name_folded like ${'pattern'})))`;

/** Worded as the index has it. */
const toLookAt = piece`l.closed_at is null and (l.red_count > 0 or l.foreign_count > 0)`;

const latest = ['q.performed_on::date', 'q.live_performance_id::integer'];

const orders = {
  performedOn: { up: latest },
  registeredAt: { up: ['q.registered_at::timestamptz', 'q.live_performance_id::integer'] },
  livePerformanceTitle: { up: ['q.live_performance_title', 'q.live_performance_id::integer'] },
  redCount: { up: ['q.red_count::smallint', ...latest] },
  foreignCount: { up: ['q.foreign_count::smallint', ...latest] },
  livePerformanceId: { up: ['q.live_performance_id::integer'] },
};

const listed = (condition: Fragment) => ({
  all: listing({
    schema: DeskLivePerformance,
    from: piece`${rows} where ${condition}`,
    orders,
    counted: piece`live_performance l where ${condition}`,
  }),
  found: listing({
    schema: DeskLivePerformance,
    from: piece`${rows} where ${condition} and ${matching}`,
    orders,
  }),
});

/** Live performances of everybody, by filter: all of them, or those that a search finds. */
export const livePerformancesBy: Record<DeskFilter, ReturnType<typeof listed>> = {
  attention: listed(toLookAt),
  red: listed(piece`${toLookAt} and l.red_count > 0`),
  unknown: listed(piece`${toLookAt} and l.foreign_count > 0`),
  objected: listed(piece`l.closed_at is null and exists (select from ${words} and not w.is_right)`),
  // Also closed ones, since closing changes nothing about what is paid.
  inDoubt: listed(piece`l.live_performance_id in (select d.live_performance_id from set_list_doubt d)`),
  open: listed(piece`l.closed_at is null`),
  closed: listed(piece`l.closed_at is not null`),
  all: listed(piece`true`),
};
