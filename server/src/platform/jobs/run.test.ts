import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { readConfig } from '../config.ts';
import { startJobs } from './run.ts';
import type { Task } from './task.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const log = pino({ level: 'silent' });
const server = (tasks: readonly Task[], settings: NodeJS.ProcessEnv = {}) =>
  startJobs({ config: readConfig(settings), connection: portal.database.application, log, tasks });
const add = (task: string, options = '') =>
  portal.sql(`select graphile_worker.add_job($1, '{"n": 1}'::json${options})`, [task]);
const runs = (task: string) =>
  portal.sql('select payload, attempt, error from job_run where task = $1 order by job_run_id', [task]);
const waiting = () => portal.sql('select id from graphile_worker.jobs');

describe('jobs', () => {
  // The first of all: Node.js warns once.
  it('ask one connection one thing at a time, however many their workers', async () => {
    const warnings: string[] = [];
    const warn = ({ message }: Error) => void warnings.push(message);
    process.on('warning', warn);
    const stop = server([{ name: 'never', run: async () => undefined }], { JOB_WORKERS: '6' });
    // A lock for each worker, and one for all of them.
    const locks = `select from pg_locks join pg_stat_activity using (pid) where datname = current_database() and locktype = 'advisory'`;
    await expect.poll(() => portal.sql(locks)).toHaveLength(7);
    await stop();
    process.off('warning', warn);
    expect(warnings).toEqual([]);
  });
  it('J1 run once though several servers look for them, and what ran is kept', async () => {
    let ran = 0;
    const count: Task = {
      name: 'count',
      run: async () => {
        await sleep(20);
        ran += 1;
      },
    };
    const stops = [server([count]), server([count])];
    for (let i = 0; i < 12; i++) await add('count');
    await expect.poll(waiting).toEqual([]);
    await Promise.all(stops.map((stop) => stop()));
    expect(ran).toBe(12);
    expect(await runs('count')).toEqual(
      Array.from({ length: 12 }, () => ({ payload: { n: 1 }, attempt: 1, error: null })),
    );
  });
  it('O172 of one member, however many, keep those of another waiting for one at most', async () => {
    await portal.sql(
      `select count(*) from graphile_worker.add_jobs(array(
        select row('turn', json_build_object('of', 'many'), null, null, 1, 'many:' || n, 100, null)::graphile_worker.job_spec
        from generate_series(1, 5000) n))`,
    );
    await portal.sql(`select take_turns(array(select 'many:' || n from generate_series(1, 100) n))`);
    await add('turn', `, job_key := 'few:1', priority := 100`);
    await portal.sql(`select take_turns('{few:1}')`);
    const order: string[] = [];
    const turn: Task = {
      name: 'turn',
      run: async ({ pool }, payload) => {
        order.push((payload as { of?: string }).of ?? 'few');
        await pool.query(`select take_turns(array(
          select key from graphile_worker._private_jobs where key like 'many:%' and locked_at is null order by id limit 100))`);
      },
    };
    const stop = server([turn], { JOB_WORKERS: '1' });
    await expect.poll(() => order.slice(0, 3)).toEqual(['many', 'few', 'many']);
    await stop();
    await portal.sql('delete from graphile_worker._private_jobs');
  });
  it('J1 wait longer and longer after a failure, which is kept', async () => {
    const stop = server([{ name: 'fail', run: async () => Promise.reject(new Error('no such luck')) }]);
    await add('fail');
    await expect.poll(() => runs('fail')).toEqual([{ payload: { n: 1 }, attempt: 1, error: 'no such luck' }]);
    await stop();
    const [job] = await portal.sql(
      `select attempts, last_error, run_at > ended_at as is_later
       from graphile_worker.jobs join job_run on task = task_identifier`,
    );
    expect(job).toEqual({ attempts: 1, last_error: 'no such luck', is_later: true });
    await portal.sql('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs');
  });
  it('J1 are taken up again when the server that had them was killed', async () => {
    await add('left');
    await portal.sql(`update graphile_worker._private_jobs set locked_by = 'worker-of-the-dead',
      locked_at = now() - interval '1 minute', attempts = 1`);
    const stop = server([{ name: 'left', run: async () => undefined }]);
    await expect.poll(() => runs('left')).toHaveLength(1);
    await stop();
  });
  it('J1 are left to the server that is still at them, however long they take', async () => {
    let ran = 0;
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const slow: Task = {
      name: 'slow',
      run: async () => {
        ran += 1;
        await ended;
      },
    };
    const stops = [server([slow])];
    await add('slow');
    await expect.poll(() => ran).toBe(1);
    await portal.sql(`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`);
    stops.push(server([slow]));
    await sleep(1500);
    expect(ran).toBe(1);
    end();
    await expect.poll(waiting).toEqual([]);
    await Promise.all(stops.map((stop) => stop()));
    expect(await runs('slow')).toEqual([{ payload: { n: 1 }, attempt: 1, error: null }]);
  });
  it('J1 go on after the connections to the database were lost', async () => {
    const stop = server([{ name: 'go', run: async () => undefined }]);
    await add('go');
    await expect.poll(() => runs('go')).toHaveLength(1);
    const admin = new pg.Client({ ...inject('cluster').admin });
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
      [portal.database.application.database],
    );
    await admin.end();
    // The connection over which it is added was lost too.
    await expect.poll(() => add('go')).toHaveLength(1);
    await expect.poll(() => runs('go'), { timeout: 15_000 }).toHaveLength(2);
    await stop();
  }, 30_000);
  it('J1 falls due by the clock once, though several servers look at it', async () => {
    const everyMinute: Task = { name: 'tick', cron: '* * * * *', run: async () => undefined };
    const stops = [server([everyMinute]), server([everyMinute])];
    await expect
      .poll(() => portal.sql('select from graphile_worker._private_known_crontabs'))
      .toHaveLength(1);
    await Promise.all(stops.map((stop) => stop()));
    // They may have run over the end of a minute.
    const before = (await runs('tick')).length;
    // Both have been here before: the one minute that ended since then is made up for at the next start.
    await portal.sql(
      `update graphile_worker._private_known_crontabs
       set known_since = date_trunc('minute', now()) - interval '1 second', last_execution = null`,
    );
    const again = [server([everyMinute]), server([everyMinute])];
    await expect.poll(() => runs('tick')).toHaveLength(before + 1);
    await Promise.all(again.map((stop) => stop()));
  }, 20_000);
});
