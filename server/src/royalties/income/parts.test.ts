import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { faultsOf, noFaults, recomputed } from '../../../test/runFaults.ts';
import { aRun, deduct, logsShareAPool, runRule } from '../../../test/runs.ts';
import { sharedWork } from '../../../test/shares.ts';
import { importUsage } from '../../../test/usage.ts';

// An income of another society that pays for two of its statements.

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let author: Someone;
let other: Someone;
let common: number;
let pools: number[];
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
  const both = [society.anna, society.bera] as const;
  common = await logsShareAPool(portal, both);
  await runRule(portal, both, { kind: 'pool', pool_id: common, usage_kind: 'statement' });
  await deduct(portal, both, 12.37);
  [author, other] = [await society.payee(), await society.payee()];
  await sharedWork(portal, [author], 'Brimalda');
  await sharedWork(portal, [other], 'Vornótt');
  pools = [await addPool('Útvarp ytra'), await addPool('Tónleikar ytra')];
}, 60_000);
afterAll(() => portal.close());

async function addPool(name: string, categoryId = 1): Promise<number> {
  const { body } = await society.post('pools', {
    HEITI_UTHLUTUNARPOTTS_ISLENSKA: name,
    FLOKKUR_UTHLUTUNAR_NR: categoryId,
  });
  return body.uthlutunarpottuR_NR;
}

/** A statement of the same society; answers its number. */
async function stated(year: number, title: string, amount: string): Promise<number> {
  const writer = title === 'Brimalda' ? author.name : other.name;
  const { body, text } = await importUsage(portal, {
    as: society.anna,
    file: `date;title;writers;amount\n${year}-05-02;${title};${writer};${amount}\n`,
    head: { TEGUND_NOTKUNARSKRAR: 'statement', HEITI_SENDANDA: 'Félag í útlöndum' },
  });
  if (body.stadA_NOTKUNARINNLESTURS !== 'taken') throw new Error(text);
  return body.notkunarinnlestuR_NR;
}

let references = 0;
const received = (year: number, more: object = {}) => ({
  GREIDANDI: 'Félag í útlöndum',
  TEGUND_GREIDANDA: 'society',
  FLOKKUR_UTHLUTUNAR_NR: 1,
  TIMABIL_UTHLUTUNAR: `Árið ${year}`,
  UPPHAED_I_GJALDMIDLI: 1000,
  DAGS_MOTTEKID: '2026-02-01',
  TILVISUN: `H-${++references}`,
  SKIPTIST_I_HLUTA: 1,
  ...more,
});
const register = async (year: number, more?: object): Promise<number> =>
  (await society.post('income', received(year, more))).body.tekjuR_NR;
const part = (amount: number, pool: number, statement: number | null = null) => ({
  HEITI_HLUTA_TEKNA: `Fyrir ${amount}`,
  HLUTI_I_GJALDMIDLI: amount,
  UTHLUTUNARPOTTUR_NR: pool,
  NOTKUNARINNLESTUR_NR: statement,
});
const divide = (income: number, parts: object[], as = society.anna) =>
  portal.ask(`POST /api/money/income/${income}/parts`, { as, body: { HLUTAR_TEKNA: parts } });
const problemOf = async (income: number, parts: object[]) => {
  const { body } = await divide(income, parts);
  return body.Errors?.[0]?.Code ?? body.Code;
};
const partsOf = async (income: number, as = society.bera) =>
  (await portal.ask(`GET /api/money/income/${income}/parts`, { as })).body;
const decide = async (income: number, SAMTHYKKT: 0 | 1, as = society.bera) =>
  portal.ask(`PATCH /api/money/income/${income}/parts`, {
    as,
    body: { SAMTHYKKT, SKIPTING_TEKNA_NR: (await partsOf(income))[0].skiptinG_TEKNA_NR },
  });
async function divided(income: number, parts: object[]) {
  expect((await divide(income, parts)).status).toBe(204);
  expect((await decide(income, 1)).status).toBe(204);
}
async function finished(year: number): Promise<number> {
  const id = await aRun(portal, society.anna, { period: `Árið ${year}`, year });
  expect(await faultsOf(portal, id)).toEqual(noFaults);
  expect(await recomputed(portal, society.anna, id)).toMatch(/^[1-9]\d* amounts recomputed, 0 differ\.$/u);
  const { body: run } = await portal.ask(`GET /api/money/runs/${id}`, { as: society.bera });
  const { status, text } = await portal.ask(`POST /api/money/runs/${id}/finish`, {
    as: society.bera,
    body: { FINGRAFAR_FORSKODUNAR: run.fingrafaR_FORSKODUNAR },
  });
  expect({ status, text }).toMatchObject({ status: 200 });
  return id;
}

describe('an income that pays for several statements', () => {
  it('R189 waits as a whole until one asks for its parts and another books them, which are its net to the unit', async () => {
    const income = await register(2020, { UPPHAED_I_GJALDMIDLI: 1000.01, GJALDMIDILL: 'EUR', GENGI: 151.37 });
    const waits = await portal.ask('GET /api/money/income?oskipt=1', { as: society.bera });
    expect(waits.body).toMatchObject([{ tekjuR_NR: income, upphaeD_I_POTTA: 0, mA_SKIPTA_TEKJUM: 1 }]);
    const three = [part(333.33, pools[0] ?? 0), part(333.34, pools[1] ?? 0), part(333.34, common)];
    expect((await divide(income, three)).status).toBe(204);
    expect(await partsOf(income, society.anna)).toMatchObject([{ mA_AKVEDA: 0 }, {}, {}]);
    expect((await decide(income, 1, society.anna)).body.Code).toBe('money.ownRequest');
    expect((await decide(income, 1)).status).toBe(204);
    const [sums] = await portal.sql(
      `select sum(p.units) = (select sum(-e.units) from ledger_transaction t join ledger_entry e using (transaction_id)
          join ledger_account a using (ledger_account_id) where t.income_id = $1 and a.kind in ('bank', 'administration')) as is_net
       from income_part p join income_division using (income_division_id) where income_id = $1`,
      [income],
    );
    expect(sums).toEqual({ is_net: true });
    expect((await portal.ask('GET /api/money/income?oskipt=1', { as: society.bera })).status).toBe(404);
    const control = await portal.ask('GET /api/money/control', { as: society.bera });
    expect(control.status).toBe(200);
  });

  it('R189 is not divided otherwise than into its gross, open pools of its category and statements that are there', async () => {
    const income = await register(2021);
    const [first = 0, second = 0] = pools;
    const foreign = await addPool('Annar flokkur', 2);
    expect(await problemOf(income, [part(500, first), part(499.99, second)])).toBe('money.partsNotWhole');
    expect(await problemOf(income, [part(500, first), part(500.01, second)])).toBe('money.partsNotWhole');
    expect(await problemOf(income, [part(500, first), part(500, foreign)])).toBe('money.poolOfOtherCategory');
    expect(await problemOf(income, [part(500, first), part(500, 999_999)])).toBe('money.poolOfOtherCategory');
    expect(await problemOf(income, [part(500, first, 999_999), part(500, second)])).toBe(
      'money.partWithoutStatement',
    );
    expect(await problemOf(income, [part(1000, first)])).toBe('value.tooShort');
    const statement = await stated(2010, 'Brimalda', '1');
    expect(await problemOf(income, [part(500, first, statement), part(500, second, statement)])).toBe(
      'money.statementHasPart',
    );
    expect(await problemOf(999_999, [part(500, first), part(500, second)])).toBe('money.incomeNotFound');
    expect((await divide(income, [part(500, first), part(500, second)], author)).status).toBe(403);
    expect((await divide(income, [part(400, first), part(600, second)])).status).toBe(204);
    expect(await problemOf(income, [part(500, first), part(500, second)])).toBe('money.incomeNotWhole');
    expect((await decide(income, 0)).status).toBe(204);
    await divided(income, [part(500, first), part(500, second)]);
    expect(await problemOf(income, [part(500, first), part(500, second)])).toBe('money.incomeNotWhole');
    expect((await decide(income, 0)).body.Code).toBe('money.changedMeanwhile');
  });

  it('R190 each statement is paid from its part alone, whichever comes first, and what is left shows', async () => {
    const income = await register(2022, { UPPHAED_I_GJALDMIDLI: 1000 });
    const first = await stated(2022, 'Brimalda', '400');
    const second = await stated(2023, 'Vornótt', '600');
    await divided(income, [part(400, pools[0] ?? 0, first), part(600, pools[1] ?? 0, second)]);
    const before = await society.balanceOf(author);
    await finished(2022);
    // 400 less 12.37%: it named what the pool had before deductions, and took nothing of the other's.
    expect((await society.balanceOf(author)).inneign - (before.inneign ?? 0)).toBeCloseTo(350.52, 2);
    const clocks = await portal.ask('GET /api/money/clocks/income', { as: society.bera });
    expect(JSON.stringify(clocks.body)).toContain('525.78');
    expect(await partsOf(income)).toMatchObject([{ eftiR_I_POTTI: 0 }, { eftiR_I_POTTI: 525.78 }]);
    expect((await society.post(`income/${income}/reverse`, { ASTAEDA_BAKFAERSLU: 'Rangt' })).body.Code).toBe(
      'money.incomeSpent',
    );
    const next = await register(2022);
    expect(await problemOf(next, [part(400, pools[0] ?? 0, first), part(600, pools[1] ?? 0)])).toBe(
      'money.statementPaid',
    );
  });

  it('R190 a statement waits for its part in runs of other categories too, whose rules would take it', async () => {
    const pool = await addPool('Annar flokkur, skilagreinar', 2);
    const rule = { kind: 'pool', pool_id: pool, category_id: 2, usage_kind: 'statement' };
    await runRule(portal, [society.anna, society.bera], rule);
    const ofPart = await stated(2021, 'Brimalda', '100');
    const ofRule = await stated(2021, 'Vornótt', '200');
    await divided(await register(2021), [part(400, pools[0] ?? 0, ofPart), part(600, pools[1] ?? 0)]);
    await divided(await register(2021, { FLOKKUR_UTHLUTUNAR_NR: 2 }), [part(500, pool), part(500, pool)]);
    const id = await aRun(portal, society.anna, { period: 'Árið 2021', year: 2021, categoryId: 2 });
    const found = await portal.sql(`select usage_import_id from run_line where distribution_id = $1`, [id]);
    expect(found).toEqual([{ usage_import_id: ofRule }]);
  });

  it('R190 a statement has one part, until the income is taken back, and who takes it back leaves it divided (R134)', async () => {
    const statement = await stated(2024, 'Brimalda', '100');
    const income = received(2024);
    const { body } = await society.post('income', income);
    const parts = [part(400, pools[0] ?? 0, statement), part(600, pools[1] ?? 0)];
    await divided(body.tekjuR_NR, parts);
    const again = await register(2024);
    expect(await problemOf(again, parts)).toBe('money.statementHasPart');
    const reverse = await portal.ask(`POST /api/money/income/${body.tekjuR_NR}/reverse`, {
      as: society.bera,
      body: { ASTAEDA_BAKFAERSLU: 'Rangt' },
    });
    expect(reverse.status).toBe(201);
    const otherwise = await portal.ask('POST /api/money/income', {
      as: society.bera,
      body: { ...income, SKIPTIST_I_HLUTA: 0 },
    });
    expect(otherwise.body.Errors?.[0]?.Code).toBe('money.incomeMoved');
    await divided(again, parts);
  });

  it('R189 a division that waits is refused with the income that is taken back', async () => {
    const income = await register(2027);
    await divide(income, [part(500, pools[0] ?? 0), part(500, pools[1] ?? 0)]);
    expect((await society.post(`income/${income}/reverse`, { ASTAEDA_BAKFAERSLU: 'Rangt' })).status).toBe(
      201,
    );
    const states = await portal.sql(
      `select state, decided_by is not null as decided from income_division where income_id = $1`,
      [income],
    );
    expect(states).toEqual([{ state: 'refused', decided: true }]);
    expect((await decide(income, 1)).body.Code).toBe('money.changedMeanwhile');
  });

  it.each([
    [`update income_part set pool_id = (select max(pool_id) from pool)`],
    [`update income_part set units = units + 1`],
    [`delete from income_part`],
    [`update income_division set state = 'refused' where state = 'active'`],
    [`delete from income_division`],
    [
      `insert into income_part (income_division_id, part_number, name, gross_amount, pool_id)
       select income_division_id, 50, 'Enn', 1, min(pool_id) from income_part group by 1 limit 1`,
    ],
  ])('R189 the database holds what was decided: %s', async (statement) => {
    await expect(portal.sql(statement)).rejects.toThrow('is not changed');
  });

  it('R189 the database holds that an income is decided by another, as a whole, and never for another sum', async () => {
    const income = await register(2025);
    await divide(income, [part(500, pools[0] ?? 0), part(500, pools[1] ?? 0)]);
    await expect(
      portal.sql(
        `select divide_income(income_division_id, asked_by) from income_division where income_id = $1`,
        [income],
      ),
    ).rejects.toThrow('income_division_by_another');
    await expect(
      portal.sql(
        `with d as (insert into income_division (income_id, asked_by) values ($1, $2) returning income_division_id)
         select from d`,
        [await register(2025), society.anna.userId],
      ),
    ).rejects.toThrow('not its whole');
  });
});
