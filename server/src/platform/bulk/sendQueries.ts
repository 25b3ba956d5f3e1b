import { sql } from '../database/statement.ts';

/** Whose sheet it is and who had it sent, as long as both may do so now. */
export const findSender = sql`
  select b.kind, u.user_id, u.role, u.name, u.kennitala, coalesce(u.person_id, 0) as person_id,
    r.user_id as real_user_id, r.role as real_role, r.name as real_name
  from bulk b join app_user u using (user_id) join app_user r on r.user_id = b.sent_by
  where b.bulk_id = ${'bulkId'} and not u.is_locked and u.closed_at is null and not r.is_locked and r.closed_at is null
    and u.role in ('administrator', 'editor', 'member')
    and (r.user_id = u.user_id or r.role = 'administrator' or u.role = 'member' and exists (
      select from access_grant g where g.user_id = u.user_id and g.grantee_user_id = r.user_id and not g.is_read_only
        and (g.last_day is null or g.last_day >= current_date)))`;

/** O310: one entry of a sheet at a time, over all servers: what is like another is seen once that is registered. */
export const lockSheet = sql`select from bulk where bulk_id = ${'bulkId'} for no key update`;

/** The next entry of a sheet that is to be registered. */
export const takeNext = sql`
  select place, lines, alike, is_other_work as is_other from bulk_work
  where bulk_id = ${'bulkId'} and is_queued order by place limit 1 for update`;

export const nameSender = sql`
  select set_config('omur.user_id', ${'realUserId'}, true), set_config('omur.acting_for_user_id', ${'actingFor'}, true)`;

export const keepMade = sql`
  update bulk_work set is_queued = false, work_id = ${'workId'}::integer, live_performance_id = ${'livePerformanceId'}::integer,
    person_id = ${'personId'}::integer, lines = ${'lines'}::jsonb, faults = '[]', version = version + 1
  where bulk_id = ${'bulkId'} and place = ${'place'}`;

export const keepFaults = sql`
  update bulk_work set is_queued = false, version = version + 1, faults = ${'faults'}::jsonb, alike = ${'alike'}::jsonb, is_other_work = ${'isOther'}
  where bulk_id = ${'bulkId'} and place = ${'place'}`;
