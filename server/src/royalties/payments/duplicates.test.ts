import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPayingSociety, pain002 } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// A run's file is sent to the bank twice, and the bank rejects the second copy.

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let members: Someone[];
let ids: string[];
let run: number;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
});
afterAll(() => portal.close());
/** A run of two payments, 3,000 krónur and 3,001. */
beforeEach(async () => {
  members = [await society.payee(), await society.payee()];
  await society.distribute(members.map((member, n) => [member, 3000 + n]));
  const made = await society.pay();
  run = made.run;
  ids = members.map(
    ({ personId }) => made.payments.find(({ payee }) => payee === personId)?.end_to_end_id ?? '',
  );
});

const reasonOf = (code: string | undefined) =>
  code ? `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>` : '';
/** A report on the run's file; `said` is of its payments in their order. */
function report(
  file: readonly [status: string, code?: string] | undefined,
  batch: readonly [status: string, code?: string] | undefined,
  said: readonly (readonly [status: string, code?: string])[] = [],
): string {
  const [group, info] = [file, batch].map((one) => one && reasonOf(one[1]));
  return pain002(
    said.map(([status, code = ''], at): [string, string, string] => [ids[at] ?? '', status, code]),
  )
    .replace(
      /<OrgnlMsgId>OMUR<\/OrgnlMsgId>(<OrgnlMsgNmId>[^<]*<\/OrgnlMsgNmId>)/u,
      `<OrgnlMsgId>OMUR-${run}</OrgnlMsgId>$1${file ? `<GrpSts>${file[0]}</GrpSts>${group}` : ''}`,
    )
    .replace(
      '<OrgnlPmtInfId>OMUR</OrgnlPmtInfId>',
      `<OrgnlPmtInfId>OMUR-${run}</OrgnlPmtInfId>${batch ? `<PmtInfSts>${batch[0]}</PmtInfSts>${info}` : ''}`,
    );
}
const now = async () => {
  const rows = await portal.sql<{ state: string }>(
    'select state from payment where pay_run_id = $1 order by payment_id',
    [run],
  );
  const balances: number[] = [];
  for (const one of members) balances.push((await society.balanceOf(one)).inneign);
  return [rows.map(({ state }) => state), balances];
};
const untouched = [
  ['sent', 'sent'],
  [0, 0],
];
const settle = async () => {
  await society.answer(report(['ACSC'], undefined));
  expect(await now()).toEqual([
    ['paid', 'paid'],
    [0, 0],
  ]);
};

it.each(['AM05', 'DU01', 'DU02', 'DU03', 'DU04', 'DU05', 'DUPL'])(
  'R163 a second copy that the bank rejects as %s, as a file, a batch or payment by payment, brings nothing back',
  async (code) => {
    for (const xml of [
      report(['RJCT', code], undefined),
      report(undefined, ['RJCT', code]),
      report(undefined, undefined, [
        ['RJCT', code],
        ['RJCT', code],
      ]),
    ]) {
      const { status, body } = await society.answer(xml);
      expect([status, body]).toEqual([
        200,
        {
          fjoldI_GREIDDRA: 0,
          fjoldI_HAFNADRA: 0,
          fjoldI_ENDURSENDRA: 0,
          fjoldI_ANNARRA: 0,
          fjoldI_TVITEKINNA: 2,
        },
      ]);
      // The same file again is answered in the same way.
      expect((await society.answer(xml)).body).toEqual(body);
      expect(await now()).toEqual(untouched);
    }
    expect((await society.freeze()).body.Code).toBe('money.nobodyToPay');
    await settle();
    expect((await society.answer(`${report(['RJCT', code], undefined)}\n`)).body.fjoldI_TVITEKINNA).toBe(2);
    expect((await now())[0]).toEqual(['paid', 'paid']);
  },
);
it('R163 what holds a duplicate is a second copy, wherever the bank says the reason, and whatever it says of the rest', async () => {
  for (const xml of [
    report(['RJCT'], ['RJCT', 'DU02']),
    report(['RJCT', 'AM05'], ['RJCT']),
    report(['RJCT'], undefined, [
      ['RJCT', 'DU04'],
      ['RJCT', 'DU04'],
    ]),
    report(['RJCT'], undefined, [['RJCT', 'DU04']]),
    report(undefined, ['RJCT'], [['RJCT', 'AM05'], ['RJCT']]),
    report(['RJCT', 'DU01'], undefined, [['RJCT'], ['RJCT', 'NARR']]),
    report(['RJCT', 'NARR'], undefined).replace(
      '</StsRsnInf>',
      '</StsRsnInf><StsRsnInf><Rsn><Prtry>DUPL</Prtry></Rsn></StsRsnInf>',
    ),
  ]) {
    const { body } = await society.answer(xml);
    expect([xml, body.fjoldI_HAFNADRA, body.fjoldI_TVITEKINNA]).toEqual([xml, 0, 2]);
    expect([xml, await now()]).toEqual([xml, untouched]);
  }
  await settle();
});
it('R163 a duplicate among payments that the bank rejects one by one leaves the others rejected', async () => {
  const xml = report(['PART'], undefined, [
    ['RJCT', 'AM05'],
    ['RJCT', 'AC04'],
  ]);
  expect((await society.answer(xml)).body).toMatchObject({ fjoldI_HAFNADRA: 1, fjoldI_TVITEKINNA: 1 });
  expect(await now()).toEqual([
    ['sent', 'rejected'],
    [0, 3001],
  ]);
  await society.answer(pain002([[ids[0] ?? '', 'ACSC']]));
});
it('R163 a file that nobody sent is refused as before, and PostgreSQL takes no rejection as a duplicate', async () => {
  const strange = report(['RJCT', 'AM05'], undefined).replace(`OMUR-${run}`, 'OMUR-999999');
  expect((await society.answer(strange)).body.Code).toBe('money.bankUnknownPayments');
  for (const code of ['AM05', 'DU01', 'DUPL'])
    await expect(
      portal.sql(
        `select book_bank_outcomes(array[payment_id], array['rejected'], array[$2], array[null], array[null]::bigint[], array[true], $1)
         from payment where end_to_end_id = $3`,
        [society.anna.userId, code, ids[0]],
      ),
    ).rejects.toMatchObject({ constraint: 'payment_no_duplicate' });
  await settle();
});
