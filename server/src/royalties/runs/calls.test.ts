import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { importUsage } from '../../../test/usage.ts';
import { reckonAsJob } from '../../../test/runs.ts';

const period = 'Árið 2025';
const today = new Date().toISOString().slice(0, 10);
let portal: Portal;
let anna: Someone;
let bera: Someone;
let author: Someone;
let other: Someone;
let poolId: number;
let workId: number;
let run: number;
const ask = (call: string, body?: object, as: Someone = anna) =>
  portal.ask(call, { as, ...(body && { body }) });

beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
  bera = await portal.someone({ role: 'administrator', isPerson: false });
  author = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
  other = await portal.someone({ name: 'Natan Kolbeinsson' });
  workId = await portal.work({ by: author, title: 'Vornótt í Vogum' });
  const file = [
    'date;time;title;writers;seconds',
    `2025-03-01;07:30;Vornótt í Vogum;${author.name};100`,
    '2025-03-02;13:30;Lag sem enginn þekkir;Einhver;67',
    '',
  ].join('\n');
  await portal.sql(
    `update work_author set approval = 'given', approved_at = coalesce(approved_at, now())`,
    [],
  );
  await portal.sql(`select refresh_lights(array(select work_id from work), 'approvedByStaff')`, []);
  await importUsage(portal, { as: anna, file });
  const pool = { HEITI_UTHLUTUNARPOTTS_ISLENSKA: 'Hljóðvarp', FLOKKUR_UTHLUTUNAR_NR: 1 };
  poolId = (await ask('POST /api/money/pools', pool)).body.uthlutunarpottuR_NR;
  for (const rule of [
    { TEGUND_REGLU: 'allocation', UTHLUTUNARPOTTUR_NR: poolId, PROSENTA: 80 },
    { TEGUND_REGLU: 'deduction', TEGUND_FRADRATTAR: 'administration', PROSENTA: 10 },
  ]) {
    const asked = await ask('POST /api/money/rules', {
      ...rule,
      FLOKKUR_UTHLUTUNAR_NR: 1,
      REGLA_GILDIR_FRA: '2020-01-01',
    });
    await ask(`PATCH /api/money/rules/${asked.body.reglA_NR}`, { SAMTHYKKT: 1 }, bera);
  }
  await ask('POST /api/money/income', {
    GREIDANDI: 'Öldurás',
    TEGUND_GREIDANDA: 'broadcaster',
    FLOKKUR_UTHLUTUNAR_NR: 1,
    TIMABIL_UTHLUTUNAR: period,
    UPPHAED_I_GJALDMIDLI: 1000,
    DAGS_MOTTEKID: '2026-02-01',
    TILVISUN: 'K-1',
  });
});
afterAll(() => portal.close());

const reckoned = (id: number) => reckonAsJob(portal, id);

describe('a rule of runs', () => {
  const rule = { TEGUND_UTHLUTUNARREGLU: 'pool', FLOKKUR_UTHLUTUNAR_NR: 1, REGLA_GILDIR_FRA: '2020-01-01' };
  it('R11 is asked for by one administrator and decided by another', async () => {
    const body = { ...rule, UTHLUTUNARPOTTUR_NR: poolId, TEGUND_NOTKUNAR_I_KEYRSLU: 'log' };
    const asked = await ask('POST /api/money/runRules', body);
    expect(asked.status).toBe(201);
    const call = `PATCH /api/money/runRules/${asked.body.uthlutunarreglA_NR}`;
    expect((await ask(call, { SAMTHYKKT: 1 })).body.Code).toBe('money.ownRequest');
    expect((await ask(call, { SAMTHYKKT: 1 }, bera)).status).toBe(204);
    const again = await ask('POST /api/money/runRules', body);
    const refused = await ask(
      `PATCH /api/money/runRules/${again.body.uthlutunarreglA_NR}`,
      { SAMTHYKKT: 1 },
      bera,
    );
    expect(refused.body.Code).toBe('money.runRuleTwice');
  });
  it('R11 has what belongs to its kind, and nothing else', async () => {
    const wrong = [
      { ...rule, TEGUND_NOTKUNAR_I_KEYRSLU: 'log' },
      { ...rule, TEGUND_UTHLUTUNARREGLU: 'daypart', FRA_KLUKKAN: '09:00', TIL_KLUKKAN: '07:00', STUDULL: 2 },
      {
        ...rule,
        TEGUND_UTHLUTUNARREGLU: 'weight',
        KODI_STUDULS: '1',
        STUDULL: 2,
        TEGUND_NOTKUNAR_I_KEYRSLU: 'log',
      },
    ];
    for (const body of wrong) expect((await ask('POST /api/money/runRules', body)).status).toBe(422);
  });
  it('R11 is ended by another than who asked for its end', async () => {
    const asked = await ask('POST /api/money/runRules', {
      ...rule,
      TEGUND_UTHLUTUNARREGLU: 'daypart',
      FRA_KLUKKAN: '07:00',
      TIL_KLUKKAN: '09:00',
      STUDULL: 2.5,
    });
    const path = `/api/money/runRules/${asked.body.uthlutunarreglA_NR}`;
    await ask(`PATCH ${path}`, { SAMTHYKKT: 1 }, bera);
    expect((await ask(`POST ${path}/end`, { REGLA_GILDIR_TIL: '2030-12-31' })).status).toBe(204);
    expect((await ask(`PATCH ${path}`, { SAMTHYKKT: 1 })).body.Code).toBe('money.ownRequest');
    const read = { SAMTHYKKT: 1, LOK_REGLU_BEDIN: '2030-12-31' };
    await ask(`POST ${path}/end`, { REGLA_GILDIR_TIL: '2026-12-31' });
    expect((await ask(`PATCH ${path}`, read, bera)).body.Code).toBe('money.changedMeanwhile');
    await ask(`POST ${path}/end`, { REGLA_GILDIR_TIL: '2030-12-31' });
    expect((await ask(`PATCH ${path}`, read, bera)).status).toBe(204);
    const [first] = (await ask('GET /api/money/runRules')).body;
    expect(first).toMatchObject({ studull: 2.5, reglA_GILDIR_TIL: '2030-12-31' });
  });
});

describe('a preview', () => {
  it('R14 is reckoned by a job, and tells what is paid, kept and waits', async () => {
    const made = await ask('POST /api/money/runs', {
      HEITI_UTHLUTUNAR: 'Hljóðvarp 2025',
      FLOKKUR_UTHLUTUNAR_NR: 1,
      TIMABIL_UTHLUTUNAR: period,
      NOTKUN_FRA: '2025-01-01',
      NOTKUN_TIL: '2025-12-31',
    });
    expect(made.body).toMatchObject({ i_UTREIKNINGI: 1, fingrafaR_FORSKODUNAR: null, mA_LJUKA: 0 });
    run = made.body.uthlutuN_NR;
    await reckoned(run);
    const { body } = await ask(`GET /api/money/runs/${run}`, undefined, bera);
    // 1000 less 10%, of which four fifths: 720, by 250 points and 67.
    expect(body).toMatchObject({
      upphaeD_POTTA: 720,
      upphaeD_UR_POTTUM: 720,
      fjoldI_LINA: 2,
      fjoldI_GEYMDRA_LINA: 1,
      mA_LJUKA: 1,
    });
    expect((await ask(`GET /api/money/runs/${run}`)).body.mA_LJUKA).toBe(0);
    const rows = async (what: string) => (await ask(`GET /api/money/runs/${run}/${what}`)).body;
    expect(await rows('pools')).toMatchObject([
      { stiG_I_POTTI: '317', upphaeD_UR_POTTUM: 720, athugasemD_VID_POTT: null },
    ]);
    expect(await rows('waiting')).toEqual([
      { astaedA_BIDAR: 'none', fjoldI_LINA: 1, upphaeD_I_VORSLU: body.upphaeD_I_VORSLU },
    ]);
    expect(await rows('movers')).toMatchObject([
      { nafN_RETTHAFA: author.name, breytinG_RETTHAFA: 'appears', upphaeD_ADUR: 0 },
    ]);
    expect(await rows('lines')).toMatchObject([
      { stig: '250', maeling: 100 },
      { stig: '67', athugasemD_VID_LINU: 'none' },
    ]);
    for (const none of ['values', 'changes'])
      expect((await ask(`GET /api/money/runs/${run}/${none}`)).status).toBe(404);
  });
  it('R14 says what has changed since the one before, and two runs are compared line by line', async () => {
    const copy = await ask('POST /api/money/runs', {
      HEITI_UTHLUTUNAR: 'Til samanburðar',
      FLOKKUR_UTHLUTUNAR_NR: 1,
      TIMABIL_UTHLUTUNAR: period,
      NOTKUN_FRA: '2025-03-02',
      NOTKUN_TIL: '2025-12-31',
    });
    await reckoned(copy.body.uthlutuN_NR);
    const compared = await ask(`GET /api/money/runs/${run}/comparison?samanburdur=${copy.body.uthlutuN_NR}`);
    expect(compared.body).toHaveLength(2);
    await ask(`POST /api/distributions/${copy.body.uthlutuN_NR}/cancel`);
    await importUsage(portal, {
      as: anna,
      file: `date;title;performer;writers;seconds\n2025-04-01;Vornótt í Vogum;Kór Vogabæjar;${author.name};100\n`,
    });
    await ask(`POST /api/money/runs/${run}/reckon`);
    await reckoned(run);
    const changes = await ask(`GET /api/money/runs/${run}/changes`);
    expect(changes.body).toMatchObject([{ nafN_RETTHAFA: author.name, breytinG_RETTHAFA: 'moves' }]);
  });
  it('R34 has the day and the text of its statements, which its hash covers, from who made it', async () => {
    const path = `/api/money/runs/${run}`;
    const hashOf = async () => (await ask(`GET ${path}`)).body.fingrafaR_FORSKODUNAR;
    const before = await hashOf();
    const body = { DAGS_UTHLUTUNAR: today, UTHLUTUNARTEXTI_ISLENSKA: 'Fyrir árið 2025.' };
    expect((await ask(`PUT ${path}/statement`, body, bera)).body.Code).toBe('money.anothersRun');
    for (const day of ['2026-01-01', '2099-01-01'])
      expect((await ask(`PUT ${path}/statement`, { DAGS_UTHLUTUNAR: day })).body.Errors).toMatchObject([
        { Field: 'DAGS_UTHLUTUNAR' },
      ]);
    const changed = await ask(`PUT ${path}/statement`, body);
    expect(changed.body).toMatchObject({
      dagS_UTHLUTUNAR: today,
      uthlutunartextI_ISLENSKA: 'Fyrir árið 2025.',
      uthlutunartextI_ENSKA: null,
      i_UTREIKNINGI: 1,
      mA_BREYTA_SKILAGREIN: 0,
    });
    expect((await ask(`PUT ${path}/statement`, body)).body.Code).toBe('money.runIsReckoned');
    await reckoned(run);
    expect(await hashOf()).not.toBe(before);
    const stale = { FINGRAFAR_FORSKODUNAR: before };
    expect((await ask(`POST ${path}/finish`, stale, bera)).body.Code).toBe('money.runChanged');
  });
  it('R17 opens a line from the income to the eyrir, to staff and to whom it pays', async () => {
    const lineId = (await ask(`GET /api/money/runs/${run}/lines`)).body[0].skilalinA_NR;
    const { body } = await ask(`GET /api/money/runs/${run}/lines/${lineId}`);
    const steps = body.skreF_POTTS as { skref: string; upphaeD_SKREFS: number }[];
    expect(Object.fromEntries(steps.map((one) => [one.skref, one.upphaeD_SKREFS]))).toEqual({
      gross: 1000,
      administration: -100,
      unallocated: -180,
    });
    expect(steps.reduce((sum, one) => sum + one.upphaeD_SKREFS, 0)).toBe(body.upphaeD_POTTA);
    expect(body).toMatchObject({ studulL_TIMA_DAGS: 2.5, stig: '250' });
    const own = `GET /api/persons/statistics/distributions/${run}/lines/${lineId}`;
    expect((await ask(own, undefined, author)).status).toBe(404);
    const { fingrafaR_FORSKODUNAR: hash } = (await ask(`GET /api/money/runs/${run}`)).body;
    const finished = await ask(`POST /api/money/runs/${run}/finish`, { FINGRAFAR_FORSKODUNAR: hash }, bera);
    expect(finished.body).toMatchObject({ stadA_UTHLUTUNAR: 'finished', mA_LJUKA: 0 });
    const mine = (await ask(own, undefined, author)).body;
    expect(mine.hlutir).toHaveLength(1);
    expect(mine.hlutir[0].upphaeD_NAMUNDUD).toBeCloseTo(mine.upphaeD_LINU, 1);
    expect(mine.skreF_POTTS).toEqual(body.skreF_POTTS);
    const text = await ask(`GET /api/distributions/${run}/royaltyText`, undefined, author);
    expect(text.body.uthlutunartexti).toBe('Fyrir árið 2025.');
    expect((await ask(`PUT /api/money/runs/${run}/statement`, {})).body.Code).toBe('money.runClosed');
    expect((await ask(own, undefined, other)).status).toBe(404);
  });
});

it('R5, R27, R28, R51 tells a member what was deducted, by what they earned, and what may come', async () => {
  const own = (call: string, as = author) => ask(`GET /api/persons/${call}`, undefined, as);
  const [right] = (await own(`${author.personId}/rights`)).body;
  const rights = `rights=${right.rettindI_NR}`;
  const steps = (await own(`statistics/deductions?${rights}&Did=${run}`)).body;
  expect(steps.map((step: { upphad: number }) => step.upphad)).toEqual([671.47, -67.15, 604.32]);
  const by = async (query: string) =>
    (await own(`statistics/breakdown?${query}`)).body.map((row: Record<string, unknown>) => [
      row['heitI_LIDAR'],
      row['upphad'],
    ]);
  expect(await by('sundurlidun=month')).toEqual([
    ['2025-03', 431.66],
    ['2025-04', 172.66],
  ]);
  expect(await by(`sundurlidun=month&innan=performer&gildi=${encodeURIComponent('Kór Vogabæjar')}`)).toEqual([
    ['2025-04', 172.66],
  ]);
  expect((await own(`statistics/breakdown?sundurlidun=month&${rights}`, other)).status).toBe(404);
  const uses = await own(`statistics/breakdown?sundurlidun=month&compId=${workId}`);
  expect(uses.body).toMatchObject([{ fjoldI_NOTKANA_LIDAR: 1 }, { fjoldI_NOTKANA_LIDAR: 1 }]);

  const may = async () => (await own(`${author.personId}/expected`)).body;
  const file = `date;title;writers;seconds\n2026-05-04;Vornótt í Vogum;${author.name};200\n`;
  await importUsage(portal, { as: anna, file });
  await portal.sql('select refresh_expected_money()');
  // A point was worth 720 ÷ 417.
  const range = { vaentanlegT_MINNST: 345, vaentanlegT_MEST: 346 };
  expect(await may()).toMatchObject([{ ...range, fjoldI_NOTKUNARLINA: 1, fjoldI_KEYRSLNA: 1 }]);
  expect((await own(`${author.personId}/balance`)).body).toMatchObject(range);
  expect((await own(`${author.personId}/expected`, other)).status).toBe(404);
  await portal.sql(`update expected_money set reckoned_at = '2020-01-01'`);
  expect(await may()).toEqual([]);
});

describe('the clocks', () => {
  it('R16 show income that is not distributed, and what is kept, with their days', async () => {
    const [income] = (await ask('GET /api/money/clocks/income')).body;
    expect(income).toMatchObject({ greidandi: 'Öldurás', upphaeD_BIDUR: 180, uthlutA_FYRIR: '2027-09-30' });
    const [kept] = (await ask('GET /api/money/clocks/kept')).body;
    expect(kept).toMatchObject({
      notkunarar: 2025,
      fjoldI_LINA: 1,
      birT_FRA: '2027-01-01',
      akvedA_FRA: '2029-01-01',
    });
  });
  it('R16, O103 list unidentified usage to everybody one year after its year, without amounts, also as a file', async () => {
    expect(await portal.ask('GET /api/unidentifiedUsage')).toMatchObject({ status: 200, body: [] });
    await portal.sql(`alter table unmatched_usage disable trigger unmatched_usage_stays`, []);
    await portal.sql(`update unmatched_usage set used_on = '2023-05-01'`, []);
    const { body } = await portal.ask('GET /api/unidentifiedUsage?q=enginn');
    const number = body[0]?.othekkT_NOTKUN_NR;
    expect(body).toEqual([
      {
        othekkT_NOTKUN_NR: expect.any(Number),
        heitI_VERKS: 'Lag sem enginn þekkir',
        hofundar: 'Einhver',
        flytjendur: null,
        notkunarar: 2023,
        stod: null,
      },
    ]);
    const file = await portal.ask('GET /api/unidentifiedUsage/file?q=enginn', { language: 'en' });
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.text).toBe(
      `\uFEFFNumber;Title;Performers;Writers;Where;Year of use\r\n${number};Lag sem enginn þekkir;;Einhver;;2023\r\n`,
    );
  });
});
