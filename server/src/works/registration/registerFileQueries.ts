import { sql } from '../../platform/database/statement.ts';

export const findActor = sql`
  select user_id, role, coalesce(person_id, 0) as person_id, kennitala, name from app_user
  where (kennitala = ${'kennitala'} or (${'kennitala'}::text is null and role = 'administrator'))
    and not is_locked and closed_at is null order by user_id limit 1`;

export const findSheetWork = sql`select work_id from sheet_work where rows_hash = ${'rowsHash'}`;

export const keepSheetWork = sql`insert into sheet_work (rows_hash, work_id) values (${'rowsHash'}, ${'workId'})`;

export const nameActor = sql`select set_config('omur.user_id', ${'userId'}, true)`;
