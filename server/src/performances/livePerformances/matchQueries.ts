import { sql } from '../../platform/database/statement.ts';

export const matchTitles = sql`
  select title, work_id, max(likeness) as likeness from match_titles(${'titles'}::text[], ${'personId'}) group by title, work_id`;

export const limitTime = sql`select set_config('statement_timeout', '3000', true)`;
