import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import { type Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { type Facts } from './facts.ts';
import { writtenFindings } from './findings.ts';
import { lockUnchecked, writeChecks } from './checkQueries.ts';

const batch = 100;

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
