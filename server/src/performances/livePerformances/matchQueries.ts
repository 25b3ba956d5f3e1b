import { sql } from '../../platform/database/statement.ts';

export const matchTitles = sql`
  select title, work_id, max(likeness) as likeness from match_titles(${'titles'}::text[], ${'personId'}) group by title, work_id`;

/**
 * Works of exactly these titles, their own before others: what `match_titles` finds first, for thousands of titles at once. Nobody reads what
 * is found here, so another's title has to be confirmed (R171).
 */
export const exactTitles = sql`
  select x.title, m.work_id, 1::real as likeness from unnest(${'titles'}::text[]) as x (title) cross join lateral (
    (select pw.work_id from person_work pw where pw.person_id = ${'personId'} and pw.title_folded = x.title
      group by pw.work_id order by pw.work_id limit 5)
    union
    (select t.work_id from work_title t join work w using (work_id)
      where t.title_folded = x.title and t.is_verified and w.review <> 'withdrawn' order by t.work_id limit 10)) m`;

export const limitTime = sql`select set_config('statement_timeout', '3000', true)`;
