import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPayingSociety, camt053, camt054 } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
});
afterAll(() => portal.close());

/** Payments of one run to two members, of 3,000 and 3,001 kr. */
async function sent() {
  const members: readonly [Someone, Someone] = [await society.payee(), await society.payee()];
  await society.distribute(members.map((member, n) => [member, 3000 + n]));
  const { run, payments } = await society.pay();
  const ids = members.map(
    ({ personId }) => payments.find(({ payee }) => payee === personId)?.end_to_end_id ?? '',
  );
  const states = async () =>
    (await portal.sql('select state from payment where pay_run_id = $1 order by paid_units', [run])).map(
      ({ state }) => state,
    );
  const balances = async () => [
    (await society.balanceOf(members[0])).inneign,
    (await society.balanceOf(members[1])).inneign,
  ];
  return { ids: ids as [string, string], states, balances };
}

const entry = (kronur: number, more = '') =>
  `<Ntry><Amt Ccy="ISK">${kronur}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>${more}</Ntry>`;
const byOthers = [
  entry(120),
  entry(
    5000,
    '<NtryDtls><TxDtls><Refs><EndToEndId>LEIGA-7</EndToEndId></Refs><Amt Ccy="ISK">5000</Amt></TxDtls></NtryDtls>',
  ),
].join('');

describe('a statement of the account (camt.053)', () => {
  it.each([2, 8] as const)(
    'R23 says which payments were paid and which came back, among the entries of others (version %i)',
    async (version) => {
      const { ids, states, balances } = await sent();
      const paid = camt053(
        [
          [ids[0], -3000],
          [ids[1], -3001],
        ],
        { version, others: byOthers },
      );
      expect((await society.answer(paid)).body).toMatchObject({
        fjoldI_GREIDDRA: 2,
        fjoldI_HAFNADRA: 0,
        fjoldI_ENDURSENDRA: 0,
        fjoldI_ANNARRA: 2,
      });
      expect([await states(), await balances()]).toEqual([
        ['paid', 'paid'],
        [0, 0],
      ]);
      const back = camt053([[ids[1], 3001, 'AC04']], { version });
      expect((await society.answer(back)).body).toMatchObject({ fjoldI_ENDURSENDRA: 1, fjoldI_ANNARRA: 0 });
      expect([await states(), await balances()]).toEqual([
        ['paid', 'returned'],
        [0, 3001],
      ]);
      // The same statement again, and a notice of the same entry, change nothing.
      expect((await society.answer(back)).body).toMatchObject({ fjoldI_ENDURSENDRA: 1 });
      expect((await society.answer(camt054([[ids[1], 3001, 'AC04']]))).body).toMatchObject({
        fjoldI_ENDURSENDRA: 0,
      });
      expect(await balances()).toEqual([0, 3001]);
      expect(
        (await portal.sql('select message_kind from bank_answer', [])).map((one) => one['message_kind']),
      ).toContain('camt.053');
    },
  );
  it('R23 says in one statement that a payment went out and came back, and nothing by entries that are not booked', async () => {
    const { ids, states, balances } = await sent();
    const [first, second] = ids;
    const pending = camt053([[first, -3000]]).replaceAll('BOOK', 'PDNG');
    expect((await society.answer(pending)).body).toMatchObject({ fjoldI_GREIDDRA: 0, fjoldI_ANNARRA: 1 });
    const whole = camt053([
      [first, -3000],
      [second, -3001],
      [first, 3000, 'AC01'],
    ]);
    expect((await society.answer(whole)).body).toMatchObject({ fjoldI_GREIDDRA: 1, fjoldI_ENDURSENDRA: 1 });
    expect([await states(), await balances()]).toEqual([
      ['returned', 'paid'],
      [3000, 0],
    ]);
  });
  it('R23 of another amount than was paid changes nothing', async () => {
    const { ids, states } = await sent();
    const refused = await society.answer(camt053([[ids[0], -2999]]));
    expect([refused.status, refused.body.Code]).toEqual([422, 'money.bankOtherAmounts']);
    expect(await states()).toEqual(['sent', 'sent']);
  });
});
