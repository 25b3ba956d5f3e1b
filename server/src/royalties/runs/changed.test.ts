import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, logsShareAPool, receive, runRule } from '../../../test/runs.ts';
import { setShare } from '../../../test/shares.ts';
import { importUsage } from '../../../test/usage.ts';

const period = 'Árið 2025';
const title = 'Vornótt í Vogum';
let portal: Portal;
let anna: Someone;
let bera: Someone;
let author: Someone;
let workId: number;
let id: number;
beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
  bera = await portal.someone({ role: 'administrator', isPerson: false });
  author = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
  workId = await portal.work({ by: author, title, others: [await portal.someone()] });
  await portal.sql(`update work_author set approval = 'given', approved_at = coalesce(approved_at, now())`);
  await portal.sql(`select refresh_lights($1::integer[], 'approvedByStaff')`, [[workId]]);
  await logsShareAPool(portal, [anna, bera]);
  await reportedOn('2025-03-01');
  await importUsage(portal, {
    as: anna,
    file: `date;title;writers;amount\n2025-03-05;${title};${author.name};12.50\n`,
    head: {
      TEGUND_NOTKUNARSKRAR: 'statement',
      HEITI_SENDANDA: 'Félag í útlöndum',
      GJALDMIDILL: 'EUR',
      GENGI: 150,
    },
  });
  await receive(portal, anna, { period, kronur: 10_000 });
  id = await aRun(portal, anna, { period, year: 2025 });
}, 60_000);
afterAll(() => portal.close());

const reportedOn = (day: string) =>
  importUsage(portal, {
    as: anna,
    file: `date;time;title;writers;seconds\n${day};07:30;${title};${author.name};100\n${day};08:30;Óþekkt;Einhver;60\n`,
  });
const rule = (more: Record<string, unknown>) => runRule(portal, [anna, bera], more);
const seen = async (): Promise<string> =>
  (await portal.ask(`GET /api/money/runs/${id}`, { as: bera })).body.fingrafaR_FORSKODUNAR;
const finish = (FINGRAFAR_FORSKODUNAR: string) =>
  portal.ask(`POST /api/money/runs/${id}/finish`, {
    as: bera,
    body: { FINGRAFAR_FORSKODUNAR, GENGI_SKODUD: 1 },
  });

const changes: [string, () => Promise<unknown>][] = [
  ['income that came', () => receive(portal, anna, { period, kronur: 500 })],
  [
    'a factor of a time of day',
    () => rule({ kind: 'daypart', from_time: '07:00', until_time: '08:00', factor_thousandths: 1500 }),
  ],
  [
    'a weight of works',
    async () => {
      const [work] = await portal.sql('select weight from work where work_id = $1', [workId]);
      await rule({ kind: 'weight', code: work?.['weight'], factor_thousandths: 2000 });
    },
  ],
  [
    'which usage shares the pool',
    async () => {
      const [pool] = await portal.sql('select pool_id from pool order by 1 limit 1');
      await rule({ kind: 'pool', pool_id: pool?.['pool_id'], usage_kind: 'statement' });
    },
  ],
  [
    'a rule that has ended',
    () =>
      portal.sql(
        `update run_rule set end_asked = '2025-01-31', end_asked_by = $1, ends_before = '2025-02-01', end_decided_by = $2 where kind = 'daypart'`,
        [anna.userId, bera.userId],
      ),
  ],
  ['shares of a work', () => setShare(portal, workId, 30)],
  ['usage that was reported', () => reportedOn('2025-04-01')],
  [
    'the work of usage',
    () =>
      portal.sql(
        `update usage_item set work_id = $1, reason = 'decision', score = 1, matched_at = now() where title = 'Óþekkt'`,
        [workId],
      ),
  ],
];

it.each(changes)('R15, R93 %s since the preview is refused, and takes another preview', async (_, change) => {
  const before = await seen();
  await change();
  const refused = await finish(before);
  expect(refused.body).toMatchObject({ Code: 'money.runChanged', StatusCode: 409 });
  expect(refused.body.Message).toMatch(/reikn/iu);
  expect(await portal.sql('select from ledger_transaction where distribution_id = $1', [id])).toEqual([]);
  await portal.sql('select reckon_run($1)', [id]);
  expect(await seen()).not.toBe(before);
});

it.each([
  ['run', 'line', 'distribution_id'],
  ['pool', 'line', 'pool_id'],
  ['work', 'line', 'work_id'],
  ['run', 'share', 'distribution_id'],
  ['work', 'share', 'work_id'],
  ['right', 'share', 'right_id'],
  ['author', 'share', 'author_id'],
])('R90 a %s that there is none of stands in no %s of a run', async (what, table, column) => {
  const wrong = 2_000_000_000;
  await expect(
    portal.sql(
      `insert into run_${table} select n.* from (select * from run_${table} where distribution_id = $1 and work_id is not null limit 1) o,
         jsonb_populate_record(null::run_${table}, to_jsonb(o)
           || jsonb_build_object('${table === 'line' ? 'statement_line_id' : 'share_number'}', 30000, '${column}', $2::integer)) n`,
      [id, wrong],
    ),
  ).rejects.toThrow(`There is no ${what} ${wrong}`);
});

it('R15, R93 finishes by the preview of it all', async () => {
  expect((await finish(await seen())).status).toBe(200);
  const [booked] = await portal.sql(
    'select count(*)::integer as count from ledger_transaction where distribution_id = $1',
    [id],
  );
  expect(booked?.['count']).toBe(1);
});
