import { checkWaitingWorks } from '../../server/src/works/review/check.ts';
import type { Case } from './cases.ts';
import type { Society } from './society.ts';

/** As many as wait in the large society. */
const most = 20_000;

/** The queue as staff open it. */
export function queueCase({ owner }: Society, headers: Record<string, string>): Case {
  return {
    name: 'review queue, first page',
    portal: [{ method: 'GET', path: '/api/compositions/review?limit=50', headers }],
    bare: [{ path: '/queue' }],
    aim: 0.9,
    // The job does this within a minute of a registration.
    before: async () => void (await checkWaitingWorks(owner)),
  };
}

/** Each work is decided on once, so that every decision is a whole one. Between measurements they are put back in the queue. */
export async function decisionCase({ owner }: Society, headers: Record<string, string>): Promise<Case> {
  const { rows } = await owner.query<{ work_id: number; review: string }>(
    `select work_id, review from work where work_id >= 1000001 order by review = 'waiting' desc, work_id limit ${most}`,
  );
  const workIds = rows.map((row) => row.work_id);
  const approved = rows.filter(({ review }) => review === 'approved').map((row) => row.work_id);
  let at = 0;
  const next = () => {
    at = (at + 1) % workIds.length;
    return workIds[at] ?? 0;
  };
  const body = JSON.stringify({ SAMTHYKKT: 1 });
  const json = { 'content-type': 'application/json' };
  return {
    name: 'decision',
    portal: [
      {
        method: 'PATCH',
        headers: { ...headers, ...json },
        body,
        setupRequest: (request) => ({ ...request, path: `/api/compositions/${next()}/review` }),
      },
    ],
    bare: [
      {
        method: 'PATCH',
        headers: json,
        body,
        setupRequest: (request) => ({ ...request, path: `/decide?id=${next()}` }),
      },
    ],
    aim: 0.7,
    // Those under way when a measurement ends are decided on a moment later, so that the next one goes on from there.
    before: () => asWaiting(owner, workIds),
    after: async () => {
      await asWaiting(owner, workIds);
      await silently(owner, `update work set review = 'approved' where work_id = any($1)`, approved);
      await silently(owner, `select refresh_lights($1, 'approvedByStaff')`, approved);
      await owner.query(
        `delete from work_light_change where cause = 'approvedByStaff' and work_id = any($1)`,
        [approved],
      );
    },
  };
}

/** Undoes what decisions have left, and what has been recorded of it. The checks are there, so that no job makes them meanwhile. */
async function asWaiting(owner: Society['owner'], workIds: readonly number[]): Promise<void> {
  await silently(
    owner,
    `with undone as (
      update work set review = 'waiting', light = 2, reviewed_at = null, reviewed_by = null
      where work_id = any($1) and review <> 'waiting' returning work_id
    ), checked as (
      insert into work_check (work_id, findings, likewise) select work_id, '[]', '{}' from undone on conflict do nothing
    ), unlit as (
      delete from work_light_change c using undone u where c.work_id = u.work_id and c.cause = 'approvedByStaff'
    )
    update person_work pw set light = 2 from undone u where pw.work_id = u.work_id`,
    workIds,
  );
  await owner.query('delete from change_record where work_id = any($1)', [workIds]);
  await owner.query('vacuum analyze work');
}

async function silently(owner: Society['owner'], text: string, workIds: readonly number[]): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('alter table work disable trigger user');
    await client.query(text, [workIds]);
  } finally {
    await client.query('alter table work enable trigger user');
    client.release();
  }
}
