import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, runRule } from '../../../test/runs.ts';
import { aServerProcess } from '../../../test/serverProcess.ts';
import { importUsage } from '../../../test/usage.ts';

const lines = 6_000;
let portal: Portal;
let anna: Someone;
beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
  const bera = await portal.someone({ role: 'administrator', isPerson: false });
  const author = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
  await portal.work({ by: author, title: 'Vornótt í Vogum', others: [await portal.someone()] });
  await portal.sql(
    `update work_author set approval = 'given', approved_at = coalesce(approved_at, now())`,
    [],
  );
  await portal.sql(`select refresh_lights(array(select work_id from work), 'approvedByStaff')`, []);
  const rows = Array.from(
    { length: lines },
    (_, at) => `2025-0${1 + (at % 9)}-1${at % 7};Vornótt í Vogum;${author.name};${1 + (at % 300)}`,
  );
  await importUsage(portal, { as: anna, file: `date;title;writers;seconds\n${rows.join('\n')}\n` });
  const [pool] = await portal.sql(
    `insert into pool (name, category_id) values ('Hljóðvarp', 1) returning pool_id`,
    [],
  );
  await runRule(portal, [anna, bera], { kind: 'pool', pool_id: pool?.['pool_id'], usage_kind: 'log' });
  await portal.sql(
    `insert into money_rule (kind, category_id, pool_id, percent, starts_on, state, asked_by, decided_by, decided_at)
     values ('allocation', 1, $3, 100, '2020-01-01', 'active', $1, $2, now())`,
    [anna.userId, bera.userId, pool?.['pool_id']],
  );
  await portal.sql(`insert into distribution_period (name) values ('Árið 2025') on conflict do nothing`, []);
  await portal.sql(
    `insert into income (payer_name, payer_kind, category_id, period_id, gross_amount, received_on, reference, registered_by)
     select 'Öldurás', 'broadcaster', 1, period_id, 123456.78, '2026-02-01', 'R-9', $1 from distribution_period where name = 'Árið 2025'`,
    [anna.userId],
  );
}, 120_000);
afterAll(() => portal.close());

it('R13 a run that is killed stays as it was, and the next server reckons the same bytes', async () => {
  const id = await aRun(portal, anna, { period: 'Árið 2025', year: 2025 });
  const state = async () =>
    (
      await portal.sql(
        `select encode(run_hash(r), 'hex') as hash, reckoned_at > reckon_asked_at as is_done,
         (select count(*)::integer from run_line) as lines, (select sum(amount)::text from statement_line) as paid
       from run r where distribution_id = $1`,
        [id],
      )
    )[0];
  const before = await state();
  expect(before).toMatchObject({ lines, paid: '123456.78' });

  await portal.ask(`POST /api/money/runs/${id}/reckon`, { as: anna });
  const starting = aServerProcess(portal.database, { JOB_WORKERS: '1' });
  const isReckoning = async () =>
    (
      await portal.sql(
        `select from pg_locks where relation = 'run_line'::regclass and mode = 'RowExclusiveLock' and pid <> pg_backend_pid()`,
        [],
      )
    ).length > 0;
  await expect.poll(isReckoning, { timeout: 30_000, interval: 5 }).toBe(true);
  await (await starting).kill();
  expect(await state()).toEqual({ ...before, is_done: false });

  // What the killed server had taken on is taken on anew at once.
  await portal.sql(`update graphile_worker._private_jobs set locked_at = null, locked_by = null`, []);
  await portal.sql(`update graphile_worker._private_job_queues set locked_at = null, locked_by = null`, []);
  const second = await aServerProcess(portal.database, { JOB_WORKERS: '1' });
  await expect.poll(async () => (await state())?.['is_done'], { timeout: 120_000, interval: 100 }).toBe(true);
  expect(await state()).toEqual({ ...before, is_done: true });
  await second.stop();
}, 300_000);
