import { sql } from '../../platform/database/statement.ts';

export const insertLogin = sql`insert into open_id_login (secret_hash) values (${'secretHash'})`;

/** Once, and in time: of two who come with one answer the second finds no row. */
export const takeLogin = sql`
  delete from open_id_login where secret_hash = ${'secretHash'}
  returning started_at, started_at > now() - interval '10 minutes' as is_in_time`;

export const findUser = sql`
  select user_id, name, role, is_locked or closed_at is not null as is_barred
  from app_user where kennitala = ${'kennitala'}`;
