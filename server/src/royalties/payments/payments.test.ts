import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPayingSociety, camt054, giveAccount, pain002 } from '../../../test/paying.ts';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { schemaProblems } from '../../../test/schemas/validate.ts';

const payment = { name: 'Ómur & vinir <félag>', iban: 'IS140159260076545510730339', bic: 'GLITISRE' };
let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
beforeAll(async () => {
  portal = await aPortal({ payment });
  society = await aPayingSociety(portal);
});
afterAll(() => portal.close());

const preview = async () =>
  (
    await portal.ask(
      `GET /api/money/payRuns/preview?dagur=${society.today}&greidsludagur=${society.today}&lagmark=1000`,
      { as: society.anna },
    )
  ).body;
const payeeNumber = async (personId: number) =>
  (await portal.sql('select payee_id from payee where person_id = $1', [personId]))[0]?.['payee_id'];

describe('a pay run', () => {
  it('R21 pays whole krónur of balances, and says who is left out and why', async () => {
    const [paid, poor, without, held, dead] = [
      await society.payee(),
      await society.payee(),
      await portal.someone(),
      await society.payee(),
      await society.payee(),
    ];
    await society.distribute([
      [paid, '2500.75'],
      [poor, '999.99'],
      [without, 5000],
      [held, 5000],
      [dead, 5000],
    ]);
    await portal.sql(`update person set died_on = '2026-01-01' where person_id = $1`, [dead.personId]);
    const hold = await portal.ask(`PUT /api/money/payees/${await payeeNumber(held.personId)}`, {
      as: society.anna,
      body: {
        ASTAEDA_STODVUNAR: 'dispute',
        SKYRING_STODVUNAR: 'Deila um verk',
        SKATTALEG_HEIMILISFESTI: 'domestic',
        UTGAFA: 0,
      },
    });
    expect(hold.status).toBe(200);
    const reasons = new Map<number, string | null>();
    for (const row of await preview()) reasons.set(row.greidsluthegI_NR, row.astaedA_AN_GREIDSLU);
    const reasonOf = async ({ personId }: { personId: number }) => reasons.get(await payeeNumber(personId));
    expect(await reasonOf(paid)).toBeNull();
    expect(await reasonOf(poor)).toBe('belowLeast');
    expect(await reasonOf(without)).toBe('noAccount');
    expect(await reasonOf(held)).toBe('onHold');
    expect(await reasonOf(dead)).toBe('deceased');
    const { payments, run } = await society.pay();
    expect(payments.map(({ payee, kronur }) => [payee, kronur])).toEqual([[paid.personId, 2500]]);
    expect(await society.balanceOf(paid)).toMatchObject({ inneign: 0.75, upphaeD_GREIDSLU: 2500 });
    expect(
      (await portal.ask(`GET /api/money/payRuns/${run}/leftOut`, { as: society.anna })).body,
    ).toHaveLength(4);
  });
  it('R21 is approved by another administrator than the one who froze it, whom it does not pay; the database holds it too', async () => {
    const rich = await portal.someone({ role: 'administrator' });
    await giveAccount(portal, rich.personId, '004521');
    await society.distribute([[rich, 9000]]);
    const { body } = await society.freeze();
    const run = body.greidslukeyrslA_NR;
    expect((await society.freeze()).body.Code).toBe('money.runWaits');
    expect((await society.post(`payRuns/${run}/approve`)).body.Code).toBe('money.ownRequest');
    const early = await portal.ask(`GET /api/money/payRuns/${run}/payments.csv`, { as: society.anna });
    expect(early.body.Code).toBe('money.runNotApproved');
    await expect(
      portal.sql('select book_pay_run($1, asked_by) from pay_run where pay_run_id = $1', [run]),
    ).rejects.toThrow('pay_run_by_another');
    const own = await portal.ask(`POST /api/money/payRuns/${run}/approve`, { as: rich });
    expect(own.body.Code).toBe('money.paysYou');
    const member = await portal.someone();
    for (const path of ['approve', 'cancel'])
      expect((await society.post(`payRuns/${run}/${path}`, {}, member)).status).toBe(403);
    expect((await society.post(`payRuns/${run}/approve`, {}, society.bera)).status).toBe(200);
    expect((await society.post(`payRuns/${run}/cancel`)).body.Code).toBe('money.runApproved');
  });
  it('R21, R58 is frozen and approved once though two do at once, and not beside a cancelling', async () => {
    const member = await society.payee();
    await society.distribute([[member, 6000]]);
    const frozen = await Promise.all([society.freeze(), society.freeze({}, society.bera)]);
    expect(frozen.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const first = frozen.find(({ status }) => status === 201)?.body.greidslukeyrslA_NR;
    const other = frozen[0]?.status === 201 ? society.bera : society.anna;
    const act = (what: string) => society.post(`payRuns/${first}/${what}`, {}, other);
    const all = await Promise.all(['approve', 'cancel', 'approve'].map(act));
    const isApproved = all[0]?.status === 200;
    expect(all.map(({ status }) => status)).toEqual(isApproved ? [200, 409, 200] : [409, 200, 409]);
    expect((await society.balanceOf(member)).inneign).toBe(isApproved ? 0 : 6000);
  });
  it('R21 pays to the account that it was approved with, and nothing of it is changed', async () => {
    const member = await society.payee('111111');
    await society.distribute([[member, 4000]]);
    await society.pay();
    await giveAccount(portal, member.personId, '222222');
    const [row] = await portal.sql(
      'select account, payment_id from payment order by payment_id desc limit 1',
    );
    expect(row?.['account']).toBe('111111');
    for (const change of [
      `account = '333333'`,
      'units = units + 10000',
      `state = 'frozen'`,
      'payee_id = payee_id + 1',
    ])
      await expect(
        portal.sql(`update payment set ${change} where payment_id = $1`, [row?.['payment_id']]),
      ).rejects.toThrow('is not changed');
    await expect(portal.sql('delete from payment')).rejects.toThrow('not changed');
    await expect(
      portal.sql(`update payment set state = 'paid' where payment_id = $1`, [row?.['payment_id']]),
    ).rejects.toThrow('is paid, and');
  });
  it('R21 is refused once a balance has shrunk or somebody is held, and nothing of it is booked', async () => {
    const member = await society.payee();
    const id = await society.distribute([[member, 7000]]);
    const { body } = await society.freeze();
    await society.distribute([[member, -6500]], { LEIDRETTIR_UTHLUTUN_NR: id });
    const refused = await society.post(`payRuns/${body.greidslukeyrslA_NR}/approve`, {}, society.bera);
    expect(refused.body.Code).toBe('money.runOutdated');
    expect((await society.balanceOf(member)).inneign).toBe(500);
    expect((await society.post(`payRuns/${body.greidslukeyrslA_NR}/cancel`)).status).toBe(200);
  });
});

describe('a server that dies while a run is approved', () => {
  it('R21 leaves the run whole or not at all', async () => {
    const member = await society.payee();
    await society.distribute([[member, 8000]]);
    const { body } = await society.freeze();
    const run = body.greidslukeyrslA_NR;
    const client = await portal.pool.connect();
    client.on('error', () => undefined);
    await client.query('begin');
    await client.query('select book_pay_run($1, $2)', [run, society.bera.userId]);
    await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    client.release(true);
    const state = () =>
      portal.sql(
        `select r.state, count(t.*)::integer as booked from pay_run r join payment m using (pay_run_id)
         left join ledger_transaction t using (payment_id) where pay_run_id = $1 group by 1`,
        [run],
      );
    expect(await state()).toEqual([{ state: 'frozen', booked: 0 }]);
    expect((await society.balanceOf(member)).inneign).toBe(8000);
    await society.post(`payRuns/${run}/approve`, {}, society.bera);
    expect((await state())[0]?.['state']).toBe('approved');
    expect((await society.balanceOf(member)).inneign).toBe(0);
  });
});

describe('the file for the bank', () => {
  it('R22 is valid by the schema, with one end-to-end id a payment, the same each time', async () => {
    const member = await society.payee();
    await portal.sql(
      `update person set name = 'Þórdís "Dísa" <Ægis> & Co ' || repeat('æ', 200) where person_id = $1`,
      [member.personId],
    );
    const plain = await society.payee();
    await portal.sql('update person set kennitala = null where person_id = $1', [plain.personId]);
    await society.distribute([
      [member, 3000],
      [plain, 3001],
    ]);
    const { run, payments } = await society.pay();
    const get = () => portal.ask(`GET /api/money/payRuns/${run}/payments.xml`, { as: society.bera });
    const { text } = await get();
    expect(await schemaProblems(text)).toEqual([]);
    expect(await schemaProblems(text.replace('<PmtMtd>TRF', '<PmtMtd>XXX'))).not.toEqual([]);
    expect(text).toContain(`<IBAN>IS`);
    expect(text).toContain(`<Id>0133-26-004521</Id>`);
    expect(text).toContain('<CtrlSum>6001</CtrlSum>');
    for (const { end_to_end_id: id } of payments) expect(text).toContain(`<EndToEndId>${id}</EndToEndId>`);
    expect((await get()).text).toBe(text);
    const sheet = await portal.ask(`GET /api/money/payRuns/${run}/payments.csv`, { as: society.anna });
    expect(sheet.text.trim().split('\r\n')).toHaveLength(3);
  });
});

describe('an answer of the bank', () => {
  /** A payment that has arrived, and what its payee may write on a transfer of their own to the society. */
  async function arrived(kronur: number) {
    const member = await society.payee();
    await society.distribute([[member, kronur]]);
    const id =
      (await society.pay()).payments.find(({ payee }) => payee === member.personId)?.end_to_end_id ?? '';
    await society.answer(camt054([[id, -kronur]]));
    return { id, balance: async () => (await society.balanceOf(member)).inneign };
  }
  it('R23 brings nothing back for an entry that does not name its amount in krónur', async () => {
    const { id, balance } = await arrived(6000);
    const small = camt054([[id, 1]]);
    const silent = small.replace('<Amt Ccy="ISK">1.00</Amt>', '');
    const foreign = small.replace('<Amt Ccy="ISK">1.00</Amt>', '<Amt Ccy="IDR">6000.00</Amt>');
    const instructed = small.replace(
      '<Amt Ccy="ISK">1.00</Amt>',
      '<AmtDtls><TxAmt><Amt Ccy="IDR">6000.00</Amt></TxAmt></AmtDtls>',
    );
    expect(silent).not.toBe(small);
    for (const xml of [small, silent, foreign, instructed, camt054([['OMUR-1-1', 6000]])]) {
      expect((await society.answer(xml)).body).toMatchObject({ fjoldI_ENDURSENDRA: 0, fjoldI_ANNARRA: 1 });
      expect(await balance()).toBe(0);
    }
    const alone = camt054([[id, 6000]]).replace('<Amt Ccy="ISK">6000.00</Amt>', '');
    expect((await society.answer(alone)).body.fjoldI_ENDURSENDRA).toBe(1);
    expect(await balance()).toBe(6000);
  });
  it('R23 pays, rejects and returns; money that came back is in the balance, and its payee is told what to mend', async () => {
    const [good, bad, back] = [await society.payee(), await society.payee(), await society.payee()];
    await society.distribute([
      [good, 3000],
      [bad, 4000],
      [back, 5000],
    ]);
    const { payments } = await society.pay();
    const idOf = ({ personId }: { personId: number }) =>
      payments.find(({ payee }) => payee === personId)?.end_to_end_id ?? '';
    const xml = pain002([
      [idOf(good), 'ACSC'],
      [idOf(bad), 'RJCT', 'AC04'],
      [idOf(back), 'ACSP'],
    ]);
    // R58: two read it at once, and it is booked once.
    for (const { body } of await Promise.all([society.answer(xml), society.answer(xml, society.bera)]))
      expect(body).toMatchObject({ fjoldI_GREIDDRA: 1, fjoldI_HAFNADRA: 1, fjoldI_ANNARRA: 1 });
    const entries = () => portal.sql('select count(*)::integer as count from ledger_entry');
    const before = await entries();
    // The same file again, and the same news in another file, change nothing.
    expect((await society.answer(xml)).body).toMatchObject({ fjoldI_GREIDDRA: 1 });
    expect((await society.answer(`${xml}\n`)).body).toMatchObject({ fjoldI_GREIDDRA: 0, fjoldI_HAFNADRA: 0 });
    expect(await entries()).toEqual(before);
    expect((await society.answer(camt054([[idOf(back), -5000]]))).body).toMatchObject({ fjoldI_GREIDDRA: 1 });
    expect((await society.answer(camt054([[idOf(back), 5000, 'AC01']]))).body).toMatchObject({
      fjoldI_ENDURSENDRA: 1,
    });
    expect((await society.balanceOf(good)).inneign).toBe(0);
    expect((await society.balanceOf(bad)).inneign).toBe(4000);
    expect((await society.balanceOf(back)).inneign).toBe(5000);
    const told = await portal.ask(`GET /api/persons/${bad.personId}/notifications`, { as: bad });
    expect(told.body[0].header).toBe('Greiðsla til þín komst ekki til skila');
    // Not to the same account again.
    const failed = await payeeNumber(bad.personId);
    const seen = (await preview()).find(
      ({ greidsluthegI_NR }: { greidsluthegI_NR: number }) => greidsluthegI_NR === failed,
    );
    expect(seen).toMatchObject({ upphaeD_GREIDD: 0, astaedA_AN_GREIDSLU: 'accountFailed' });
    await giveAccount(portal, bad.personId, '777777');
    const again = await society.pay();
    expect(again.payments.map(({ payee }) => payee)).toEqual([bad.personId]);
    await society.answer(pain002(again.payments.map(({ end_to_end_id: id }) => [id, 'ACSC'])));
  });
  it('R23 with payments that nobody sent, or other amounts, is refused whole with a list', async () => {
    const member = await society.payee();
    await society.distribute([[member, 3000]]);
    const { payments } = await society.pay();
    const id = payments[0]?.end_to_end_id ?? '';
    const unknown = await society.answer(
      pain002([
        [id, 'ACSC'],
        ['OMUR-1-1', 'ACSC'],
      ]),
    );
    expect(unknown.body).toMatchObject({ Code: 'money.bankUnknownPayments', StatusCode: 422 });
    expect(unknown.body.Message).toContain('OMUR-1-1');
    expect((await society.answer(camt054([[id, -2999]]))).body.Code).toBe('money.bankOtherAmounts');
    for (const wrong of ['<a/>', 'no xml', '<!DOCTYPE a [<!ENTITY b "c">]><Document/>'])
      expect((await society.answer(wrong)).body.Code).toBe('money.bankFileUnknown');
    expect((await society.balanceOf(member)).upphaeD_GREIDSLU).toBe(3000);
    // An entry of the account that is no payment of ours is passed over.
    const mixed = camt054([
      [id, -3000],
      ['SALARY-7', -100],
    ]);
    expect((await society.answer(mixed)).body).toMatchObject({ fjoldI_GREIDDRA: 1, fjoldI_ANNARRA: 1 });
    // R132: nor does a rejection bring back what was paid.
    expect((await society.answer(pain002([[id, 'RJCT', 'AC04']]))).body.Code).toBe('money.bankRejectsPaid');
    expect((await society.balanceOf(member)).inneign).toBe(0);
  });
});
