import { sql } from '../../platform/database/statement.ts';

export const findPersonsOfUsers = sql`
  select array(select distinct person_id from app_user where user_id = any(${'userIds'}::integer[]) and person_id is not null) as person_ids`;
