import { afterAll, beforeAll, expect, it } from 'vitest';
import { aLivePerformance } from '../../../test/livePerformance.ts';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { faultsOf, noFaults, recomputed } from '../../../test/runFaults.ts';
import { aRun } from '../../../test/runs.ts';
import { sharedWork } from '../../../test/shares.ts';
import { setStage } from '../../../test/stage.ts';

const period = 'Árið 2026';
let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let anna: Someone;
let bera: Someone;
/** Whose work alone is heard at which concert. */
let players: Someone[];
let concerts: number[];
const pools: number[] = [];

beforeAll(async () => {
  portal = await aPortal();
  await setStage(portal);
  society = await aPayingSociety(portal);
  ({ anna, bera } = society);
  players = await Promise.all([1, 2, 3, 4].map(() => society.payee()));
  concerts = [];
  for (const [at, by] of players.entries()) {
    const work = await sharedWork(portal, [by], `Lag ${at}`);
    // The last one is a stream.
    const type = at === 3 ? 2 : 1;
    concerts.push((await aLivePerformance(portal, { by, works: [work], type })).id);
  }
  for (const name of ['Tónleikar', 'Streymi', 'Stórtónleikar']) {
    const { body } = await society.post('pools', {
      HEITI_UTHLUTUNARPOTTS_ISLENSKA: name,
      FLOKKUR_UTHLUTUNAR_NR: 1,
    });
    pools.push(body.uthlutunarpottuR_NR);
  }
});
afterAll(() => portal.close());

const askForPool = (pool: number, more: object = {}) =>
  society.post('runRules', {
    TEGUND_UTHLUTUNARREGLU: 'pool',
    FLOKKUR_UTHLUTUNAR_NR: 1,
    UTHLUTUNARPOTTUR_NR: pools[pool],
    TEGUND_NOTKUNAR_I_KEYRSLU: 'live',
    REGLA_GILDIR_FRA: '2020-01-01',
    ...more,
  });
const approve = async (path: string, id: number) =>
  (await portal.ask(`PATCH /api/money/${path}/${id}`, { as: bera, body: { SAMTHYKKT: 1 } })).status;
const sharePool = async (pool: number, more: object = {}) =>
  approve('runRules', (await askForPool(pool, more)).body.uthlutunarreglA_NR);
const askToAllocate = (pool: number, percent: number, more: object = {}) =>
  society.post('rules', {
    TEGUND_REGLU: 'allocation',
    FLOKKUR_UTHLUTUNAR_NR: 1,
    UTHLUTUNARPOTTUR_NR: pools[pool],
    PROSENTA: percent,
    REGLA_GILDIR_FRA: '2020-01-01',
    ...more,
  });
const allocate = async (pool: number, percent: number, more: object = {}) =>
  approve('rules', (await askToAllocate(pool, percent, more)).body.reglA_NR);
const receive = (payer: string, kronur: number) =>
  society.post('income', {
    GREIDANDI: payer,
    TEGUND_GREIDANDA: 'promoter',
    FLOKKUR_UTHLUTUNAR_NR: 1,
    TIMABIL_UTHLUTUNAR: period,
    UPPHAED_I_GJALDMIDLI: kronur,
    DAGS_MOTTEKID: '2026-02-01',
    TILVISUN: `${payer} ${kronur}`,
  });
const inPool = async (pool: number) =>
  Number(
    (
      await portal.sql('select coalesce(sum(units), 0)::text as units from net_pools where pool_id = $1', [
        pools[pool] ?? 0,
      ])
    )[0]?.['units'],
  ) / 10_000;

it('R73 what a payer pays goes by the rules for that payer, before those for its kind and those for all', async () => {
  expect(await allocate(0, 60)).toBe(204);
  expect(await allocate(1, 40, { TEGUND_GREIDANDA: 'promoter' })).toBe(204);
  expect(await allocate(0, 60, { TEGUND_GREIDANDA: 'promoter' })).toBe(204);
  const both = await askToAllocate(2, 100, { TEGUND_GREIDANDA: 'promoter', GREIDANDI: 'Stórviðburðir ehf.' });
  expect([both.status, both.text]).toEqual([422, expect.stringContaining('GREIDANDI')]);
  expect(await allocate(2, 100, { GREIDANDI: 'Stórviðburðir ehf.' })).toBe(204);
  // Of one payer too, no more than all of it.
  const more = await askToAllocate(0, 1, { GREIDANDI: 'stórviðburðir  ehf.' });
  expect(await approve('rules', more.body.reglA_NR)).toBe(409);
  await receive('Stórviðburðir ehf.', 1000);
  await receive('Stórviðburðir', 300.01);
  expect(await Promise.all([0, 1, 2].map(inPool))).toEqual([180.006, 120.004, 1000]);
});

it('R73 a rule names a concert in Iceland or its type, and neither where usage is reported', async () => {
  const abroad = await aLivePerformance(portal, { by: players[0] as Someone, foreign: ['Úti'], type: 4 });
  for (const wrong of [
    { POTTUR_NR: concerts[0], TEGUND_FLUTNINGS: 1 },
    { POTTUR_NR: abroad.id },
    { POTTUR_NR: 999_999 },
    { TEGUND_FLUTNINGS: 4 },
    { TEGUND_FLUTNINGS: 2, TEGUND_NOTKUNAR_I_KEYRSLU: 'log' },
    { POTTUR_NR: concerts[0], TEGUND_NOTKUNAR_I_KEYRSLU: 'service' },
    { STOD_I_REGLU: 'Útvarp' },
  ])
    expect((await askForPool(2, wrong)).status).toBe(422);
  await expect(
    portal.sql(
      `insert into run_rule (kind, category_id, pool_id, usage_kind, live_performance_id, starts_on, asked_by)
       values ('pool', 1, $1, 'log', $2, '2020-01-01', $3)`,
      [pools[2] ?? 0, concerts[0] ?? 0, anna.userId],
    ),
  ).rejects.toThrow('run_rule_of_concerts');
});

it('R6, R16, R73 a concert has a pool of its own, another kind its tariff, and the others share one', async () => {
  expect(await sharePool(0)).toBe(204);
  expect(await sharePool(1, { TEGUND_FLUTNINGS: 2 })).toBe(204);
  const [first] = concerts;
  const before = await aRun(portal, anna, { period, year: 2026 });
  const { body: seen } = await portal.ask(`GET /api/money/runs/${before}`, { as: bera });
  // Anna alone moves no concert to another pool; by two it is another run than the one that was seen.
  const asked = (await askForPool(2, { POTTUR_NR: first })).body;
  const alone = await portal.ask(`PATCH /api/money/runRules/${asked.uthlutunarreglA_NR}`, {
    as: anna,
    body: { SAMTHYKKT: 1 },
  });
  expect(alone.body.Code).toBe('money.ownRequest');
  expect(await approve('runRules', asked.uthlutunarreglA_NR)).toBe(204);
  const finish = (id: number, hash: string) =>
    portal.ask(`POST /api/money/runs/${id}/finish`, { as: bera, body: { FINGRAFAR_FORSKODUNAR: hash } });
  expect((await finish(before, seen.fingrafaR_FORSKODUNAR)).body.Code).toBe('money.runChanged');
  expect(await approve('runRules', (await askForPool(2, { POTTUR_NR: first })).body.uthlutunarreglA_NR)).toBe(
    409,
  );
  const rules = await portal.ask('GET /api/money/runRules', { as: anna });
  expect(rules.body).toContainEqual(
    expect.objectContaining({ pottuR_NR: first, flytjendur: expect.stringContaining('Hljómsveit') }),
  );
  await portal.sql('select reckon_run($1)', [before]);
  expect(await faultsOf(portal, before)).toEqual(noFaults);
  expect(await recomputed(portal, anna, before)).toMatch(/ 0 differ\.$/);
  const { body: now } = await portal.ask(`GET /api/money/runs/${before}`, { as: bera });
  expect((await finish(before, now.fingrafaR_FORSKODUNAR)).status).toBe(200);
  const balances = await Promise.all(players.map(async (one) => (await society.balanceOf(one)).inneign));
  expect(balances).toEqual([1000, 90, 90, 120]);
  // What is left is less than an eyrir, for which no clock runs.
  expect((await portal.ask('GET /api/money/clocks/income', { as: anna })).status).toBe(404);
});

it('R6, R73 a concert whose pool is empty waits for its money, and takes none of what others paid', async () => {
  const late = await society.payee();
  const other = await society.payee();
  for (const by of [late, other]) {
    const work = await sharedWork(portal, [by], `Lag ${by.name}`);
    concerts.push((await aLivePerformance(portal, { by, works: [work], type: 1 })).id);
  }
  const { body } = await society.post('pools', {
    HEITI_UTHLUTUNARPOTTS_ISLENSKA: 'Síðbúnir tónleikar',
    FLOKKUR_UTHLUTUNAR_NR: 1,
  });
  pools.push(body.uthlutunarpottuR_NR);
  expect(await sharePool(3, { POTTUR_NR: concerts.at(-2) })).toBe(204);
  expect(await allocate(3, 100, { GREIDANDI: 'Seinn greiðandi' })).toBe(204);
  const balances = () =>
    Promise.all([late, other].map(async (one) => (await society.balanceOf(one)).inneign));
  const run = async () => {
    const id = await aRun(portal, anna, { period, year: 2026 });
    const { body: seen } = await portal.ask(`GET /api/money/runs/${id}`, { as: bera });
    const hash = { FINGRAFAR_FORSKODUNAR: seen.fingrafaR_FORSKODUNAR };
    expect((await portal.ask(`POST /api/money/runs/${id}/finish`, { as: bera, body: hash })).status).toBe(
      200,
    );
  };
  await receive('Aðrir', 300);
  await run();
  expect(await balances()).toEqual([0, 180]);
  await receive('Seinn greiðandi', 50);
  await run();
  expect(await balances()).toEqual([50, 180]);
});
