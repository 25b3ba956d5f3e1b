import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPayingSociety, camt054, giveAccount, pain002 } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

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
