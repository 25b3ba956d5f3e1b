import { sql } from '../../platform/database/statement.ts';

/** The newest notification of each; 0 of somebody who has none. */
export const newestOf = sql`
  select p.person_id, coalesce((select n.notification_id from notification n where n.person_id = p.person_id
    order by n.notification_id desc limit 1), 0) as newest_id
  from unnest(${'personIds'}::integer[]) p (person_id)`;
