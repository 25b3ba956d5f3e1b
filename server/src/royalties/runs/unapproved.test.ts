import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, logsShareAPool, receive, runRule } from '../../../test/runs.ts';
import { importUsage } from '../../../test/usage.ts';

const period = 'Árið 2025';
let portal: Portal;
let anna: Someone;
let bera: Someone;
let member: Someone;
let green: number;
beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
  bera = await portal.someone({ role: 'administrator', isPerson: false });
  member = await portal.someone({ name: 'Natan Kolbeinsson' });
  const author = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
  green = await portal.work({ by: author, title: 'Vornótt í Vogum' });
  await logsShareAPool(portal, [anna, bera]);
}, 60_000);
afterAll(() => portal.close());

const provisional = async (title: string): Promise<number> => {
  const body = { HEITI_VERKS: title, FLYTJENDUR: 'Hljómfall', LENGD: '27.00' };
  const made = await portal.ask('POST /api/provisionalWorks', { as: anna, body });
  return made.body.verK_NR;
};
const played = (day: string, lines: readonly string[]) =>
  importUsage(portal, {
    as: anna,
    file: `date;time;title;writers;seconds\n${lines.map((line) => `${day};${line}\n`).join('')}`,
  });
const linesOf = (id: number) =>
  portal.sql(
    `select work_id, finding, measure::integer, weight_factor, units::float8 / 10000 as kronur from run_line where distribution_id = $1
     order by statement_line_id`,
    [id],
  );
const finish = async (id: number) => {
  const { body } = await portal.ask(`GET /api/money/runs/${id}`, { as: bera });
  const hash = { FINGRAFAR_FORSKODUNAR: body.fingrafaR_FORSKODUNAR };
  return (await portal.ask(`POST /api/money/runs/${id}/finish`, { as: bera, body: hash })).status;
};

it('R151 a member keeps nothing by a long work that is short once staff approve it: its usage waits, and is paid by what they approve', async () => {
  const workId = await provisional('Týnda stefið');
  await played('2025-03-01', [
    '07:30;Týnda stefið;Hljómfall;',
    '08:30;Vornótt í Vogum;Þórdís Æsa Öndólfsdóttir;180',
  ]);
  const change = (verb: string, LENGD: string) =>
    portal.ask(verb, { as: member, body: aRegistration(member, { HEITI_VERKS: 'Týnda stefið', LENGD }) });
  expect((await change(`POST /api/compositions/${workId}/takeover`, '27.00')).status).toBe(201);
  await receive(portal, anna, { period, kronur: 1000 });
  const first = await aRun(portal, anna, { period, year: 2025 });
  expect(await linesOf(first)).toMatchObject([
    { work_id: workId, finding: 'notGreen', measure: 0, kronur: 0 },
    { work_id: green, finding: null, measure: 180, kronur: 1000 },
  ]);
  expect(await portal.sql('select why, line_count::integer as lines from run_waiting($1)', [first])).toEqual([
    { why: 'noLength', lines: 1 },
  ]);
  expect(await finish(first)).toBe(200);

  expect((await change(`PUT /api/compositions/${workId}`, '3.00')).status).toBeLessThan(300);
  const { status } = await portal.ask(`PATCH /api/compositions/${workId}/review`, {
    as: bera,
    body: {
      SAMTHYKKT: 1,
      DAGS_SEIN_BREYTT: (await portal.ask(`GET /api/compositions/${workId}/review`, { as: bera })).body
        .dagS_SEIN_BREYTT,
    },
  });
  expect(status).toBe(204);
  await receive(portal, anna, { period, kronur: 500 });
  const second = await aRun(portal, anna, { period, year: 2025 });
  expect(await linesOf(second)).toMatchObject([
    { work_id: workId, finding: null, measure: 180, kronur: 500 },
  ]);
  expect(await finish(second)).toBe(200);
});

it('R151 nor does an editor by a provisional work; what a line says of its own length counts', async () => {
  const workId = await provisional('Annað stef');
  await played('2025-04-01', ['07:30;Annað stef;Hljómfall;', '08:30;Annað stef;Hljómfall;100']);
  await receive(portal, anna, { period, kronur: 300 });
  const id = await aRun(portal, anna, { period, year: 2025 });
  expect(await linesOf(id)).toMatchObject([
    { work_id: workId, finding: 'notGreen', measure: 0, kronur: 0 },
    { work_id: workId, finding: 'notGreen', measure: 100, kronur: 300 },
  ]);
});

it('R152 what is kept for a work that staff have not approved has the factors that the society sets', async () => {
  for (const [code, factor_thousandths] of [
    ['06', 1500],
    ['A1', 5000],
  ] as const)
    await runRule(portal, [anna, bera], { kind: 'weight', code, factor_thousandths });
  const workId = await provisional('Þriðja stef');
  await portal.sql(`update work set weight = 'A1' where work_id = any($1)`, [[workId, green]]);
  await played('2025-05-01', [
    '07:30;Þriðja stef;Hljómfall;100',
    '08:30;Vornótt í Vogum;Þórdís Æsa Öndólfsdóttir;100',
  ]);
  const id = await aRun(portal, anna, { period, year: 2025 });
  const lines = await linesOf(id);
  expect(lines.filter((line) => [workId, green].includes(line['work_id'] as number))).toMatchObject([
    { work_id: workId, finding: 'notGreen', weight_factor: 1500 },
    { work_id: green, finding: null, weight_factor: 5000 },
  ]);
});
