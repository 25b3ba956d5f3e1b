import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { faultsOf, noFaults, recomputed } from '../../../test/runFaults.ts';
import { aRun, deduct, logsShareAPool, receive, runRule } from '../../../test/runs.ts';
import { sharedWork } from '../../../test/shares.ts';
import { importUsage } from '../../../test/usage.ts';

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let author: Someone;
let other: Someone;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
  const both = [society.anna, society.bera] as const;
  const pool_id = await logsShareAPool(portal, both);
  await runRule(portal, both, { kind: 'pool', pool_id, usage_kind: 'statement', starts_on: '2010-01-01' });
  await deduct(portal, both, 15);
  [author, other] = [await society.payee(), await society.payee()];
  await sharedWork(portal, [author], 'Brimalda');
  await sharedWork(portal, [other], 'Vornótt');
}, 60_000);
afterAll(() => portal.close());

let files = 0;
/** Has a statement of another society read, with a line of each title and amount. */
async function state(year: number, lines: readonly (readonly [string, string])[], column = 'amount') {
  files += 1;
  const rows = lines.map(([title, amount]) => {
    const writer = title === 'Brimalda' ? author.name : title === 'Vornótt' ? other.name : 'Einhver';
    return `${year}-05-02;${title};${writer};${amount}`;
  });
  const { body, text } = await importUsage(portal, {
    as: society.anna,
    file: [`date;title;writers;${column}`, ...rows, ''].join('\n'),
    ...(column === 'amount' && {
      head: { TEGUND_NOTKUNARSKRAR: 'statement', HEITI_SENDANDA: `Félag í útlöndum ${files}` },
    }),
  });
  if (body.stadA_NOTKUNARINNLESTURS !== 'taken') throw new Error(text);
}

const earn = (year: number, kronur: number) =>
  receive(portal, society.anna, { period: `Árið ${year}`, kronur });
const run = (year: number) => aRun(portal, society.anna, { period: `Árið ${year}`, year });
const read = async (path: string) =>
  (await portal.ask(`GET /api/money/runs/${path}`, { as: society.bera })).body;
async function finish(id: number) {
  const { fingrafaR_FORSKODUNAR: FINGRAFAR_FORSKODUNAR } = await read(`${id}`);
  return portal.ask(`POST /api/money/runs/${id}/finish`, {
    as: society.bera,
    body: { FINGRAFAR_FORSKODUNAR },
  });
}
async function finished(year: number) {
  const id = await run(year);
  expect(await faultsOf(portal, id)).toEqual(noFaults);
  expect(await recomputed(portal, society.anna, id)).toMatch(/^[1-9]\d* amounts recomputed, 0 differ\.$/u);
  const { status, text } = await finish(id);
  expect({ status, text }).toMatchObject({ status: 200 });
  expect(await faultsOf(portal, id)).toEqual(noFaults);
  return id;
}
/** Krónur of the lines of a run, in their order. */
const lines = async (id: number) =>
  (
    await portal.sql(
      'select (units * 0.0001)::float as isk from run_line where distribution_id = $1 order by statement_line_id',
      [id],
    )
  ).map(({ isk }) => isk);
const pool = async (id: number) =>
  (
    await portal.sql(
      `select finding, (units * 0.0001)::float as has, (gross_units * 0.0001)::float as gross, (amount_units * 0.0001)::float as named,
         (paid_units * 0.0001)::float as paid from run_pool where distribution_id = $1`,
      [id],
    )
  )[0];
const refused = async (id: number) => {
  expect(await pool(id)).toMatchObject({ finding: 'amountsOverPool', paid: 0 });
  expect(await recomputed(portal, society.anna, id)).toMatch(/ 0 differ\.$/u);
  expect((await finish(id)).body.Code).toBe('money.runEmpty');
};

describe('lines that name what was paid before deductions', () => {
  it('R17, R179 share what is left after these by their amounts, to the eyrir, and lines by points get nothing', async () => {
    await earn(2020, 1000);
    await state(2020, [
      ['Brimalda', '100.00'],
      ['Vornótt', '50.05'],
      ['Enginn þekkir þetta', '849.95'],
    ]);
    await state(2020, [['Brimalda', '180']], 'seconds');
    const id = await finished(2020);
    expect(await lines(id)).toEqual([85, 42.5425, 722.4575, 0]);
    expect(await pool(id)).toEqual({ finding: null, has: 850, gross: 1000, named: 1000, paid: 850 });
    const [kept] = await portal.sql(
      'select sum(amount)::float as isk from unmatched_usage where distribution_id = $1',
      [id],
    );
    expect(kept?.['isk']).toBe(722.46);
    expect((await society.balanceOf(author)).inneign).toBe(85);
    expect((await society.balanceOf(other)).inneign).toBe(42.54);
    expect(await read(`${id}/lines/1`)).toMatchObject({
      upphaeD_POTTA: 850,
      upphaeD_TILGREIND: 1000,
      upphaeD_SJALFRAR_LINU: 100,
      upphaeD_TEKIN_TIL_BAKA: null,
      upphaeD_LINU: 85,
    });
    const [line] = await read(`${id}/waiting`);
    expect(line).toMatchObject({ astaedA_BIDAR: 'none' });
    // What the files say of the bound, or of an amount, has to be what was paid by.
    const told = (of: string, from: string, to: string) =>
      recomputed(portal, society.anna, id, (file, text) => (file === of ? text.replace(from, to) : text));
    expect(await told('pools', ',8500000,10000000', ',8500000,9000000')).not.toMatch(/ 0 differ\.$/u);
    expect(await told('lines', ',1000000,', ',1000100,')).not.toMatch(/ 0 differ\.$/u);
  });
  it('R180 are expected as such lines came to in the last runs of their pool', async () => {
    await state(2021, [['Brimalda', '200.00']]);
    await portal.sql('select refresh_expected_money()');
    expect(
      await portal.sql(
        `select e.least_units::integer, e.most_units::integer, e.run_count from expected_money e join author_right h using (right_id) where h.person_id = $1`,
        [author.personId],
      ),
    ).toEqual([{ least_units: 1_700_000, most_units: 1_700_000, run_count: 1 }]);
  });
  it('R179 are paid as they are where the pool has as much', async () => {
    await earn(2021, 1000);
    const id = await finished(2021);
    expect(await lines(id)).toEqual([200]);
    expect(await pool(id)).toMatchObject({ gross: null, named: 200, paid: 200 });
  });
  it('R179 give nothing where what lay in the pool from before, which counts as it is, has less than they name', async () => {
    await state(2021, [['Vornótt', '700.00']]);
    const id = await run(2021);
    expect(await pool(id)).toMatchObject({ has: 650, gross: 650, named: 700 });
    await refused(id);
    await earn(2021, 50);
    const again = await finished(2021);
    expect(await pool(again)).toMatchObject({ has: 692.5, gross: 700, named: 700, paid: 692.5 });
  });
  it('R179 may name half an eyrir a line more than was paid, and no more', async () => {
    await earn(2022, 100);
    const by = (amount: string) =>
      state(
        2022,
        Array.from({ length: 3 }, () => ['Brimalda', amount] as const),
      );
    await by('33.3350');
    const first = await run(2022);
    expect(await pool(first)).toMatchObject({ finding: null, gross: 100, named: 100.005, paid: 85 });
    await state(2022, [['Vornótt', '0.02']]);
    await refused(await run(2022));
  });
  it('R179 name too much where a statement came twice, however small its lines are', async () => {
    await earn(2023, 0.4);
    const once = Array.from({ length: 100 }, () => ['Brimalda', '0.0040'] as const);
    await state(2023, once);
    expect(await pool(await run(2023))).toMatchObject({ finding: null, gross: 0.4, paid: 0.34 });
    await state(2023, [...once, ['Vornótt', '0.0001']]);
    const id = await run(2023);
    expect(await pool(id)).toMatchObject({ gross: 0.4, named: 0.8001 });
    await refused(id);
  });
});

describe('lines that take back an amount', () => {
  const waits = async (id: number) =>
    (
      await portal.sql(
        `select why, line_count::integer as lines, eyrir::integer from run_waiting($1) order by 1`,
        [id],
      )
    ).map((one) => Object.values(one));
  const paidLines = async (id: number) =>
    (
      await portal.sql('select count(*)::integer as lines from usage_payment where distribution_id = $1', [
        id,
      ])
    )[0]?.['lines'];
  const taken = (id: number) =>
    portal.sql(
      'select units::integer, left_units::integer as waits from run_take_back where distribution_id = $1 order by usage_import_id, line_number',
      [id],
    );

  it('R181 lessen what the same statement names for the same work, by largest remainder, once', async () => {
    await earn(2024, 100);
    await state(2024, [
      ['Brimalda', '100.00'],
      ['Vornótt', '10.0000'],
      ['Brimalda', '-40.00'],
      ['Vornótt', '20.0000'],
      ['Vornótt', '-10.0000'],
      ['Vornótt', '0.0100'],
    ]);
    const stale = await run(2024);
    const id = await finished(2024);
    expect(await lines(id)).toEqual([60, 6.6678, 13.3355, 0.0067]);
    expect(await taken(id)).toEqual([
      { units: 400_000, waits: 0 },
      { units: 100_000, waits: 0 },
    ]);
    expect([await waits(id), await paidLines(id)]).toEqual([[], 4]);
    expect(await read(`${id}/lines/1`)).toMatchObject({
      upphaeD_SJALFRAR_LINU: 60,
      upphaeD_TEKIN_TIL_BAKA: 40,
      upphaeD_LINU: 60,
    });
    expect((await finish(stale)).body.Code).toBe('money.runChanged');

    await state(2024, [['Brimalda', '3.00']]);
    const next = await finished(2024);
    expect([await lines(next), await taken(next)]).toEqual([[3], []]);
  });
  it('R181, R182 take no more than there is, also of works that nobody knows; what is left of them waits', async () => {
    await earn(2025, 100);
    await state(2025, [
      ['Enginn þekkir þetta', '30.00'],
      ['Enginn þekkir þetta', '-20.00'],
      ['Enginn þekkir þetta', '-25.00'],
      ['Brimalda', '10.00'],
      ['Vornótt', '-1.00'],
    ]);
    const id = await finished(2025);
    expect(await lines(id)).toEqual([0, 10]);
    const left = [
      { units: 200_000, waits: 0 },
      { units: 100_000, waits: 150_000 },
      { units: 0, waits: 10_000 },
    ];
    expect(await taken(id)).toEqual(left);
    expect([await waits(id), await paidLines(id)]).toEqual([[['takesBack', 2, -1600]], 2]);
    expect(await read(`${id}/waiting`)).toMatchObject([{ astaedA_BIDAR: 'takesBack', fjoldI_LINA: 2 }]);

    // Another statement of the same work is another matter, and what is settled stays so.
    await state(2025, [['Enginn þekkir þetta', '30.00']]);
    const next = await finished(2025);
    expect(await lines(next)).toEqual([30]);
    expect(await waits(next)).toEqual([
      ['none', 1, 3000],
      ['takesBack', 2, -1600],
    ]);
    await expect(portal.sql('delete from run_take_back where distribution_id = $1', [id])).rejects.toThrow(
      'is finished',
    );
  });
  it('R181 are not taken where the pool gives nothing, and wait', async () => {
    await earn(2019, 10);
    await state(2019, [
      ['Brimalda', '100.00'],
      ['Brimalda', '-40.00'],
    ]);
    const id = await run(2019);
    expect(await pool(id)).toMatchObject({ finding: 'amountsOverPool', named: 60 });
    expect(await taken(id)).toEqual([{ units: 0, waits: 400_000 }]);
    expect(await waits(id)).toEqual([
      ['amountsOverPool', 1, 0],
      ['takesBack', 1, -4000],
    ]);
  });
  it('R93, R181 change the hash of the inputs of a run that has them', async () => {
    const hash = async (id: number) =>
      (
        await portal.sql(
          `select encode(input_checksum, 'hex') as inputs from run where distribution_id = $1`,
          [id],
        )
      )[0];
    await earn(2019, 200);
    const before = await hash(await run(2019));
    await state(2019, [['Vornótt', '-1.00']]);
    expect(await hash(await run(2019))).not.toEqual(before);
  });
});
