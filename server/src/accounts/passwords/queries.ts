import { sql } from '../../platform/database/statement.ts';

/** A login that is nobody's card has the address by which its password was last chosen (O240). */
export const findForgetful = sql`
  select u.user_id, u.name, u.person_id, u.language, u.is_locked or u.closed_at is not null as is_barred,
    case when u.person_id is not null then p.email
      else (select i.email from invitation i where i.user_id = u.user_id and i.used_at is not null order by i.used_at desc limit 1)
    end as email
  from app_user u left join person p using (person_id) where u.kennitala = ${'kennitala'}`;

export const insertReset = sql`
  insert into password_reset (user_id, guid_hash, email) values (${'userId'}, ${'guidHash'}, ${'email'})`;

/** Once: of two who open the same link at the same time, the second finds no row. */
export const giveToken = sql`
  update password_reset r set verified_at = now(), token_hash = ${'tokenHash'}
  from app_user u
  where r.guid_hash = ${'guidHash'} and r.verified_at is null and r.ended_at is null and r.expires_at > now()
    and u.user_id = r.user_id and not u.is_locked and u.closed_at is null
  returning u.user_id, u.kennitala, u.name, u.role`;

/** Anyone who opened the link in time has half an hour to choose. */
export const findReset = sql`
  select r.password_reset_id, u.user_id, u.kennitala, u.name, u.person_id
  from password_reset r join app_user u using (user_id)
  where r.token_hash = ${'tokenHash'} and r.ended_at is null and r.verified_at > now() - interval '30 minutes'
    and not u.is_locked and u.closed_at is null`;

/** Once: of two resets with one token the second finds no row. */
export const spendReset = sql`
  update password_reset set ended_at = now() where password_reset_id = ${'passwordResetId'} and ended_at is null`;

export const setPassword = sql`
  update app_user set password_hash = ${'passwordHash'}
  where user_id = ${'userId'} and not is_locked and closed_at is null`;

/** In whose name a reset is recorded: nobody is logged in. */
export const nameForgetful = sql`
  select set_config('omur.user_id', ${'userId'}, true), set_config('omur.request_id', ${'requestId'}, true)`;
