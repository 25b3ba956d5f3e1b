import { Outsider } from '@omur/contract/royalties/outsiders';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { listedUsage } from './clocksQueries.ts';

const shown = piece`
  select o.outsider_id, o.name, o.email, o.phone, o.note, o.language, o.unmatched_usage_id, o.title, o.asked_at as asked_to_join_at,
    case when o.settled_at is null then 'waiting' else 'settled' end as outsider_state, u.name as settled_by_name, o.remark
  from outsider o left join app_user u on u.user_id = o.settled_by`;

/** O256: those who wait, the first one first; and those who were answered, the last one first. */
export const waitingOutsiders = listing({
  schema: Outsider,
  from: piece`${shown} where o.settled_at is null`,
  orders: { askedToJoinAt: { up: ['q.outsider_id::integer'] } },
});
export const settledOutsiders = listing({
  schema: Outsider,
  from: piece`${shown} where o.settled_at is not null`,
  orders: { askedToJoinAt: { up: ['(-q.outsider_id)::integer'] } },
});

export const findListed = sql`
  select q.title from (${listedUsage}) q where q.unmatched_usage_id = ${'unmatchedUsageId'}::integer`;

/** No more than can be answered; who decides on the line as unclaimed waits, and then leaves it out (R139). */
export const insertOutsider = sql`
  insert into outsider (unmatched_usage_id, title, name, email, phone, note, language)
  select u.unmatched_usage_id, ${'title'}, ${'name'}, ${'email'}, ${'phone'}, ${'note'}, ${'language'}
  from (select unmatched_usage_id from unmatched_usage where unmatched_usage_id = ${'unmatchedUsageId'}::integer for no key update) u
  where (select count(*) from (select from outsider where settled_at is null limit ${'mostWaiting'}::integer) w) < ${'mostWaiting'}::integer`;

export const answerOutsider = sql`
  update outsider set settled_by = ${'userId'}::integer, settled_at = now(), remark = ${'remark'}
  where outsider_id = ${'outsiderId'}::integer and settled_at is null`;
export const findOutsider = sql`select from outsider where outsider_id = ${'outsiderId'}::integer`;
