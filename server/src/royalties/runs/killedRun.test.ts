import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killWhileWaiting } from '../../../test/killed.ts';
import { giveAccount, pain002 } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, bookedUnits, receive, runRule } from '../../../test/runs.ts';
import { aServerProcess } from '../../../test/serverProcess.ts';
import { importUsage } from '../../../test/usage.ts';
import { finishDistribution } from '../distributions/finishAsked.ts';

const lines = 6_000;
let portal: Portal;
let anna: Someone;
let bera: Someone;
let author: Someone;
/** The run, and a server that is killed amid its finishing. */
let id: number;
let server: Awaited<ReturnType<typeof aServerProcess>> | undefined;
beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
  bera = await portal.someone({ role: 'administrator', isPerson: false });
  author = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
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
afterAll(async () => {
  await server?.kill();
  await portal.close();
});

const state = async () =>
  (
    await portal.sql(
      `select encode(run_hash(r), 'hex') as hash, reckoned_at > reckon_asked_at as is_done,
         (select count(*)::integer from run_line) as lines, (select sum(amount)::text from statement_line) as paid
       from run r where distribution_id = $1`,
      [id],
    )
  )[0];

/** Another server. What a killed one had taken on it takes on anew at once. */
async function nextServer() {
  await portal.sql(`update graphile_worker._private_jobs set locked_at = null, locked_by = null`, []);
  await portal.sql(`update graphile_worker._private_job_queues set locked_at = null, locked_by = null`, []);
  return aServerProcess(portal.database, { JOB_WORKERS: '1' });
}

/** Has a call made of a server, and kills that while the call waits in the middle for a table; nothing of it goes on. */
async function killedAmid(
  { address, kill }: Awaited<ReturnType<typeof aServerProcess>>,
  table: string,
  [path, body]: readonly [string, object],
): Promise<void> {
  const lock = new pg.Client(portal.database.owner);
  await lock.connect();
  await lock.query(`begin; lock table ${table} in share row exclusive mode`);
  const answered = fetch(`${address}/api/money/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bera.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    ({ status }) => status,
    () => 'killed',
  );
  const waiting = () =>
    portal.sql(`select pid from pg_locks where relation = $1::regclass and not granted`, [table]);
  await expect.poll(async () => (await waiting()).length, { timeout: 30_000, interval: 20 }).toBe(1);
  const [one] = await waiting();
  await kill();
  expect(await answered).toBe('killed');
  await lock.end();
  const isThere = () => portal.sql('select from pg_stat_activity where pid = $1', [one?.['pid']]);
  await expect.poll(isThere, { timeout: 30_000, interval: 20 }).toEqual([]);
}

it('R13 a run that is killed stays as it was, and the next server reckons the same bytes', async () => {
  id = await aRun(portal, anna, { period: 'Árið 2025', year: 2025 });
  const before = await state();
  expect(before).toMatchObject({ lines, paid: '123456.78' });

  await portal.ask(`POST /api/money/runs/${id}/reckon`, { as: anna });
  // The run itself is the last that is written.
  await killWhileWaiting(portal, 'run');
  expect(await state()).toEqual({ ...before, is_done: false });

  server = await nextServer();
  await expect.poll(async () => (await state())?.['is_done'], { timeout: 120_000, interval: 100 }).toBe(true);
  expect(await state()).toEqual({ ...before, is_done: true });
}, 300_000);

it('R90 a run reads its lines together, and no more often the more there are', async () => {
  const client = new pg.Client(portal.database.owner);
  await client.connect();
  await client.query('begin');
  await client.query('select reckon_run($1)', [id]);
  const { rows } = await client.query<{ scans: number; read: number }>(
    `select (seq_scan + idx_scan)::float8 as scans, (seq_tup_read + idx_tup_fetch)::float8 as read
     from pg_stat_xact_user_tables where relname = 'run_line'`,
  );
  await client.query('rollback');
  await client.end();
  expect(rows[0]?.read).toBeGreaterThan(lines);
  expect(rows[0]?.read).toBeLessThan(40 * lines);
  expect(rows[0]?.scans).toBeLessThan(lines / 10);
}, 60_000);

it('R15, R58 a finish that is killed leaves nothing, and the next one books the same bytes', async () => {
  const before = await state();
  const finish = [`runs/${id}/finish`, { FINGRAFAR_FORSKODUNAR: before?.['hash'] }] as const;
  const traces = () =>
    portal.sql(
      `select d.state, (select count(*)::integer from ledger_transaction t where t.distribution_id = $1) as booked,
         (select count(*)::integer from usage_payment) as lines, (select count(*)::integer from payee) as payees,
         (select count(*)::integer from notification where kind = 'distributionFinished') as told
       from distribution d where distribution_id = $1`,
      [id],
    );
  // Letters are the last that is written.
  if (server) await killedAmid(server, 'letter', finish);
  expect(await traces()).toEqual([{ state: 'checked', booked: 0, lines: 0, payees: 0, told: 0 }]);
  expect(await bookedUnits(portal, 'pool')).toBe(1_234_567_800);
  expect(await state()).toEqual(before);

  const again = await portal.ask(`POST /api/money/${finish[0]}`, { as: bera, body: finish[1] });
  expect(again.status).toBe(200);
  expect(await traces()).toMatchObject([{ state: 'finished', booked: 1, lines, told: 2 }]);
  expect((await state())?.['paid']).toBe(before?.['paid']);
  expect(await bookedUnits(portal, 'pool')).toBe(0);
}, 60_000);

it('R21, R92 a pay run that is killed while it is made leaves nothing', async () => {
  await giveAccount(portal, author.personId, '004521');
  const today = new Date().toISOString().slice(0, 10);
  const body = { INNEIGN_A_DEGI: today, GREIDSLUDAGUR: today, LAGMARKSGREIDSLA: 1000 };
  await killedAmid(await aServerProcess(portal.database, { JOB_WORKERS: '0' }), 'payment', ['payRuns', body]);
  expect(await portal.sql('select from pay_run')).toEqual([]);
  expect(await portal.sql('select from payment')).toEqual([]);
}, 120_000);

it('R21, R58 an approval of payments that is killed leaves nothing, and the next one pays the same', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const { body } = await portal.ask('POST /api/money/payRuns', {
    as: anna,
    body: { INNEIGN_A_DEGI: today, GREIDSLUDAGUR: today, LAGMARKSGREIDSLA: 1000 },
  });
  const approve = `payRuns/${body.greidslukeyrslA_NR}/approve`;
  const traces = async () =>
    portal.sql(
      `select r.state, p.state as payment, paid_units::float as units,
         (select count(*)::integer from ledger_transaction t where t.payment_id = p.payment_id) as booked
       from pay_run r join payment p using (pay_run_id)`,
    );
  const [frozen] = await traces();
  expect(frozen).toMatchObject({ state: 'frozen', payment: 'frozen', booked: 0 });
  await killedAmid(await aServerProcess(portal.database, { JOB_WORKERS: '0' }), 'ledger_entry', [
    approve,
    {},
  ]);
  expect(await traces()).toEqual([frozen]);

  expect((await portal.ask(`POST /api/money/${approve}`, { as: bera, body: {} })).status).toBe(200);
  expect(await traces()).toEqual([{ ...frozen, state: 'approved', payment: 'sent', booked: 1 }]);
  expect(await bookedUnits(portal, 'inTransit')).toBe(frozen?.['units']);
}, 120_000);

it('R23, R92 an answer of the bank whose reading is killed changes nothing, and the next reading counts once', async () => {
  const [sent] = await portal.sql(
    'select pay_run_id, end_to_end_id, paid_units::float as units from payment',
  );
  const file = () => portal.ask(`GET /api/money/payRuns/${sent?.['pay_run_id']}/payments.xml`, { as: anna });
  const bytes = (await file()).text;
  const body = { SVAR_BANKA: pain002([[String(sent?.['end_to_end_id']), 'RJCT', 'AC04']]) };
  const traces = () =>
    portal.sql(
      `select p.state, (select count(*)::integer from bank_answer) as answers,
         (select count(*)::integer from ledger_transaction t where t.payment_id = p.payment_id) as booked from payment p`,
    );
  const before = await traces();
  await killedAmid(await aServerProcess(portal.database, { JOB_WORKERS: '0' }), 'ledger_entry', [
    'bankAnswers',
    body,
  ]);
  expect(await traces()).toEqual(before);
  expect(await bookedUnits(portal, 'inTransit')).toBe(sent?.['units']);
  expect((await file()).text).toBe(bytes);

  for (const as of [bera, anna]) {
    const { body: read } = await portal.ask('POST /api/money/bankAnswers', { as, body });
    expect(read).toMatchObject({ fjoldI_HAFNADRA: 1 });
  }
  expect(await traces()).toMatchObject([{ answers: 1, booked: Number(before[0]?.['booked']) + 1 }]);
  expect(await bookedUnits(portal, 'inTransit')).toBe(0);
}, 120_000);

it('O30, R15, R58 a run of many rights is finished by a job as it was seen: not after a change, and by the next server where one was killed', async () => {
  const rows = Array.from(
    { length: 40 },
    (_, at) => `2024-0${1 + (at % 9)}-1${at % 7};Vornótt í Vogum;${author.name};${1 + at}`,
  );
  await importUsage(portal, { as: anna, file: `date;title;writers;seconds\n${rows.join('\n')}\n` });
  const period = 'Árið 2024';
  await receive(portal, anna, { period, kronur: 1000.01 });
  const many = await aRun(portal, anna, { period, year: 2024 });
  const ask = async () => {
    // As many as take a job.
    await portal.sql('update run set right_count = 2001 where distribution_id = $1', [many]);
    const { fingrafaR_FORSKODUNAR: FINGRAFAR_FORSKODUNAR } = await shown();
    const body = { FINGRAFAR_FORSKODUNAR };
    return portal.ask(`POST /api/money/runs/${many}/finish`, { as: bera, body });
  };
  const shown = async () => (await portal.ask(`GET /api/money/runs/${many}`, { as: bera })).body;
  const traces = async () =>
    (
      await portal.sql(
        `select d.state, d.finished_by, encode(run_hash(r), 'hex') as hash, (select sum(amount)::text from statement_line where distribution_id = $1) as paid,
           (select count(*)::integer from ledger_transaction where distribution_id = $1) as booked,
           (select count(*)::integer from usage_payment where distribution_id = $1) as lines,
           (select count(*)::integer from notification where kind = 'distributionFinished' and link like '%uthlutun=' || $1::integer) as told
         from distribution d join run r using (distribution_id) where distribution_id = $1`,
        [many],
      )
    )[0];

  expect((await ask()).body).toMatchObject({ stadA_UTHLUTUNAR: 'checked', i_FRAGANGI: 1, mA_LJUKA: 0 });
  await receive(portal, anna, { period, kronur: 500 });
  const [job] = await portal.sql(
    `select payload from graphile_worker._private_jobs where payload ->> 'distributionId' = $1 and payload::jsonb ? 'previewHash'`,
    [String(many)],
  );
  const parts = { pool: portal.pool, config: { fourEyes: new Set() } } as unknown;
  const run = () =>
    finishDistribution.run(parts as Parameters<typeof finishDistribution.run>[0], job?.['payload']);
  await run();
  expect(await shown()).toMatchObject({
    stadA_UTHLUTUNAR: 'checked',
    i_FRAGANGI: 0,
    hofnuN_FRAGANGS: expect.stringContaining('hafa breyst síðan hún var skoðuð'),
  });
  expect(await traces()).toMatchObject({ paid: '1000.01', booked: 0, lines: 0, told: 0 });

  await portal.sql('select reckon_run($1)', [many]);
  expect((await ask()).status).toBe(200);
  const before = await traces();
  expect(before).toMatchObject({ state: 'checked', finished_by: null, paid: '1500.01', booked: 0 });
  // In the middle of the booking.
  await killWhileWaiting(portal, 'ledger_entry');
  expect(await traces()).toEqual(before);
  expect(await shown()).toMatchObject({ i_FRAGANGI: 1, hofnuN_FRAGANGS: null });
  server = await nextServer();
  await expect
    .poll(async () => (await traces())?.['state'], { timeout: 60_000, interval: 100 })
    .toBe('finished');
  const after = { ...before, state: 'finished', finished_by: bera.userId, booked: 1, lines: 40, told: 2 };
  expect(await traces()).toEqual(after);
  await run();
  expect(await traces()).toEqual(after);
  expect(await bookedUnits(portal, 'pool')).toBe(0);
}, 180_000);
