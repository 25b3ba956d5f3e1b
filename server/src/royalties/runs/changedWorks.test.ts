import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, logsShareAPool, receive } from '../../../test/runs.ts';
import { putOn, setShare, sharedWork, takeOff } from '../../../test/shares.ts';
import { importUsage } from '../../../test/usage.ts';

const period = 'Árið 2025';
let portal: Portal;
let anna: Someone;
let bera: Someone;
let holder: Someone;
let other: Someone;
let first: number;
let second: number;
let id: number;
beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
  bera = await portal.someone({ role: 'administrator', isPerson: false });
  holder = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
  other = await portal.someone({ name: 'Runólfur Ýmir Bergsson' });
  first = await sharedWork(portal, [holder, other], 'Vornótt í Vogum');
  second = await sharedWork(portal, [holder, other], 'Haustmorgunn');
  await logsShareAPool(portal, [anna, bera]);
  await reported('Vornótt í Vogum', '2025-03-01');
  await reported('Haustmorgunn', '2025-04-01');
  await reported('Óþekkt', '2025-05-01');
  await receive(portal, anna, { period, kronur: 3000 });
  id = await aRun(portal, anna, { period, year: 2025 });
}, 60_000);
afterAll(() => portal.close());

const reported = (title: string, day: string) =>
  importUsage(portal, {
    as: anna,
    file: `date;time;title;writers;seconds\n${day};07:30;${title};${holder.name};100\n`,
  });
const reckon = () => portal.sql('select reckon_run($1)', [id]);
const changed = async () => {
  const { status, body } = await portal.ask(`GET /api/money/runs/${id}/changedWorks`, { as: bera });
  return status === 404 ? [] : body;
};
const count = async (): Promise<number> =>
  (await portal.ask(`GET /api/money/runs/${id}`, { as: bera })).body.fjoldI_VERKA_MED_BREYTTRI_SKRANINGU;

it('R188 lists no work in a first preview, nor where only income and usage came', async () => {
  expect(await changed()).toEqual([]);
  await receive(portal, anna, { period, kronur: 300 });
  await reported('Vornótt í Vogum', '2025-01-02');
  await reckon();
  expect(await changed()).toEqual([]);
  expect(await count()).toBe(0);
});

it('R188 names a work that is shared otherwise, when, with what its holders gain and lose', async () => {
  await setShare(portal, first, 30, other.authorId);
  await setShare(portal, first, 70, holder.authorId);
  await reckon();
  const [row, ...others] = await changed();
  expect(others).toEqual([]);
  // Two of four lines of 3300 krónur.
  expect(row).toMatchObject({
    verK_NR: first,
    heitI_VERKS: 'Vornótt í Vogum',
    breytT_SKRANING: ['shares'],
    upphaeD_ADUR: 1650,
    upphaeD_NU: 1650,
    upphaeD_FAERIST: 330,
    skraningU_BREYTTI: null,
  });
  expect(row.dagS_BREYTT_SKRANING).not.toBeNull();
  expect(await count()).toBe(1);
});

it('R188 names a work by its light, whose money is kept, and one by its codes', async () => {
  await portal.sql(`update work_author set approval = 'waiting' where work_id = $1`, [first]);
  await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByTime')`, [first]);
  await portal.sql(`update work set weight = '05' where work_id = $1`, [second]);
  await reckon();
  expect(await changed()).toMatchObject([
    { verK_NR: first, breytT_SKRANING: ['light'], upphaeD_ADUR: 1650, upphaeD_NU: 0, upphaeD_FAERIST: 1650 },
    { verK_NR: second, breytT_SKRANING: ['codes'], upphaeD_ADUR: 825, upphaeD_NU: 825, upphaeD_FAERIST: 0 },
  ]);
});

it('R188 names both works of usage that is of another now, the most money first', async () => {
  await portal.sql(
    `update usage_item set work_id = $1, reason = 'decision', score = 1, matched_at = now() where title = 'Óþekkt'`,
    [second],
  );
  await reckon();
  expect(await changed()).toMatchObject([
    {
      verK_NR: second,
      breytT_SKRANING: ['matches'],
      upphaeD_ADUR: 825,
      upphaeD_NU: 1650,
      upphaeD_FAERIST: 825,
    },
  ]);
  await portal.sql(`update work_author set approval = 'given' where work_id = $1`, [first]);
  await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByTime')`, [first]);
  await portal.sql(`update usage_item set work_id = $1 where title = 'Óþekkt'`, [first]);
  await reckon();
  expect(await changed()).toMatchObject([
    { verK_NR: first, breytT_SKRANING: ['light', 'matches'], upphaeD_ADUR: 0, upphaeD_NU: 2475 },
    { verK_NR: second, breytT_SKRANING: ['matches'], upphaeD_ADUR: 1650, upphaeD_NU: 825 },
  ]);
});

it('R188 says who made the last change on record', async () => {
  await setShare(portal, first, 50);
  await portal.sql(
    `insert into change_record (user_id, table_name, operation, work_id, old_row, new_row)
     values ($1, 'work_author', 'update', $2, '{}', '{}')`,
    [anna.userId, first],
  );
  await reckon();
  expect(await changed()).toMatchObject([{ verK_NR: first, skraningU_BREYTTI: anna.name }]);
});

it('R188 names a work that turns out to be in the public domain, whose lines are in the run no more', async () => {
  await takeOff(portal, second);
  await putOn(portal, second, 3492, { share: 100 });
  await reckon();
  expect(await changed()).toMatchObject([
    { verK_NR: second, breytT_SKRANING: ['shares'], upphaeD_ADUR: 825, upphaeD_NU: 0, upphaeD_FAERIST: 825 },
  ]);
});

it('R188 is empty once the same is reckoned again, and for those who may not see previews', async () => {
  await reckon();
  expect(await changed()).toEqual([]);
  expect(await count()).toBe(0);
  expect((await portal.ask(`GET /api/money/runs/${id}/changedWorks`, { as: holder })).status).toBe(403);
  expect((await portal.ask('GET /api/money/runs/999/changedWorks', { as: anna })).status).toBe(404);
});
