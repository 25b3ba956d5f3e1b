import { AskedSetList, AskedSetListLine, SetListWord } from '@omur/contract/performances/setListWords';
import { venueNotInList } from '@omur/contract/performances/rules/livePerformance';
import { jsonOf } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, raw, sql } from '../../platform/database/statement.ts';

/** What everyone may know of a work (V7). */
const authorNames = piece`case when k.review <> 'withdrawn' then (
  select string_agg(a.display_name, ', ' order by wa.position, a.author_id)
  from work_author wa join author a using (author_id) where wa.work_id = k.work_id) end`;

/** Known works and others in their one order. */
const lines = piece`(select coalesce(json_agg(written.json::json order by q.position), '[]') from (
    select n.position, k.work_id, k.title, k.artists, ${authorNames} as author_names, n.duration_seconds, n.quantity
    from performance n join work k using (work_id) where n.live_performance_id = l.live_performance_id
    union all
    select f.position, null, f.title, f.artists, null, f.duration_seconds, f.quantity
    from foreign_performance f where f.live_performance_id = l.live_performance_id) q cross join ${jsonOf(AskedSetListLine)})`;

const venueName = piece`case when l.venue_id is null then concat_ws(', ', l.venue, l.city)
    when l.venue_id = ${raw(String(venueNotInList))} then coalesce(l.address, v.name) else v.name end`;

const isCurrent = piece`coalesce(w.said_of = p.version, false)`;

/** H159: what waits first, then the latest. A list that staff have closed waits no more. */
export const askedOf = listing({
  schema: AskedSetList,
  from: piece`
    select l.live_performance_id, w.author_id, a.display_name, g.group_name, l.title as live_performance_title, l.performers, l.performed_on,
      ${venueName} as venue_name, registrant.display_name as registrant_name, p.version as set_list_version,
      l.closed_at is null and not ${isCurrent} as is_waiting, l.closed_at is not null as is_closed, w.is_right, w.remark, w.said_at,
      ${isCurrent} as is_current, (l.closed_at is not null or ${isCurrent})::integer as place, current_date - l.performed_on as days_ago,
      ${lines} as lines
    from set_list_word w join author a using (author_id) join group_performance p using (live_performance_id)
    join author registrant on registrant.author_id = p.registered_as
    join live_performance l using (live_performance_id) left join author_group g on g.group_id = p.group_id
    left join venue v on v.venue_id = l.venue_id
    where a.person_id = ${'personId'}::integer`,
  orders: {
    waiting: {
      up: [
        'q.place::integer',
        'q.days_ago::integer',
        'q.live_performance_id::integer',
        'q.author_id::integer',
      ],
    },
  },
});

/** What is said to whom it was registered for and to staff. */
export const wordsOf = listing({
  schema: SetListWord,
  from: piece`
    select w.author_id, a.display_name, w.is_right, w.remark, w.said_at, ${isCurrent} as is_current
    from set_list_word w join author a using (author_id) join group_performance p using (live_performance_id)
    join live_performance l using (live_performance_id)
    where w.live_performance_id = ${'livePerformanceId'} and (l.person_id = ${'personId'}::integer or ${'isStaff'}::boolean)`,
  orders: { displayName: { up: ['q.display_name', 'q.author_id::integer'] } },
});

/** Of a group that the person has joined, under the first of their names in it. */
export const insertGroupPerformance = sql`
  insert into group_performance (live_performance_id, group_id, registered_as)
  select ${'livePerformanceId'}::integer, m.group_id, m.author_id
  from author_group_member m join author a using (author_id)
  where m.group_id = ${'groupId'}::integer and a.person_id = ${'personId'}::integer and m.joined_at is not null
  order by m.position, m.author_id limit 1`;

/** Who had agreed to be in the group by that day, under each of their names (O205), and has not been asked. */
export const askMates = sql`
  with asked as (
    insert into set_list_word (live_performance_id, author_id)
    select l.live_performance_id, m.author_id
    from group_performance p join live_performance l using (live_performance_id) join author_group_member m using (group_id)
      join author a on a.author_id = m.author_id
    where l.live_performance_id = ${'livePerformanceId'} and l.work_count > 0 and m.joined_at::date <= l.performed_on and a.person_id <> l.person_id
    on conflict do nothing
    returning author_id
  )
  select distinct a.person_id from asked join author a using (author_id) order by a.person_id`;

/** Whose word fell with a change, once until they speak again. */
export const findOvertaken = sql`
  with overtaken as (
    update set_list_word w set is_told_again = true from group_performance p
    where p.live_performance_id = w.live_performance_id and w.live_performance_id = ${'livePerformanceId'}
      and w.said_of <> p.version and not w.is_told_again
    returning w.author_id
  )
  select distinct a.person_id from overtaken join author a using (author_id) order by a.person_id`;

export const findPerformance = sql`
  select title, performed_on, person_id from live_performance where live_performance_id = ${'livePerformanceId'}`;

/** Held until done: a change of the list waits, and then takes the word back. */
export const lockWord = sql`
  select p.version, l.title, l.performed_on, l.person_id as registrant_id, l.closed_at is not null as is_closed, a.display_name,
    ${'userId'}::integer <> ${'realUserId'}::integer and set_list_is_of(l.live_performance_id, ${'realUserId'}::integer) as is_of_proxy
  from group_performance p join live_performance l using (live_performance_id) join set_list_word w using (live_performance_id)
  join author a using (author_id)
  where p.live_performance_id = ${'livePerformanceId'} and w.author_id = ${'authorId'}::bigint and a.person_id = ${'personId'}::integer
  for update of p`;

export const writeWord = sql`
  update set_list_word set is_right = ${'isRight'}::boolean, remark = ${'remark'}::text, said_at = now(), said_of = ${'setListVersion'}, is_told_again = false
  where live_performance_id = ${'livePerformanceId'} and author_id = ${'authorId'}::bigint`;
