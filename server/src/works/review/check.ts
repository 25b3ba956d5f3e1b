import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import { sql, type Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { factsOf, type Facts } from './facts.ts';
import { writtenFindings } from './findings.ts';

const batch = 100;

/** Held until they are written: whoever changes one of them meanwhile comes after, and undoes the check. */
const lockUnchecked = sql`
  select w.work_id, ${factsOf} as facts from work w
  where w.review = 'waiting' and not exists (select from work_check c where c.work_id = w.work_id)
  order by w.first_registered_at, w.work_id limit ${'limit'}
  for update of w skip locked`;

/**
 * A work that one of these is like, and that does not say so itself yet, is looked at again. Twenty likenesses are as many as are
 * ever told.
 */
const writeChecks = sql`
  with checked as (
    select * from json_to_recordset(${'checks'}::json) as c (work_id integer, findings jsonb, likewise integer[])
  ), written as (
    insert into work_check (work_id, findings, likewise) select work_id, findings, likewise from checked
    on conflict (work_id) do update set findings = excluded.findings, likewise = excluded.likewise
  )
  delete from work_check k using checked c
  where k.work_id = any(c.likewise) and not k.likewise @> array[c.work_id] and cardinality(k.likewise) < 20
    and k.work_id not in (select work_id from checked)`;

/** Keeps the findings on every waiting work that has not been looked at. Answers how many it noted. */
export async function checkWaitingWorks(pool: pg.Pool): Promise<number> {
  let count = 0;
  for (;;) {
    const checked = await transaction(pool, checkSome);
    count += checked;
    if (checked < batch) return count;
  }
}

async function checkSome(db: Queryable): Promise<number> {
  const rows = await lockUnchecked.rows<{ workId: number; facts: Facts }>(db, { limit: batch });
  const checks = rows.map(({ workId, facts }) => ({
    work_id: workId,
    findings: writtenFindings(facts),
    likewise: [...new Set([...facts.sameTitle, ...facts.sameIsrc])],
  }));
  if (rows.length > 0) await writeChecks.run(db, { checks: JSON.stringify(checks) });
  return rows.length;
}

export const checkWaiting: Task = {
  name: 'checkWaiting',
  run: async ({ pool }) => {
    await checkWaitingWorks(pool);
  },
};
