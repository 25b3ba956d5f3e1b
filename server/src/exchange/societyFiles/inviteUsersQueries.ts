import { piece, sql } from '../../platform/database/statement.ts';

/** O285: logins that came with an import, as `u`, whose person is there and was never sent a link to a password. */
const uninvited = piece`
  select u.user_id, p.email from old_number o join app_user u on u.user_id = o.user_id join person p on p.person_id = u.person_id
  where o.kind = 'users' and o.society_import_id = ${'societyImportId'}::integer
    and u.password_hash is null and not u.is_locked and u.closed_at is null and u.role in ('member', 'viewer', 'external')
    and p.died_on is null and p.left_on is null
    and not exists (select from confirmation c where c.kind = 'staff' and c.state = 'waiting' and c.user_id = u.user_id)
    and not exists (select from invitation i where i.user_id = u.user_id)`;

/** How many are sent one, and how many have no address that it could go to. */
export const uninvitedCount = piece`(select count(*)::integer from (${uninvited}) n where n.email <> '')`;
export const unreachableCount = piece`(select count(*)::integer from (${uninvited}) n where coalesce(n.email, '') = '')`;
export const invitedCount = piece`
  (select count(*)::integer from old_number o where o.kind = 'users' and o.society_import_id = ${'societyImportId'}::integer
    and exists (select from invitation i where i.user_id = o.user_id))`;

export const isAnyUninvited = sql`select ${uninvitedCount} > 0 as is_any`;
export const findUninvited = sql`
  select n.user_id, n.email from (${uninvited}) n
  where n.email <> '' and n.user_id > ${'after'}::integer order by n.user_id limit ${'atOnce'}`;

export const addInviteJob = sql`
  select graphile_worker.add_job('inviteSocietyUsers',
    json_build_object('societyImportId', ${'societyImportId'}::integer, 'userId', ${'userId'}::integer),
    queue_name := 'society', max_attempts := 10, job_key := 'inviteSocietyUsers:' || ${'societyImportId'}::integer)`;
