import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPayingSociety, camt054 } from '../../../test/paying.ts';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { schemaProblems } from '../../../test/schemas/validate.ts';

const payment = { name: 'Ómur', iban: 'IS140159260076545510730339', bic: 'GLITISRE' };
let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
beforeAll(async () => {
  portal = await aPortal({ payment });
  society = await aPayingSociety(portal);
});
afterAll(() => portal.close());

const payeeNumber = async (personId: number) =>
  (await portal.sql('select payee_id from payee where person_id = $1', [personId]))[0]?.['payee_id'];
const preview = async () =>
  (
    await portal.ask(
      `GET /api/money/payRuns/preview?dagur=${society.today}&greidsludagur=${society.today}&lagmark=1000`,
      { as: society.anna },
    )
  ).body;

describe('an account abroad', () => {
  const account = {
    IBAN_NUMER: 'de89 3704 0044 0532 0130 00',
    BIC_NUMER: 'COBADEFFXXX',
    GJALDMIDILL: 'EUR',
    GATA_VIDTAKANDA: 'Hauptstraße 1',
    POSTNUMER_VIDTAKANDA: '10115',
    BORG_VIDTAKANDA: 'Berlin',
    LANDSKODI_VIDTAKANDA: 'DE',
  };
  const enter = async (member: { personId: number }, changes: object = {}, as = society.anna) =>
    society.post(
      'foreignAccounts',
      { GREIDSLUTHEGI_NR: await payeeNumber(member.personId), ...account, ...changes },
      as,
    );
  const decide = (id: number, isApproved: 0 | 1, as: typeof society.anna) =>
    portal.ask(`PATCH /api/money/foreignAccounts/${id}`, { as, body: { SAMTHYKKT: isApproved } });
  const reasonOf = async (member: { personId: number }) => {
    const id = await payeeNumber(member.personId);
    const rows = await preview();
    return rows.find((row: { greidsluthegI_NR: number }) => row.greidsluthegI_NR === id).astaedA_AN_GREIDSLU;
  };
  /** As if it had been approved four days ago. */
  const passDays = () =>
    portal.sql(`alter table foreign_account disable trigger foreign_account_stays;
      update foreign_account set decided_at = decided_at - interval '4 days', counts_from = counts_from - interval '4 days' where state = 'active';
      alter table foreign_account enable trigger foreign_account_stays`);

  it('R42 takes two administrators who are not its payee, waits three days, and the payee is told', async () => {
    const [member, own] = [await portal.someone(), await portal.someone({ role: 'administrator' })];
    await society.distribute([
      [member, 9000],
      [own, 10],
    ]);
    const codeOf = async (changes: object) => (await enter(member, changes)).body.Errors?.[0]?.Code;
    const wrong = [
      [{ IBAN_NUMER: 'DE89370400440532013001' }, 'money.ibanWrong'],
      [{ IBAN_NUMER: 'IS140159260076545510730339' }, 'money.ibanDomestic'],
      [{ BIC_NUMER: 'COBA' }, 'money.bicWrong'],
      [{ GJALDMIDILL: 'EU' }, 'money.currencyWrong'],
      [{ LANDSKODI_VIDTAKANDA: 'IS' }, 'money.countryWrong'],
    ] as const;
    for (const [changes, code] of wrong) expect([changes, await codeOf(changes)]).toEqual([changes, code]);
    expect((await enter(own, {}, own)).body.Code).toBe('money.foreignAccountOwn');
    const { body } = await enter(member);
    expect(body).toMatchObject({ ibaN_NUMER: 'DE89370400440532013000', mA_AKVEDA: 0 });
    expect((await enter(member)).body.Code).toBe('money.foreignAccountWaits');
    const id: number = body.erlenduR_REIKNINGUR_NR;
    expect((await decide(id, 1, society.anna)).body.Code).toBe('money.ownRequest');
    await expect(
      portal.sql(
        `update foreign_account set state = 'active', decided_by = asked_by, decided_at = now(), counts_from = now() + interval '3 days'
         where foreign_account_id = $1`,
        [id],
      ),
    ).rejects.toThrow('foreign_account_by_another');
    await expect(portal.sql(`update foreign_account set iban = 'GB29NWBK60161331926819'`)).rejects.toThrow(
      'is not changed',
    );
    expect((await decide(id, 1, society.bera)).status).toBe(204);
    expect(await reasonOf(member)).toBe('noAccount');
    await passDays();
    expect(await reasonOf(member)).toBeNull();
    const told = await portal.ask(`GET /api/persons/${member.personId}/notifications`, { as: member });
    expect(told.body[0].header).toBe('Greitt verður á erlendan reikning');
    const { body: run } = await society.freeze();
    expect((await decide(id, 0, society.anna)).status).toBe(204);
    expect(await reasonOf(member)).toBe('noAccount');
    const approved = await society.post(`payRuns/${run.greidslukeyrslA_NR}/approve`, {}, society.bera);
    expect(approved.body.Code).toBe('money.runOutdated');
    await society.post(`payRuns/${run.greidslukeyrslA_NR}/cancel`);
  });
  it('R42 that was replaced does not come back when its successor ends, nor counts before it', async () => {
    const member = await portal.someone();
    await society.distribute([[member, 9000]]);
    const first = await enter(member);
    const id = first.body.erlenduR_REIKNINGUR_NR as number;
    expect((await decide(id, 1, society.bera)).status).toBe(204);
    const { body } = await enter(member, { IBAN_NUMER: 'GB29NWBK60161331926819' });
    expect((await decide(body.erlenduR_REIKNINGUR_NR, 1, society.bera)).status).toBe(204);
    await passDays();
    const paidTo = () =>
      portal.sql(
        `select right(iban, 4) as iban from payable_foreign_account join payee using (payee_id) where person_id = $1`,
        [member.personId],
      );
    expect(await paidTo()).toEqual([{ iban: '6819' }]);
    expect((await decide(body.erlenduR_REIKNINGUR_NR, 0, society.anna)).status).toBe(204);
    expect(await paidTo()).toEqual([]);
  });
  it('R43 R44 is paid in its currency out of krónur, and what comes back of it is what its payee has', async () => {
    const [abroad, home] = [await portal.someone(), await society.payee('332211')];
    await society.distribute([
      [abroad, 9000],
      [home, 4000],
    ]);
    await decide((await enter(abroad)).body.erlenduR_REIKNINGUR_NR, 1, society.bera);
    await passDays();
    const { run, payments } = await society.pay();
    const idOf = ({ personId }: { personId: number }) =>
      payments.find(({ payee }) => payee === personId)?.end_to_end_id ?? '';
    const { text } = await portal.ask(`GET /api/money/payRuns/${run}/payments.xml`, { as: society.anna });
    expect(await schemaProblems(text)).toEqual([]);
    expect(text.match(/<PmtInf>/gu)).toHaveLength(2);
    for (const part of [
      '<Amt Ccy="ISK">9000</Amt>',
      '<CcyOfTrf>EUR</CcyOfTrf>',
      '<BICFI>COBADEFFXXX</BICFI>',
      '<TwnNm>Berlin</TwnNm>',
      '<IBAN>DE89370400440532013000</IBAN>',
    ])
      expect(text).toContain(part);
    const sheet = await portal.ask(`GET /api/money/payRuns/${run}/payments.csv`, { as: society.anna });
    expect(sheet.text).toContain('DE89370400440532013000;COBADEFFXXX;EUR');
    await society.answer(camt054([[idOf(abroad), -9000]]));
    const mine = await portal.ask(`GET /api/persons/${abroad.personId}/payments`, { as: abroad });
    expect(mine.body[0]).toMatchObject({
      gjaldmidill: 'EUR',
      reikninguR_ENDAR_A: '3000',
      stadA_GREIDSLU: 'paid',
    });
    // At home nothing comes back but what was sent; from abroad it is less by what banks took.
    expect((await society.answer(camt054([[idOf(home), 3900, 'AC04']]))).body.Code).toBe(
      'money.bankOtherAmounts',
    );
    for (const odd of [1, 4499, 18_001])
      expect((await society.answer(camt054([[idOf(abroad), odd, 'AC04']]))).body.fjoldI_ANNARRA).toBe(1);
    expect((await society.balanceOf(abroad)).inneign).toBe(0);
    const back = camt054([[idOf(abroad), 8700, 'AC04']]);
    expect((await society.answer(back)).body).toMatchObject({ fjoldI_ENDURSENDRA: 1 });
    expect((await society.balanceOf(abroad)).inneign).toBe(8700);
    await society.answer(`${back} `);
    expect((await society.balanceOf(abroad)).inneign).toBe(8700);
    expect(await reasonOf(abroad)).toBe('accountFailed');
    const [sums] = await portal.sql(
      `select sum(e.units)::float8 as whole, (sum(e.units) filter (where a.kind = 'bank'))::float8 / 10000 as bank
       from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
       join payment m using (payment_id) where m.end_to_end_id = $1`,
      [idOf(abroad)],
    );
    expect(sums).toEqual({ whole: 0, bank: 300 });
  });
  it('R153 gives its payee nothing for a return that does not say what came back in krónur; the database holds it', async () => {
    const [abroad, second] = [await portal.someone(), await society.payee('332211')];
    await society.distribute([
      [abroad, 9000],
      [second, 4000],
    ]);
    await decide((await enter(abroad)).body.erlenduR_REIKNINGUR_NR, 1, society.bera);
    await passDays();
    const { payments } = await society.pay();
    const id = payments.find(({ payee }) => payee === abroad.personId)?.end_to_end_id ?? '';
    await society.answer(camt054([[id, -9000]]));
    const back = camt054([[id, 4600, 'AC04']]);
    const own = '<Amt Ccy="ISK">4600.00</Amt>';
    const inEuro = back.replaceAll(/<Amt Ccy="ISK">4600(?:\.00)?<\/Amt>/gu, '<Amt Ccy="EUR">32.00</Amt>');
    // One of two in an entry, which names what both came to.
    const detail = /<TxDtls>.*?<\/TxDtls>/su.exec(back)?.[0] ?? '';
    const several = back.replace(
      detail,
      `${detail.replace(own, '')}${detail.replace(id, 'ANNAR').replace(own, '')}`,
    );
    for (const xml of [inEuro, several]) {
      const { body } = await society.answer(xml);
      expect(body.fjoldI_ENDURSENDRA).toBe(0);
      expect(body.fjoldI_ANNARRA).toBeGreaterThan(0);
      expect((await society.balanceOf(abroad)).inneign).toBe(0);
    }
    await expect(
      portal.sql(
        `select book_bank_outcomes(array[payment_id], array['returned'], array[null], array[null], array[null]::bigint[], array[false], $1)
         from payment where end_to_end_id = $2`,
        [society.anna.userId, id],
      ),
    ).rejects.toMatchObject({ constraint: 'payment_returned_known' });
    // The very amount is one too.
    expect((await society.answer(camt054([[id, 9000, 'AC04']]))).body.fjoldI_ENDURSENDRA).toBe(1);
    expect((await society.balanceOf(abroad)).inneign).toBe(9000);
    expect(
      await portal.sql('select returned_units::float8 as units from payment where end_to_end_id = $1', [id]),
    ).toEqual([{ units: 90_000_000 }]);
  });
});
