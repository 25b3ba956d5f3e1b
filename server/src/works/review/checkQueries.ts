import { sql } from '../../platform/database/statement.ts';
import { factsOf } from './factsQueries.ts';

/** Held until they are written: anyone who changes one of them meanwhile comes after, and undoes the check. */
export const lockUnchecked = sql`
  select w.work_id, ${factsOf} as facts from work w
  where w.review = 'waiting' and not exists (select from work_check c where c.work_id = w.work_id)
  order by w.first_registered_at, w.work_id limit ${'limit'}
  for update of w skip locked`;

/**
 * A work that one of these is like, and that does not say so itself yet, is looked at again. Twenty likenesses are as many as are
 * ever told.
 */
export const writeChecks = sql`
  with checked as (
    select * from json_to_recordset(${'checks'}::json) as c (work_id integer, findings jsonb, likewise integer[])
  ), written as (
    insert into work_check (work_id, findings, likewise) select work_id, findings, likewise from checked
    on conflict (work_id) do update set findings = excluded.findings, likewise = excluded.likewise
  )
  delete from work_check k using checked c
  where k.work_id = any(c.likewise) and not k.likewise @> array[c.work_id] and cardinality(k.likewise) < 20
    and k.work_id not in (select work_id from checked)`;
