import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPayingSociety, camt054, giveAccount, pain002 } from '../../../test/paying.ts';
import { aPortal, societyAccount, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
});
afterAll(() => portal.close());
/** Nobody is owed anything by the next run that the test before has left. */
afterEach(async () => {
  const { status, body } = await society.freeze();
  if (status !== 201) return;
  await society.post(`payRuns/${body.greidslukeyrslA_NR}/approve`, {}, society.bera);
  await society.answer(ofFile(pain002([]), `OMUR-${body.greidslukeyrslA_NR}`, 'ACSC'));
});

/** Payments of one run to so many members, 3,000 krónur and more. */
async function sent(count: number) {
  const members: Someone[] = [];
  for (let n = 0; n < count; n++) members.push(await society.payee());
  await society.distribute(members.map((member, n) => [member, 3000 + n]));
  const { run, payments } = await society.pay();
  const ids = members.map(
    ({ personId }) => payments.find(({ payee }) => payee === personId)?.end_to_end_id ?? '',
  );
  return { run, ids, members, balances: () => balancesOf(members) };
}
const balancesOf = async (members: readonly Someone[]) => {
  const found: number[] = [];
  for (const one of members) found.push((await society.balanceOf(one)).inneign);
  return found;
};
const statesOf = async (run: number) =>
  (await portal.sql(`select state from payment where pay_run_id = $1 order by payment_id`, [run])).map(
    ({ state }) => state,
  );

const reason = '<StsRsnInf><Rsn><Cd>FF01</Cd></Rsn></StsRsnInf>';
const ofFile = (xml: string, id: string, status: string) =>
  xml.replace(
    '<OrgnlMsgId>OMUR</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>',
    `<OrgnlMsgId>${id}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId><GrpSts>${status}</GrpSts>${reason}`,
  );
const ofBatch = (xml: string, id: string, status: string) =>
  xml.replace(
    '<OrgnlPmtInfId>OMUR</OrgnlPmtInfId>',
    `<OrgnlPmtInfId>${id}</OrgnlPmtInfId><PmtInfSts>${status}</PmtInfSts>${reason}`,
  );

describe('an answer of the bank on a whole file or batch', () => {
  it('R108 gives back each payment of a file that the bank rejected as a whole, once, with the reason', async () => {
    const { run, balances } = await sent(3);
    const xml = ofFile(pain002([]), `OMUR-${run}`, 'RJCT');
    expect((await society.answer(xml)).body).toMatchObject({ fjoldI_HAFNADRA: 3, fjoldI_ANNARRA: 0 });
    expect(await statesOf(run)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await balances()).toEqual([3000, 3001, 3002]);
    const { body } = await portal.ask(`GET /api/money/payRuns/${run}/payments`, { as: society.anna });
    expect(body[0]).toMatchObject({ stadA_GREIDSLU: 'rejected', skyringarkodi: 'FF01' });
    const again = await society.answer(`${ofBatch(xml, `OMUR-${run}`, 'RJCT')}\n`);
    expect(again.body).toMatchObject({ fjoldI_HAFNADRA: 0 });
    expect(await balances()).toEqual([3000, 3001, 3002]);
  });
  it('R108 blames no account for it: the next run pays, and payees are told that there is nothing to do', async () => {
    const { run, ids, members } = await sent(3);
    const [, named = '', closed = ''] = ids;
    const xml = ofBatch(
      pain002([
        [named, 'RJCT'],
        [closed, 'RJCT', 'AC04'],
      ]),
      `OMUR-${run}`,
      'RJCT',
    );
    expect((await society.answer(xml)).body).toMatchObject({ fjoldI_HAFNADRA: 3 });
    const [first, , last] = members as [Someone, Someone, Someone];
    const toldTo = async (member: Someone) =>
      (await portal.ask(`GET /api/persons/${member.personId}/notifications`, { as: member })).body[0].header;
    expect(await toldTo(first)).toBe('Greiðsla til þín tafðist');
    expect(await toldTo(last)).toBe('Greiðsla til þín komst ekki til skila');
    const stateOf = async (member: Someone) =>
      (await portal.ask(`GET /api/persons/${member.personId}/payments`, { as: member })).body[0]
        .stadA_GREIDSLU;
    expect(await stateOf(first)).toBe('cancelled');
    expect(await stateOf(last)).toBe('rejected');
    const next = await society.pay();
    const paid = new Set(next.payments.map(({ payee }) => payee));
    expect(members.map(({ personId }) => paid.has(personId))).toEqual([true, true, false]);
    await society.answer(ofFile(pain002([]), `OMUR-${next.run}`, 'ACSC'));
    expect(await balancesOf(members)).toEqual([0, 0, 3002]);
  });
  it('R108 blames no account where the society had too little money', async () => {
    const { ids, members } = await sent(1);
    await society.answer(pain002([[ids[0] ?? '', 'RJCT', 'AM04']]));
    const { payments } = await society.pay();
    expect(payments.map(({ payee }) => payee)).toContain(members[0]?.personId);
    // What comes back to an account that is closed says so by its own code, and the next payment tells of the account.
    const [paid] = payments.filter(({ payee }) => payee === members[0]?.personId);
    await society.answer(pain002([[paid?.end_to_end_id ?? '', 'RJCT', 'AC04']]));
    expect((await society.freeze()).body.Code).toBe('money.nobodyToPay');
  });
  it('R108 goes by what is said of a payment before what is said of its batch, and of the batch before the file', async () => {
    const { run, ids, balances } = await sent(3);
    const [first = '', second = ''] = ids;
    await society.answer(pain002([[second, 'ACSC']]));
    const xml = ofFile(ofBatch(pain002([[first, 'ACSC']]), `OMUR-${run}`, 'RJCT'), `OMUR-${run}`, 'ACSC');
    expect((await society.answer(xml)).body).toMatchObject({ fjoldI_GREIDDRA: 1, fjoldI_HAFNADRA: 1 });
    // What the bank had answered already stays.
    expect(await statesOf(run)).toEqual(['paid', 'paid', 'rejected']);
    expect(await balances()).toEqual([0, 0, 3002]);
  });
  it('R108 is of one batch alone, and says nothing where part is taken or the rest is on its way', async () => {
    const { run } = await sent(2);
    for (const status of ['PART', 'ACCP', 'ACTC', 'PDNG'])
      await society.answer(ofFile(pain002([]), `OMUR-${run}`, status));
    await society.answer(ofBatch(pain002([]), `OMUR-${run}-X`, 'RJCT'));
    expect(await statesOf(run)).toEqual(['sent', 'sent']);
    await society.answer(ofBatch(pain002([]), `OMUR-${run}`, 'ACSC'));
    expect(await statesOf(run)).toEqual(['paid', 'paid']);
  });
  it('R108 is refused for a file that nobody sent, and one that waits for approval', async () => {
    const member = await society.payee();
    await society.distribute([[member, 5000]]);
    const { body } = await society.freeze();
    const frozen = `OMUR-${body.greidslukeyrslA_NR}`;
    for (const id of [frozen, 'OMUR-9999', 'LAUN-7']) {
      const refused = await society.answer(ofFile(pain002([]), id, 'RJCT'));
      expect(refused.body.Code).toBe('money.bankUnknownPayments');
      expect(refused.body.Message).toContain(id);
    }
    await society.post(`payRuns/${body.greidslukeyrslA_NR}/cancel`);
    expect((await society.balanceOf(member)).inneign).toBe(5000);
  });
});

describe('an answer of the bank on money that came back', () => {
  it('R109 is not read by the administrator whose payment it was, in whichever form; the database holds it too', async () => {
    const both = await portal.someone({ role: 'administrator' });
    await giveAccount(portal, both.personId, '004521');
    const other = await society.payee();
    await society.distribute([
      [both, 9000],
      [other, 8000],
    ]);
    const { run, payments } = await society.pay();
    const idOf = ({ personId }: Someone) =>
      payments.find(({ payee }) => payee === personId)?.end_to_end_id ?? '';
    const own = idOf(both);
    for (const xml of [
      pain002([[own, 'RJCT', 'AC04']]),
      camt054([
        [idOf(other), -8000],
        [own, 9000, 'AC04'],
      ]),
      ofFile(pain002([]), `OMUR-${run}`, 'RJCT'),
    ])
      expect((await society.answer(xml, both)).body).toMatchObject({
        Code: 'money.ownReturn',
        StatusCode: 409,
      });
    expect(await statesOf(run)).toEqual(['sent', 'sent']);
    expect(await balancesOf([both, other])).toEqual([0, 0]);
    await expect(
      portal.sql(
        `select book_bank_outcomes(array[payment_id], array['returned'], array[null], array[null], array[null]::bigint[], array[false], $1)
         from payment where end_to_end_id = $2`,
        [both.userId, own],
      ),
    ).rejects.toThrow('is to who reads that it came back');
    // That it arrived gives them nothing.
    expect((await society.answer(pain002([[own, 'ACSC']]), both)).body.fjoldI_GREIDDRA).toBe(1);
    expect((await society.answer(camt054([[own, 9000, 'AC04']]))).body.fjoldI_ENDURSENDRA).toBe(1);
    expect((await society.balanceOf(both)).inneign).toBe(9000);
  });
  it('R109 comes in: a transfer that the society’s bank gives back to who made it brings nothing back', async () => {
    const { ids, balances } = await sent(1);
    const [id = ''] = ids;
    const out = camt054([[id, -3000, 'FOCR']]);
    expect((await society.answer(out)).body).toMatchObject({ fjoldI_ENDURSENDRA: 0, fjoldI_ANNARRA: 1 });
    const reversed = camt054([[id, -3000]]).replace('</Ntry>', '<RvslInd>true</RvslInd></Ntry>');
    expect((await society.answer(reversed)).body).toMatchObject({ fjoldI_ENDURSENDRA: 0, fjoldI_ANNARRA: 1 });
    expect(await balances()).toEqual([0]);
  });
});

describe('whose account an answer of the bank is of', () => {
  const named = (account: string) => `<IBAN>${account}</IBAN>`;
  const ofDebtor = (account: string) => (xml: string) =>
    xml.replace(
      '</TxInfAndSts>',
      `<OrgnlTxRef><DbtrAcct><Id>${named(account)}</Id></DbtrAcct></OrgnlTxRef></TxInfAndSts>`,
    );
  const other = 'IS750133260045215510730339';

  it('R112 a payee’s statement, on which their payment came in, brings nothing back; nor does one of no account', async () => {
    const { ids, balances, run } = await sent(1);
    const [id = ''] = ids;
    const came = camt054([[id, 3000]], named(other));
    const statement = came
      .replaceAll('BkToCstmrDbtCdtNtfctn', 'BkToCstmrStmt')
      .replaceAll('Ntfctn>', 'Stmt>');
    for (const xml of [came, statement, ofDebtor(other)(pain002([[id, 'RJCT', 'AC04']]))]) {
      const refused = await society.answer(xml);
      expect([refused.status, refused.body.Code]).toEqual([422, 'money.bankOtherAccount']);
      expect(refused.body.Message).toContain(other);
    }
    const half = came.replace(
      /<Ntfctn>/u,
      `<Ntfctn><Id>0</Id><Acct><Id>${named(societyAccount.iban)}</Id></Acct></Ntfctn><Ntfctn>`,
    );
    expect((await society.answer(half)).body.Code).toBe('money.bankOtherAccount');
    expect((await society.answer(came.replace(/<Acct>.*<\/Acct>/u, ''))).body.Code).toBe(
      'money.bankNoAccount',
    );
    expect([await statesOf(run), await balances()]).toEqual([['sent'], [0]]);
    expect(
      (await society.answer(ofDebtor(societyAccount.iban)(pain002([[id, 'ACSC']])))).body.fjoldI_GREIDDRA,
    ).toBe(1);
  });
  it('R112 reads the account however a bank writes it', async () => {
    const { ids, balances } = await sent(4);
    const ways = [
      '<IBAN>IS14 0159 2600 7654 5510 7303 39</IBAN>',
      '<Othr><Id>0159-26-007654</Id></Othr>',
      '<Othr><Id>159-26-7654</Id></Othr>',
      '<Othr><Id>0159260076545510730339</Id></Othr>',
    ];
    for (const [at, way] of ways.entries())
      expect(
        (await society.answer(camt054([[ids[at] ?? '', 3000 + at, 'AC04']], way))).body.fjoldI_ENDURSENDRA,
      ).toBe(1);
    expect(await balances()).toEqual([3000, 3001, 3002, 3003]);
  });
  it('R112 a run is paid from the account of its approval, and what comes back to that counts; a society without one reads no statement', async () => {
    const { run, ids, balances } = await sent(1);
    const moved = await aPortal({ payment: { ...societyAccount, iban: other } }, portal.database);
    const unset = await aPortal({ payment: undefined }, portal.database);
    try {
      const file = (of: Portal) => of.ask(`GET /api/money/payRuns/${run}/payments.xml`, { as: society.anna });
      expect((await file(moved)).text).toBe((await file(portal)).text);
      const answer = (of: Portal, xml: string) =>
        of.ask('POST /api/money/bankAnswers', { as: society.anna, body: { SVAR_BANKA: xml } });
      const back = camt054([[ids[0] ?? '', 3000, 'AC04']]);
      await portal.sql('alter table pay_run disable trigger pay_run_stays');
      await portal.sql('create table kept as select pay_run_id, paid_from_iban, paid_from_bic from pay_run');
      await portal.sql('update pay_run set paid_from_iban = null, paid_from_bic = null');
      expect((await answer(unset, back)).body.Code).toBe('money.noSocietyAccount');
      expect((await answer(moved, back)).body.Code).toBe('money.bankOtherAccount');
      await portal.sql(
        'update pay_run r set paid_from_iban = k.paid_from_iban, paid_from_bic = k.paid_from_bic from kept k where k.pay_run_id = r.pay_run_id',
      );
      expect((await answer(moved, back)).body.fjoldI_ENDURSENDRA).toBe(1);
      expect(await balances()).toEqual([3000]);
    } finally {
      await Promise.all([moved.app.close(), moved.pool.end(), unset.app.close(), unset.pool.end()]);
    }
  });
  it('R108 reads an answer as a server of the version before does, which says nothing of the society’s part', async () => {
    const { ids, balances } = await sent(1);
    await portal.sql(
      `select * from book_bank_answer((select array_agg(payment_id) from payment where end_to_end_id = $1), '{rejected}', '{AM04}', '{null}', '{null}', $2)`,
      [ids[0], society.anna.userId],
    );
    expect(await balances()).toEqual([3000]);
    expect(await portal.sql('select failed_with_us from payment where end_to_end_id = $1', [ids[0]])).toEqual(
      [{ failed_with_us: false }],
    );
  });
});
