import { lockKey } from '../../platform/database/locks.ts';
import { raw, sql } from '../../platform/database/statement.ts';

/** Of two commands at once the second sees what the first has made. */
export const lockUsers = sql`select pg_advisory_xact_lock(${lockKey('firstUsers')})`;

/** Somebody who has chosen a password, or has been let in some other way. */
const hasBegun = raw(
  `(u.password_hash is not null or exists (select from session s where s.user_id = u.user_id))`,
);

/** Administrators besides this one who can act now, and have logged in or could. */
export const countAdministrators = sql`
  select count(*)::integer as count from app_user u
  where u.role = 'administrator' and not u.is_locked and u.closed_at is null and u.kennitala <> ${'kennitala'} and ${hasBegun}`;

export const findUser = sql`
  select u.user_id, u.role = 'administrator' and not u.is_locked and u.closed_at is null as may_act, ${hasBegun} as has_begun
  from app_user u where u.kennitala = ${'kennitala'} for update`;

/** Their own card too, if they are on file. */
export const insertAdministrator = sql`
  insert into app_user (kennitala, name, role, language, person_id)
  values (${'kennitala'}, ${'name'}, 'administrator', ${'language'},
    (select p.person_id from person p where p.kennitala = ${'kennitala'} and not p.is_unregistered))
  returning user_id`;

export const anyAdministrator = sql`
  select from app_user where role = 'administrator' and not is_locked and closed_at is null limit 1`;
