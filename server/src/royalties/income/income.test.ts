import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importDistribution, rightOf } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let anna: Someone;
let bera: Someone;
let poolId: number;
beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
  bera = await portal.someone({ role: 'administrator', isPerson: false });
  const { body } = await post('pools', {
    HEITI_UTHLUTUNARPOTTS_ISLENSKA: 'Hljóðvarp',
    FLOKKUR_UTHLUTUNAR_NR: 1,
  });
  poolId = body.uthlutunarpottuR_NR;
});
afterAll(() => portal.close());

const post = (path: string, body: object, as = anna) => portal.ask(`POST /api/money/${path}`, { as, body });
const decide = (rule: number, yes = true, as = bera) =>
  portal.ask(`PATCH /api/money/rules/${rule}`, { as, body: { SAMTHYKKT: yes ? 1 : 0 } });
let references = 0;
const anIncome = (changes: object = {}) => ({
  GREIDANDI: 'Öldurás',
  TEGUND_GREIDANDA: 'broadcaster',
  FLOKKUR_UTHLUTUNAR_NR: 1,
  TIMABIL_UTHLUTUNAR: 'Árið 2025',
  UPPHAED_I_GJALDMIDLI: 1000,
  DAGS_MOTTEKID: '2026-02-01',
  TILVISUN: `R-${++references}`,
  ...changes,
});
async function rule(body: object): Promise<number> {
  const asked = await post('rules', { PROSENTA: 10, REGLA_GILDIR_FRA: '2026-01-01', ...body });
  expect(asked.status).toBe(201);
  expect((await decide(asked.body.reglA_NR)).status).toBe(204);
  return asked.body.reglA_NR;
}
const toPool = (percent: number, changes: object = {}) =>
  rule({
    TEGUND_REGLU: 'allocation',
    FLOKKUR_UTHLUTUNAR_NR: 1,
    UTHLUTUNARPOTTUR_NR: poolId,
    PROSENTA: percent,
    ...changes,
  });

describe('rules', () => {
  it('R5 are asked for by one administrator and put in force by another, held by the database too', async () => {
    const asked = await post('rules', {
      TEGUND_REGLU: 'deduction',
      FLOKKUR_UTHLUTUNAR_NR: 2,
      TEGUND_FRADRATTAR: 'administration',
      PROSENTA: 60,
      REGLA_GILDIR_FRA: '2026-01-01',
    });
    const id = asked.body.reglA_NR;
    expect((await decide(id, true, anna)).body.Code).toBe('money.ownRequest');
    await expect(
      portal.sql(
        `update money_rule set state = 'active', decided_by = asked_by, decided_at = now() where money_rule_id = $1`,
        [id],
      ),
    ).rejects.toThrow('money_rule_by_another');
    expect((await decide(id, true)).status).toBe(204);
    const more = await post('rules', {
      TEGUND_REGLU: 'deduction',
      FLOKKUR_UTHLUTUNAR_NR: 2,
      TEGUND_FRADRATTAR: 'social',
      PROSENTA: 41,
      REGLA_GILDIR_FRA: '2026-06-01',
    });
    expect((await decide(more.body.reglA_NR, true)).body.Code).toBe('money.rulesOverWhole');
  });
  it('R5 are never changed nor removed, only ended, and not before a day on which they were used', async () => {
    const id = await rule({
      TEGUND_REGLU: 'deduction',
      FLOKKUR_UTHLUTUNAR_NR: 3,
      TEGUND_FRADRATTAR: 'cultural',
    });
    await expect(
      portal.sql('update money_rule set percent = 1 where money_rule_id = $1', [id]),
    ).rejects.toThrow('not changed');
    await expect(portal.sql('delete from money_rule where money_rule_id = $1', [id])).rejects.toThrow(
      'not changed',
    );
    await post('income', anIncome({ FLOKKUR_UTHLUTUNAR_NR: 3 }));
    const end = (day: string) => post(`rules/${id}/end`, { REGLA_GILDIR_TIL: day });
    const yes = (day: string, as = bera) =>
      portal.ask(`PATCH /api/money/rules/${id}`, { as, body: { SAMTHYKKT: 1, LOK_REGLU_BEDIN: day } });
    await end('2026-01-15');
    expect((await yes('2026-01-15', anna)).body.Code).toBe('money.ownRequest');
    expect((await yes('2026-01-15')).body.Code).toBe('money.ruleUsedLater');
    await end('2026-02-01');
    expect((await yes('2026-02-01')).status).toBe(204);
    const [row] = await portal.sql('select ends_before::text from money_rule where money_rule_id = $1', [id]);
    expect(row?.['ends_before']).toBe('2026-02-02');
  });
  it('R5 have the parts of their kind and no others', async () => {
    for (const body of [
      { TEGUND_REGLU: 'deduction', FLOKKUR_UTHLUTUNAR_NR: 1 },
      {
        TEGUND_REGLU: 'withholding',
        SKATTALEG_HEIMILISFESTI: 'foreign',
        FORM_GREIDSLUTHEGA: 'person',
        FLOKKUR_UTHLUTUNAR_NR: 1,
      },
      { TEGUND_REGLU: 'allocation', FLOKKUR_UTHLUTUNAR_NR: 2, UTHLUTUNARPOTTUR_NR: poolId },
    ])
      expect((await post('rules', { PROSENTA: 5, REGLA_GILDIR_FRA: '2026-01-01', ...body })).status).toBe(
        422,
      );
  });
});

describe('income', () => {
  it('R4 is deducted from and allocated by the rules of its day; what no rule takes waits', async () => {
    await rule({
      TEGUND_REGLU: 'deduction',
      FLOKKUR_UTHLUTUNAR_NR: 1,
      TEGUND_FRADRATTAR: 'administration',
      PROSENTA: 12.5,
    });
    await rule({
      TEGUND_REGLU: 'deduction',
      FLOKKUR_UTHLUTUNAR_NR: 1,
      TEGUND_FRADRATTAR: 'social',
      PROSENTA: 3.33,
    });
    await toPool(70);
    const { status, body } = await post('income', anIncome({ UPPHAED_I_GJALDMIDLI: 999.99 }));
    expect(status).toBe(201);
    const inUnits = (isk: number) => Math.round(isk * 10_000);
    expect(inUnits(body.upphaeD_FRADREGIN)).toBe(1_582_984);
    expect(inUnits(body.upphaeD_I_POTTA)).toBe(Math.floor(8_416_916 * 0.7));
    expect(
      inUnits(body.upphaeD_FRADREGIN) + inUnits(body.upphaeD_I_POTTA) + inUnits(body.upphaeD_OSKIPT),
    ).toBe(9_999_900);
    const waiting = await portal.ask('GET /api/money/income?oskipt=1', { as: anna });
    expect(waiting.body.map(({ tekjuR_NR }: { tekjuR_NR: number }) => tekjuR_NR)).toContain(body.tekjuR_NR);
    // A later rule for the same days takes what waited, all of it where it is the rest.
    await toPool(30);
    const [now] = (await portal.ask('GET /api/money/income?q=', { as: anna })).body.filter(
      ({ tekjuR_NR }: { tekjuR_NR: number }) => tekjuR_NR === body.tekjuR_NR,
    );
    expect(now).toMatchObject({ upphaeD_OSKIPT: 0, upphaeD_I_POTTA: 841.6916 });
  });
  it('R13 splits into whole units by largest remainder, the first of equal ones first', async () => {
    const split = async (whole: number, weights: number[]) =>
      (await portal.sql('select split_units($1, $2)::text[] as parts', [whole, weights]))[0]?.['parts'];
    expect(await split(100, [1, 1, 1])).toEqual(['34', '33', '33']);
    expect(await split(-100, [1, 1, 1])).toEqual(['-34', '-33', '-33']);
    expect(await split(5, [50, 25, 25])).toEqual(['3', '1', '1']);
    expect(await split(1, [0, 0.01, 99.99])).toEqual(['0', '0', '1']);
  });
  it('R4 in another currency has its rate, and comes to whole eyrir', async () => {
    const euros = { UPPHAED_I_GJALDMIDLI: 10.01, GJALDMIDILL: 'EUR' };
    const { body } = await post('income', anIncome({ ...euros, GENGI: 150.123456 }));
    expect(body).toMatchObject({ upphaeD_BRUTTO: 1502.74 });
    const without = await post('income', anIncome(euros));
    expect(without.body.Errors).toMatchObject([{ Code: 'money.rateAndCurrency' }]);
    const refused = async (amount: number, rate: number) =>
      (await post('income', anIncome({ ...euros, UPPHAED_I_GJALDMIDLI: amount, GENGI: rate }))).body.Errors[0]
        .Code;
    expect(await refused(99_999_999_999, 99_999)).toBe('money.worthTooMuch');
    expect(await refused(0.01, 0.000_001)).toBe('money.worthNothing');
    expect(await refused(10, 150.123_456_7)).toBe('money.rateDecimals');
    expect(await refused(10, 1e-7)).toBe('value.tooShort');
  });
  it('R4, R118 is registered once by payer and reference, and its amount is more than nothing', async () => {
    const income = anIncome();
    expect((await post('income', income)).status).toBe(201);
    const again = await post('income', { ...income, GREIDANDI: 'öldurás ' });
    expect(again.body.Errors).toMatchObject([{ Field: 'TILVISUN', Code: 'money.incomeKnown' }]);
    // R118: money that came once pays nobody twice, however payer and reference are written the second time.
    const { GREIDANDI: payer, TILVISUN: reference } = income;
    for (const changed of [
      { GREIDANDI: `${payer}.` },
      { TILVISUN: reference.toLowerCase() },
      { TILVISUN: reference.replace('-', ' - ') },
    ])
      expect((await post('income', { ...income, ...changed })).body.Errors).toMatchObject(again.body.Errors);
    for (const amount of [-5, 0])
      expect((await post('income', anIncome({ UPPHAED_I_GJALDMIDLI: amount }))).status).toBe(422);
    await expect(
      portal.sql(
        `insert into income (payer_name, payer_kind, category_id, period_id, gross_amount, received_on, reference, registered_by)
         select payer_name, payer_kind, category_id, period_id, -5, received_on, 'N-1', registered_by from income limit 1`,
      ),
    ).rejects.toThrow('income_reversal');
    expect((await post('income', anIncome({ DAGS_MOTTEKID: '2099-01-01' }))).status).toBe(422);
  });
  it('R4 is taken back whole, once, and never changed', async () => {
    const { body } = await post('income', anIncome());
    const reverse = () => post(`income/${body.tekjuR_NR}/reverse`, { ASTAEDA_BAKFAERSLU: 'Röng upphæð' });
    expect((await reverse()).body).toMatchObject({
      upphaeD_BRUTTO: -1000,
      bakfaeriR_TEKJUR_NR: body.tekjuR_NR,
    });
    expect((await reverse()).body.Code).toBe('money.incomeReversed');
    const [left] = await portal.sql(
      `select sum(e.units)::integer as units from ledger_entry e join ledger_account a using (ledger_account_id)
       join ledger_transaction t using (transaction_id) left join income r on r.income_id = t.income_id
       where (t.income_id = $1 or r.reverses = $1) and a.kind = 'pool'`,
      [body.tekjuR_NR],
    );
    expect(left?.['units']).toBe(0);
    await expect(portal.sql('update income set gross_amount = 1')).rejects.toThrow('never changed');
    await expect(portal.sql('delete from income')).rejects.toThrow('never changed');
  });
  it('R4 that a distribution has taken is not taken back, and no pool is ever below zero', async () => {
    const member = await portal.someone();
    const workId = await portal.work({ by: member, title: 'Brim' });
    const { body } = await post(
      'income',
      anIncome({ TIMABIL_UTHLUTUNAR: 'Árið 2019', UPPHAED_I_GJALDMIDLI: 5000 }),
    );
    const right = await rightOf(portal, member);
    await importDistribution(portal, {
      as: anna,
      id: 71,
      file: `line;type;right;work;pot;station;subtype;subtype_en;country;amount\n1;1;${right};${workId};Útvarp;;;;;10000`,
      head: { TIMABIL_UTHLUTUNAR: 'Árið 2019' },
    });
    const done = await portal.ask('POST /api/distributions/71/finish', { as: bera });
    expect(done.status).toBe(200);
    const sources = await portal.sql(
      `select a.kind, e.units::text from ledger_entry e join ledger_account a using (ledger_account_id)
       join ledger_transaction t using (transaction_id) where t.distribution_id = 71 and e.units < 0 order by 1`,
    );
    expect(sources).toEqual([
      { kind: 'imported', units: String(-100_000_000 + 42_085_000) },
      { kind: 'pool', units: '-42085000' },
    ]);
    const undone = await post(`income/${body.tekjuR_NR}/reverse`, { ASTAEDA_BAKFAERSLU: 'Röng upphæð' });
    expect(undone.body.Code).toBe('money.incomeSpent');
  });
});

describe('a sheet of income', () => {
  const head = 'payer;kind;category;period;amount;received;reference;currency;rate';
  const send = (lines: string[], isKept: boolean) =>
    post('income/sheets', { TEKJUSKRA: [head, ...lines].join('\n'), ER_GEYMT: isKept ? 1 : 0 });
  it('R4 is tried first, and kept whole or not at all', async () => {
    const good = 'Skjárinn;broadcaster;1;Árið 2025;1.234,50;2026-02-01;S-1;;';
    const tried = await send([good, 'Veitan;service;1;Árið 2025;100;2026-02-01;S-2;EUR;150,5'], false);
    expect(tried.body).toMatchObject({
      fjoldI_LINA: 2,
      fjoldI_GALLA: 0,
      eR_GEYMT: 0,
      upphaeD_BRUTTO: 16_284.5,
    });
    const wrong = await send([good, 'Veitan;nobody;1;Árið 2025;100;2026-02-01;S-2;;', good], true);
    expect(wrong.body).toMatchObject({ fjoldI_GALLA: 2, eR_GEYMT: 0 });
    expect(wrong.body.linur[1].galli).toMatch(/^kind: /u);
    expect(wrong.body.linur[2].galli).toMatch(/^reference: /u);
    expect(await portal.sql(`select from income where reference = 'S-1'`)).toEqual([]);
    const below = await send([good.replace('1.234,50', '-1.234,50')], true);
    expect(below.body).toMatchObject({ fjoldI_GALLA: 1, eR_GEYMT: 0 });
    expect(below.body.linur[0].galli).toMatch(/^amount: /u);
    expect((await send([good], true)).body.eR_GEYMT).toBe(1);
    expect((await send([good], true)).body).toMatchObject({ fjoldI_GALLA: 1, eR_GEYMT: 0 });
  });
});

describe('the control report', () => {
  it('R19 comes out even in every category, and has the entries behind each figure', async () => {
    const { body } = await portal.ask('GET /api/money/control?dateFrom=2000-01-01', { as: anna });
    expect(body.length).toBeGreaterThan(1);
    const units = (isk: number) => Math.round(isk * 10_000);
    for (const line of body)
      expect(units(line.upphaeD_INN)).toBe(
        units(line.upphaeD_TIL_GREIDSLU) +
          units(line.upphaeD_FRADREGIN) +
          units(line.upphaeD_I_VORSLU) +
          units(line.upphaeD_FLUTT),
      );
    const entries = await portal.ask('GET /api/money/entries?tala=deducted&flokkur=1', { as: anna });
    const sum = entries.body.reduce((all: number, { upphad }: { upphad: number }) => all + units(upphad), 0);
    expect(sum).toBe(
      units(
        body.find((line: { flokkuR_UTHLUTUNAR_NR: number }) => line.flokkuR_UTHLUTUNAR_NR === 1)
          .upphaeD_FRADREGIN,
      ),
    );
    const accounts = await portal.ask('GET /api/money/accounts', { as: anna });
    expect(
      accounts.body.reduce((all: number, { inneign }: { inneign: number }) => all + units(inneign), 0),
    ).toBe(0);
  });
  it('R18 is for administrators alone', async () => {
    const editor = await portal.someone({ role: 'editor' });
    const member = await portal.someone();
    for (const path of ['pools', 'income', 'rules', 'accounts', 'entries', 'control'])
      for (const as of [editor, member])
        expect((await portal.ask(`GET /api/money/${path}`, { as })).status).toBe(403);
  });
});
