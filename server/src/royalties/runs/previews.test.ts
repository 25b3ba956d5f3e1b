import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, logsShareAPool, receive } from '../../../test/runs.ts';
import { sharedWork } from '../../../test/shares.ts';
import { importUsage } from '../../../test/usage.ts';

// A second of use is worth a króna in both runs.

let portal: Portal;
let anna: Someone;
let bera: Someone;
let leaving: Someone;
let steady: Someone;
let same: Someone;
let rest: Someone;
let run: number;

beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
  bera = await portal.someone({ role: 'administrator', isPerson: false });
  await logsShareAPool(portal, [anna, bera]);
  [leaving, steady, same, rest] = [
    await portal.someone({ name: 'Laufey Björt' }),
    await portal.someone({ name: 'Steinar Orri' }),
    await portal.someone({ name: 'Sif Dögg' }),
    await portal.someone({ name: 'Ragna Rós' }),
  ];
  for (const [by, ...titles] of [
    [leaving, 'Brimalda'],
    [steady, 'Vornótt'],
    [same, 'Sker'],
    [rest, 'Húmið', 'Hafaldan', 'Dögun', 'Fjallið', 'Söngvar', 'Snjókorn'],
  ] as const)
    for (const title of titles) await sharedWork(portal, [by], title);
  const first = await used(2024, [
    ['Brimalda', leaving, 100],
    ['Vornótt', steady, 50],
    ['Sker', same, 100],
  ]);
  const { fingrafaR_FORSKODUNAR: FINGRAFAR_FORSKODUNAR } = await read(`${first}`);
  const body = { FINGRAFAR_FORSKODUNAR };
  const finished = await portal.ask(`POST /api/money/runs/${first}/finish`, { as: bera, body });
  if (finished.status !== 200) throw new Error(finished.text);
  run = await used(2025, [
    ['Vornótt', steady, 100],
    ['Sker', same, 100],
    ['Húmið', rest, 100],
    ['Hafaldan', rest, 100],
    ['Dögun', rest, 2000],
    ['Fjallið', rest, 5],
    ['Söngvar', rest, 1000],
    ['Snjókorn', rest, 10],
  ]);
});
afterAll(() => portal.close());

const read = async (path: string) =>
  (await portal.ask(`GET /api/money/runs/${path}`, { as: bera, language: 'en' })).body;

/** Has seconds of works used in a year, with as many krónur for them, and a run reckoned of it; answers its number. */
async function used(
  year: number,
  lines: readonly (readonly [title: string, by: Someone, seconds: number])[],
): Promise<number> {
  const rows = lines.map(([title, { name }, seconds]) => `${year}-03-01;${title};${name};${seconds}`);
  await importUsage(portal, { as: anna, file: ['date;title;writers;seconds', ...rows, ''].join('\n') });
  const period = `Árið ${year}`;
  await receive(portal, anna, { period, kronur: lines.reduce((sum, [, , seconds]) => sum + seconds, 0) });
  return aRun(portal, anna, { period, year });
}

it('R14 names works whose use is worth more than ten times the median of their pool, or less than a tenth, and no others', async () => {
  expect(await read(`${run}/values`)).toMatchObject([
    { heitI_VERKS: 'Dögun', fjoldI_SPILANA: 1, virdI_NOTKUNAR: 2000, midgildI_NOTKUNAR: 100 },
    { heitI_VERKS: 'Fjallið', fjoldI_SPILANA: 1, virdI_NOTKUNAR: 5, midgildI_NOTKUNAR: 100 },
  ]);
});

it('R14 says who appears, vanishes or moves beside the distribution before, with both amounts', async () => {
  const amounts = (
    nafN_RETTHAFA: string,
    breytinG_RETTHAFA: string,
    upphaeD_ADUR: number,
    upphaeD_NU: number,
  ) => expect.objectContaining({ nafN_RETTHAFA, breytinG_RETTHAFA, upphaeD_ADUR, upphaeD_NU });
  expect(await read(`${run}/movers`)).toEqual([
    amounts(rest.name, 'appears', 0, 3215),
    amounts(leaving.name, 'vanishes', 100, 0),
    amounts(steady.name, 'moves', 50, 100),
  ]);
});

it('R242 a run differs in nothing from itself, line by line or by right', async () => {
  for (const compared of ['comparison', 'movers']) {
    const itself = await portal.ask(`GET /api/money/runs/${run}/${compared}?samanburdur=${run}`, {
      as: anna,
    });
    expect([itself.status, itself.body.Code]).toEqual([404, 'money.noMovers']);
  }
});

it('R14 compares two runs line by line: what each line got, and what one of them has alone', async () => {
  const again = await aRun(portal, anna, { period: 'Árið 2025', year: 2025 });
  expect((await read(`${run}/comparison?samanburdur=${again}`)).Code).toBe('money.noMovers');
  // The pool has twice as much for each second since, of which one line is new.
  await receive(portal, anna, { period: 'Árið 2025', kronur: 3415 + 85 });
  const other = await used(2025, [['Húmið', rest, 85]]);
  const compared = await read(`${run}/comparison?samanburdur=${other}`);
  expect(
    compared.map((one: Record<string, unknown>) => [
      one['heitI_VERKS'],
      one['upphaeD_NU'],
      one['upphaeD_ADUR'],
    ]),
  ).toEqual([
    ['Dögun', 2000, 4000],
    ['Söngvar', 1000, 2000],
    ['Húmið', 0, 170],
    ['Vornótt', 100, 200],
    ['Sker', 100, 200],
    ['Húmið', 100, 200],
    ['Hafaldan', 100, 200],
    ['Snjókorn', 10, 20],
    ['Fjallið', 5, 10],
  ]);
});
