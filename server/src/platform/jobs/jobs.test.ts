import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let administrator: Someone;
beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator' });
});
afterAll(() => portal.close());

async function aJob(set = ''): Promise<number> {
  const [job] = await portal.sql(`select id from graphile_worker.add_job('someTask', '{"n": 7}')`);
  if (set) await portal.sql(`update graphile_worker._private_jobs set ${set} where id = $1`, [job?.id]);
  return Number(job?.id);
}
const list = (state: string, as = administrator) => portal.ask(`GET /api/jobs?state=${state}`, { as });
const retry = (jobId: number, as = administrator) => portal.ask(`POST /api/jobs/${jobId}/retry`, { as });

describe('the page of jobs', () => {
  it('J1 is for administrators alone', async () => {
    const jobId = await aJob();
    expect((await portal.ask('GET /api/jobs?state=waiting')).status).toBe(401);
    for (const role of ['editor', 'member'] as const) {
      const someone = await portal.someone({ role });
      expect((await list('waiting', someone)).status).toBe(403);
      expect((await retry(jobId, someone)).status).toBe(403);
    }
  });
  it('J1 tells what waits, what failed and what ran', async () => {
    await portal.sql('delete from graphile_worker._private_jobs');
    expect((await list('failed')).body.Code).toBe('job.noneFound');
    const waiting = await aJob();
    const failed = await aJob(`last_error = 'no luck', attempts = 3`);
    await portal.sql(
      `insert into job_run (job_id, task, payload, attempt, started_at, error) values (1, 'someTask', '{}', 1, now(), null)`,
    );
    expect((await list('waiting')).body).toEqual([
      {
        verK_I_ROD_NR: waiting,
        verkefni: 'someTask',
        lysing: '{"n": 7}',
        eR_I_KEYRSLU: 0,
        fjoldI_TILRAUNA: 0,
        mesT_TILRAUNA: 25,
        dagS_KEYRSLU: expect.any(String),
        dagS_LOKID: null,
        villa: null,
      },
    ]);
    expect((await list('failed')).body).toMatchObject([{ verK_I_ROD_NR: failed, villa: 'no luck' }]);
    expect((await list('ran')).body).toMatchObject([{ verK_I_ROD_NR: 1, villa: null, mesT_TILRAUNA: null }]);
    await portal.sql(
      `insert into job_run (job_id, task, payload, attempt, started_at, error)
       values (2, 'byClock', '{"_cron": {"ts": "2026-11-21T05:43:00.000Z"}}', 1, now(), null)`,
    );
    expect((await list('ran')).body).toMatchObject([
      { verkefni: 'byClock', lysing: '' },
      { verkefni: 'someTask' },
    ]);
    expect((await list('lost')).status).toBe(422);
    expect((await portal.ask('GET /api/jobs', { as: administrator })).status).toBe(422);
  });
  it('O173 are counted to 100,000, and one more says that there are more', async () => {
    await portal.sql(
      `insert into job_run (job_id, task, payload, attempt, started_at) select n, 'x', '{}', 1, now() from generate_series(1, 100100) n`,
    );
    const { headers, body } = await portal.ask('GET /api/jobs?state=ran&limit=1', { as: administrator });
    expect([headers['x-total-count'], body.length]).toEqual(['100001', 1]);
    await portal.sql(`delete from job_run where task = 'x'`);
  });
  it('J1 runs one that failed now, but none that is running', async () => {
    const given = await aJob(`last_error = 'no luck', attempts = 25, run_at = now() + interval '1 day'`);
    expect((await retry(given)).status).toBe(204);
    const [job] = await portal.sql(
      'select attempts, run_at <= now() as is_due from graphile_worker.jobs where id = $1',
      [given],
    );
    expect(job).toEqual({ attempts: 0, is_due: true });
    const running = await aJob(`locked_at = now(), locked_by = 'worker-x'`);
    expect((await retry(running)).body.Code).toBe('job.running');
    expect((await retry(999_999)).body.Code).toBe('job.notFound');
  });
});
