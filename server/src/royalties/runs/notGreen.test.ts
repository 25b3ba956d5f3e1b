import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, logsShareAPool, receive } from '../../../test/runs.ts';
import { importUsage } from '../../../test/usage.ts';

const period = 'Árið 2025';
let portal: Portal;
let anna: Someone;
let bera: Someone;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
  bera = await portal.someone({ role: 'administrator', isPerson: false });
  member = await portal.someone({ name: 'Þórdís Öndólfsdóttir' });
  await logsShareAPool(portal, [anna, bera]);
}, 60_000);
afterAll(() => portal.close());

const light = (workId: number, colour: 0 | 1) =>
  portal.sql('update work set light = $2 where work_id = $1', [workId, colour]);
async function finishedRun(): Promise<number> {
  const id = await aRun(portal, anna, { period, year: 2025 });
  const { body } = await portal.ask(`GET /api/money/runs/${id}`, { as: bera });
  const finished = await portal.ask(`POST /api/money/runs/${id}/finish`, {
    as: bera,
    body: { FINGRAFAR_FORSKODUNAR: body.fingrafaR_FORSKODUNAR },
  });
  expect(finished.status).toBe(200);
  return id;
}
const years = (as = anna) => portal.ask('GET /api/money/clocks/notGreen', { as });
const works = (year = 2025, as = anna) => portal.ask(`GET /api/money/clocks/notGreen/1/${year}`, { as });

it('R187 what is kept for works that are not green stands by year and work until a run has paid it, and is on no public list', async () => {
  const titles = ['Vornótt', 'Brimalda', 'Húm'];
  const ids: number[] = [];
  for (const title of titles) ids.push(await portal.work({ by: member, title }));
  const [red = 0, yellow = 0] = ids;
  expect(await years()).toMatchObject({ status: 200, body: [] });
  await importUsage(portal, {
    as: anna,
    file: [
      'date;time;title;writers;seconds',
      `2025-03-01;07:30;Vornótt;${member.name};100`,
      `2025-03-02;07:30;Vornótt;${member.name};100`,
      `2025-03-03;07:30;Brimalda;${member.name};50`,
      `2025-03-04;07:30;Húm;${member.name};150`,
      '',
    ].join('\n'),
  });
  await receive(portal, anna, { period, kronur: 800 });
  await light(red, 1);
  await light(yellow, 1);
  await finishedRun();

  expect((await years()).body).toEqual([
    {
      flokkuR_UTHLUTUNAR_NR: 1,
      nafN_FLOKKUR_UTHLUTUNAR: 'Aðalúthlutun',
      notkunarar: 2025,
      fjoldI_VERKA: 2,
      fjoldI_LINA: 3,
      upphaeD_I_VORSLU: 500,
    },
  ]);
  expect((await works()).body).toEqual([
    { verK_NR: red, heitI_VERKS: 'Vornótt', ljos: 1, fjoldI_LINA: 2, upphaeD_I_VORSLU: 400 },
    { verK_NR: yellow, heitI_VERKS: 'Brimalda', ljos: 1, fjoldI_LINA: 1, upphaeD_I_VORSLU: 100 },
  ]);
  expect((await works(2024)).body).toEqual([]);
  expect((await portal.ask('GET /api/money/clocks/kept', { as: anna })).status).toBe(404);
  await portal.sql('alter table unmatched_usage disable trigger unmatched_usage_stays', []);
  await portal.sql(`update unmatched_usage set used_on = '2023-05-01' where finding = 'notGreen'`, []);
  expect((await portal.ask('GET /api/unidentifiedUsage')).body).toEqual([]);
  await portal.sql(`update unmatched_usage set used_on = '2025-05-01' where finding = 'notGreen'`, []);

  // Green again, it still stands there until a run pays it.
  await light(red, 0);
  expect((await works()).body[0]).toMatchObject({ verK_NR: red, ljos: 0 });
  await finishedRun();
  expect((await works()).body).toMatchObject([{ verK_NR: yellow, upphaeD_I_VORSLU: 100 }]);
});
it('R187 is for administrators alone', async () => {
  const editor = await portal.someone({ role: 'editor' });
  for (const as of [member, editor]) {
    expect((await years(as)).status).toBe(403);
    expect((await works(2025, as)).status).toBe(403);
  }
  expect((await portal.ask('GET /api/money/clocks/notGreen')).status).toBe(401);
});
