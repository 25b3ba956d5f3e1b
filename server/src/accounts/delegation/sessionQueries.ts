import { Acted, mostChangesCounted } from '@omur/contract/accounts/delegation';
import { listing } from '../../platform/database/listing.ts';
import { lockKey } from '../../platform/database/locks.ts';
import { piece, raw, sql } from '../../platform/database/statement.ts';
import { staffRoles } from '../../platform/lookups/listsQueries.ts';
import { isRecordSeen } from '../../people/auditLog/columnsQueries.ts';

/** Starts of one user wait for each other, so that each knows of the one before it. */
export const lockOwn = sql`select from app_user where user_id = ${'userId'} for no key update`;

/** Anyone who takes the grant away waits until the session is there, and ends it. */
export const shareGrant = sql`
  select g.is_read_only, g.last_day::text as last_day from access_grant g
  where g.user_id = ${'userId'} and g.grantee_user_id = ${'granteeUserId'}
    and (g.last_day is null or g.last_day >= current_date) for share`;

/** A session in the place of another, which ends: of the same user, no longer than that one would have lived, nor than the grant. */
export const replaceSession = sql`
  with ended as (
    update session set ended_at = now() where token_hash = ${'tokenHash'} and ended_at is null
    returning user_id, expires_at, device, opened_by, logged_in_at
  )
  insert into session (token_hash, user_id, acting_for_user_id, is_read_only, expires_at, device, opened_by, logged_in_at)
  select ${'newTokenHash'}::bytea, user_id, ${'actingFor'}::integer, ${'isReadOnly'}::boolean,
    least(expires_at, end_of_access(${'lastDay'}::date)), device, opened_by, logged_in_at
  from ended`;

export const hasActedToday = sql`
  select from masquerade
  where user_id = ${'userId'} and by_user_id = ${'byUserId'} and started_at >= current_date::timestamp at time zone 'UTC' limit 1`;

export const insertMasquerade = sql`
  insert into masquerade (user_id, by_user_id, is_read_only) values (${'userId'}, ${'byUserId'}, ${'isReadOnly'})`;

/** Who goes on into another day, for the first time on it, as a row of that day. A session asleep since yesterday acts for nobody. */
export const insertGoneOn = sql`
  insert into masquerade (user_id, by_user_id, is_read_only)
  select s.acting_for_user_id, s.user_id, bool_and(s.is_read_only) from session s
  where s.acting_for_user_id is not null and s.ended_at is null and s.expires_at > now()
    and s.last_used_at >= current_date::timestamp at time zone 'UTC'
    and not exists (select from masquerade m where m.user_id = s.acting_for_user_id and m.by_user_id = s.user_id
      and m.started_at >= current_date::timestamp at time zone 'UTC')
  group by 1, 2
  returning (select person_id from app_user u where u.user_id = masquerade.user_id) as person_id,
    (select name from app_user u where u.user_id = masquerade.by_user_id) as real_name,
    (select role from app_user u where u.user_id = masquerade.by_user_id) as real_role`;

/** Two servers tell nobody twice. */
export const lockGoneOn = sql`select pg_advisory_xact_lock(${lockKey('masqueradesGoneOn')})`;

const worksForSociety = (user: string) => piece`${raw(user)}.role in (${staffRoles})`;

/** One row for each day and anyone who acted on it; those who work for the society are one. A session starts with its masquerade. */
const days = piece`
  select (m.started_at at time zone 'UTC')::date as day,
    case when ${worksForSociety('u')} then 0 else u.user_id end as by_user_id,
    case when ${worksForSociety('u')} then 'society' else 'user' end as actor_kind,
    case when not ${worksForSociety('u')} then u.name end as actor_name,
    min(m.started_at) as first_acted_at, count(*)::integer as masquerade_count,
    bool_or(exists (select from session s where s.acting_for_user_id = m.user_id and s.user_id = m.by_user_id
      and s.created_at <= m.started_at and s.ended_at is null and s.expires_at > now()
      and s.last_used_at > now() - make_interval(mins => ${'idleMinutes'}::integer))) as is_acting
  from masquerade m join app_user u on u.user_id = m.by_user_id
  where m.user_id = ${'userId'} group by 1, 2, 3, 4`;

/** What the caller can read of it among the records. */
const changes = piece`(select count(*)::integer from (
    select from change_record r join app_user a on a.user_id = r.user_id
    where r.acting_for_user_id = ${'userId'} and (r.person_id is null or r.person_id = ${'personId'}::integer) and ${isRecordSeen}
      and r.changed_at >= d.day::timestamp at time zone 'UTC' and r.changed_at < (d.day + 1)::timestamp at time zone 'UTC'
      and case when d.by_user_id = 0 then ${worksForSociety('a')} else r.user_id = d.by_user_id end
    limit ${raw(String(mostChangesCounted + 1))}) counted)`;

export const actedFor = {
  ...listing({
    schema: Acted,
    from: piece`select d.*, ${changes} as change_count from (${days}) d`,
    orders: { firstActedAt: { up: ['q.first_acted_at::timestamptz', 'q.by_user_id::integer'] } },
    counted: piece`(${days}) d`,
  }),
  defaultSort: '-firstActedAt',
};
