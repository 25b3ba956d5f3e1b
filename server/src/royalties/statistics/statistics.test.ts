import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distributed } from '../../../test/distributed.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let other: Someone;
let staff: Someone;
let right: number;
let inherited: number;
let first: number;
let second: number;

beforeAll(async () => {
  portal = await aPortal();
  ({ staff, member, other, right, inherited, first, second } = await distributed(portal));
});
afterAll(() => portal.close());

const get = (path: string, as = member, language: 'is' | 'en' = 'is') =>
  portal.ask(`GET /api/persons/${path}`, { as, language });
const lines = async (query: string) =>
  ((await get(`statistics/distributions?${query}`)).body as Record<string, unknown>[]).map((one) => [
    one['uthlutuN_NR'],
    one['skilalinA_NR'],
    one['upphad'],
  ]);
const periodOf = async (distributionId: number) =>
  (await portal.sql('select period_id from distribution where distribution_id = $1', [distributionId]))[0]
    ?.period_id;

describe('statistics', () => {
  it('L7.19, L3.13 has domestic distributions by day, and none that is not finished', async () => {
    const { body } = await get(`statistics?dateFrom=2023-01-01&dateTo=2026-12-31&rights=${right}`);
    expect(body).toEqual([
      {
        uthlutuN_NR: 1,
        heitI_UTHLUTUNAR: 'Úthlutun 1',
        timabiL_UTHLUTUNAR_NR: await periodOf(1),
        timabiL_UTHLUTUNAR: 'Árið 2023',
        nafN_FLOKKUR_UTHLUTUNAR: 'Aðalúthlutun',
        dagS_UTHLUTUNAR: '2024-06-15',
        upphad: 1250.75,
      },
      expect.objectContaining({ uthlutuN_NR: 2, upphad: 2000 }),
    ]);
  });
  it('L7.19 takes the days exactly, the first and the last with them', async () => {
    const on = async (from: string, to: string) =>
      (await get(`statistics?dateFrom=${from}&dateTo=${to}&rights=${right}`)).body.length;
    expect(await on('2024-06-15', '2024-06-15')).toBe(1);
    expect(await on('2024-06-15', '2025-06-15')).toBe(2);
    expect((await get(`statistics?dateFrom=2024-06-16&dateTo=2025-06-14&rights=${right}`)).body.Code).toBe(
      'statistics.noDistributions',
    );
  });
  it('L7.32 takes days with a time behind them, parted by a space, and still refuses what is no day', async () => {
    const of = (from: string, to: string) =>
      get(`statistics?dateFrom=${encodeURIComponent(from)}&dateTo=${encodeURIComponent(to)}&rights=${right}`);
    expect((await of('2024-06-15 00:00:00.000Z', '2024-06-15T23:59:59Z')).body).toHaveLength(1);
    const summary = await get(
      `statuses/summary?rightId=${right}&startDate=2024-06-15%2000:00&finalDate=2024`,
    );
    expect(summary.status).toBe(200);
    expect((await of('2025-01-01 00:00', '2024-01-01 00:00')).body.Errors[0].Code).toBe(
      'statistics.rangeTurned',
    );
    for (const bad of ['2024-02-30 00:00', '999-01-01 00:00', '0999-01-01 00:00', '2024-06-15 kl. 8'])
      expect((await of(bad, '2026-01-01')).body.Errors).toMatchObject([
        { Field: 'dateFrom', Code: 'value.wrongForm' },
      ]);
  });
  it('L7.19, L2.25 has sales and streaming by period', async () => {
    const { body } = await get(`streamStatistics?rights=${right}`);
    expect(body).toEqual([
      {
        timabiL_UTHLUTUNAR_NR: await periodOf(3),
        timabiL_UTHLUTUNAR: 'Streymi 2024',
        dagS_UTHLUTUNAR: '2025-10-24',
        upphad: 100,
      },
    ]);
  });
  it('L7.22, L9.5 has the pots of a period, with what went out of it negative', async () => {
    const { body } = await get(`statistics/streams/periods?id=${await periodOf(3)}&rights=${right}`);
    expect(
      body.map((one: Record<string, unknown>) => [
        one['lysinG_STUTT'],
        one['tegunD_HREYFINGAR'],
        one['upphad'],
      ]),
    ).toEqual([
      ['Streymisveitan', 1, 100],
      ['Umsýsla', 2, -7],
      ['Til greiðslu', 5, -93],
    ]);
    const early = await get(
      `statistics/streams/periods?id=${await periodOf(3)}&rights=${right}&dateTo=2025-05-01`,
    );
    expect(early.body[0].upphad).toBe(70);
    // A domestic period is none of streaming.
    expect((await get(`statistics/streams/periods?id=${await periodOf(1)}&rights=${right}`)).body.Code).toBe(
      'statistics.noLines',
    );
  });
  it('L7.19, L3.17 has the ten works that brought most, over both kinds', async () => {
    expect(
      (await get(`top10Compositions?rights=${right}&dateFrom=2020-01-01&dateTo=2026-01-01`)).body,
    ).toEqual([
      { verK_NR: second, heitI_VERKS: 'Ölduslóð', upphad: 2050.25 },
      { verK_NR: first, heitI_VERKS: 'Andvaka', upphad: 1300.5 },
    ]);
    expect((await get(`top10Compositions?rights=${right}&dateTo=2024-12-31`)).body[0]).toMatchObject({
      verK_NR: first,
      upphad: 1200.5,
    });
  });
  it('L7.20, L3.17 has a work by category, year and country', async () => {
    const of = `rights=${right}&compId=${first}`;
    expect((await get(`compositionStatistics?${of}`)).body).toEqual([
      { flokkuR_UTHLUTUNAR_NR: 1, nafN_FLOKKUR_UTHLUTUNAR: 'Aðalúthlutun', upphad: 1200.5 },
      { flokkuR_UTHLUTUNAR_NR: 3, nafN_FLOKKUR_UTHLUTUNAR: 'Streymi og sala', upphad: 100 },
    ]);
    expect((await get(`compositionStatistics?${of}`, member, 'en')).body[0].nafN_FLOKKUR_UTHLUTUNAR).toBe(
      'Main distribution',
    );
    expect((await get(`compositionStatisticsByYear?${of}`)).body).toEqual([
      { ar: 2024, upphad: 1200.5 },
      { ar: 2025, upphad: 100 },
    ]);
    expect((await get(`compositionStatisticsByCountry?${of}`)).body).toEqual([
      { lanD_NR: 352, land: 'Ísland', upphad: 1230.5 },
      { lanD_NR: 752, land: 'Svíþjóð', upphad: 70 },
    ]);
    expect((await get(`compositionStatistics?rights=${right}&compId=999999`)).status).toBe(404);
  });
  it('L7.21, L3.14, F3.11 has the lines of a distribution, of a pot of it, or of a work', async () => {
    const { body } = await get(`statistics/distributions?Did=1&rights=${right}`);
    expect(body[0]).toEqual({
      eR_UTSKYRD: 0,
      skilalinA_NR: 1,
      uthlutuN_NR: 1,
      heitI_UTHLUTUNAR: 'Úthlutun 1',
      lysinG_NR: expect.any(Number),
      lysinG_STUTT: 'Útvarp',
      skyrinG_LYSINGAR: null,
      verK_NR: first,
      heitI_VERKS: 'Andvaka',
      flytjendur: 'Þórdís',
      upphad: 1000.5,
      undirtegunD_FLUTNINGS: 'Flutningur',
      undirtegunD_FLUTNINGS_ENSKA: 'Performance',
      stod: 'Rás 1',
      land: 'Ísland',
      dagS_NOTKUNAR: null,
      fjoldI_NOTKANA: null,
      hlutfall: 50,
      publisheR_SAMNINGUR_NR: null,
    });
    expect(await lines(`Did=1&rights=${right}`)).toEqual([
      [1, 1, 1000.5],
      [1, 2, 200],
      [1, 3, 50.25],
    ]);
    expect(await lines(`Did=1&rights=${right}&LYSING_NR=${body[2].lysinG_NR}`)).toEqual([[1, 3, 50.25]]);
    expect(await lines(`rights=${right}&compId=${second}`)).toEqual([
      [1, 3, 50.25],
      [2, 1, 2000],
    ]);
    expect(await lines(`Did=1&rights=${right}&sort=-UPPHAD&limit=2`)).toEqual([
      [1, 1, 1000.5],
      [1, 2, 200],
    ]);
    expect((await get(`statistics/distributions?Did=5&rights=${right}`)).body.Message).toBe(
      'Engar skilalínur fundust.',
    );
  });
  it('L2.25, L2.26 has the lines of a period of streaming, and those of a work by category, country and year', async () => {
    expect(await lines(`rights=${right}&TIMABIL_UTHLUTUNAR_NR=${await periodOf(3)}`)).toEqual([
      [3, 1, 70],
      [4, 1, 30],
    ]);
    expect(
      await lines(`rights=${right}&TIMABIL_UTHLUTUNAR_NR=${await periodOf(3)}&dateFrom=2025-05-01`),
    ).toEqual([[4, 1, 30]]);
    // A domestic period is none of streaming.
    const domestic = `statistics/distributions?rights=${right}&TIMABIL_UTHLUTUNAR_NR=${await periodOf(1)}`;
    expect((await get(domestic)).status).toBe(404);
    const ofWork = `rights=${right}&compId=${first}`;
    expect(await lines(`${ofWork}&FLOKKUR_UTHLUTUNAR_NR=3`)).toEqual([
      [3, 1, 70],
      [4, 1, 30],
    ]);
    expect(await lines(`${ofWork}&LAND_NR=752`)).toEqual([[3, 1, 70]]);
    expect(await lines(`${ofWork}&dateFrom=2024-01-01&dateTo=2024-12-31`)).toEqual([
      [1, 1, 1000.5],
      [1, 2, 200],
    ]);
  });
  it('F9.11, L7.21 has the lines of all the rights of the caller when none is named', async () => {
    expect(await lines(`Did=1&compId=${first}&dateFrom=1900-01-01&dateTo=3000-01-01`)).toEqual([
      [1, 1, 1000.5],
      [1, 2, 200],
      [1, 7, 33],
    ]);
    expect((await get('statistics/distributions', staff)).status).toBe(404);
  });
  it('L7.23, L3.15 has what moved in a period, by pot', async () => {
    const rows = (body: Record<string, unknown>[]) =>
      body.map((one) => [one['lysinG_STUTT'], one['tegunD_HREYFINGAR'], one['upphad'], one['hofunduR_NR']]);
    const { body } = await get(`statuses/periods/${await periodOf(1)}/${right}`);
    expect(rows(body)).toEqual([
      ['Útvarp', 1, 1200.5, member.authorId],
      ['Sjónvarp', 3, 50.25, member.authorId],
      ['Umsýsla', 2, 125.05, member.authorId],
      ['Greitt', 4, 1000.7, member.authorId],
    ]);
    expect((await get(`statuses/periods/${await periodOf(1)}/${right}?Did=2`)).status).toBe(404);
    expect(rows((await get(`statuses/periods/${await periodOf(1)}/${inherited}`)).body)[0]).toEqual([
      'Útvarp',
      1,
      33,
      other.authorId,
    ]);
  });
  it('L7.24, M3 has the movements of a right, and their sums by year, with what is held', async () => {
    const all = await get(`statuses?rightId=${right}&startDate=2024&finalDate=2024`);
    expect(
      all.body.map((one: Record<string, unknown>) => [one['uthlutuN_NR'], one['tegunD_HREYFINGAR']]),
    ).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
    ]);
    expect((await get(`statuses/summary?rightId=${right}&startDate=2024-01-01&finalDate=2025`)).body).toEqual(
      [
        {
          ar: 2024,
          upphaD_UTHLUTAD: 1250.75,
          upphaD_FRADREGID: 125.05,
          upphaD_RADSTAFAD: 1000.7,
          upphaD_GEYMT: 125,
        },
        { ar: 2025, upphaD_UTHLUTAD: 2100, upphaD_FRADREGID: 7, upphaD_RADSTAFAD: 2093, upphaD_GEYMT: 0 },
      ],
    );
  });
  it('L7.25 has the text of a finished distribution, in the language of the reader', async () => {
    const text = (id: number, language: 'is' | 'en') =>
      portal.ask(`GET /api/distributions/${id}/royaltyText`, { as: other, language });
    expect((await text(2, 'is')).body).toEqual({ uthlutuN_NR: 2, uthlutunartexti: 'Greitt er 15. júní.' });
    expect((await text(2, 'en')).body.uthlutunartexti).toBe('Paid on 15 June.');
    expect((await text(1, 'is')).body.Code).toBe('statistics.noRoyaltyText');
    expect((await text(5, 'is')).status).toBe(404);
  });
  // Last: a movement of what is finished stays.
  it('L2.25, L3.15 a pot that money came into by two kinds of movement is one row', async () => {
    const [pot] = await portal.sql(
      `insert into movement (distribution_id, right_id, pot_id, movement_type, amount, line_count)
       select distribution_id, right_id, pot_id, 3, 0.5, 1 from movement
       where right_id = $1 and movement_type = 1 and distribution_id = 3 returning pot_id`,
      [right],
    );
    const period = await periodOf(3);
    for (const path of [
      `statistics/streams/periods?id=${period}&rights=${right}`,
      `statuses/periods/${period}/${right}`,
    ]) {
      const { body } = await get(path);
      const rows = body.filter((one: Record<string, unknown>) => one['lysinG_NR'] === pot?.pot_id);
      expect(rows).toMatchObject([{ tegunD_HREYFINGAR: 1, upphad: 100.5 }]);
    }
  });
});
