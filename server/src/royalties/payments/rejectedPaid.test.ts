import { afterAll, beforeAll, expect, it } from 'vitest';
import { aProposedDivision } from '../../../test/inheritances.ts';
import { aPayingSociety, camt054, pain002 } from '../../../test/paying.ts';
import { aPortal, type Portal } from '../../../test/portal.ts';

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
});
afterAll(() => portal.close());

/** Payments of one run to two members, 3,000 krónur and 3,001. */
async function sent() {
  const members = [await society.payee(), await society.payee()] as const;
  await society.distribute(members.map((member, n) => [member, 3000 + n]));
  const { run, payments } = await society.pay();
  const idOf = (at: 0 | 1) =>
    payments.find(({ payee }) => payee === members[at].personId)?.end_to_end_id ?? '';
  return {
    ids: [idOf(0), idOf(1)] as const,
    members,
    balances: async () => [
      (await society.balanceOf(members[0])).inneign,
      (await society.balanceOf(members[1])).inneign,
    ],
    states: async () =>
      (await portal.sql(`select state from payment where pay_run_id = $1 order by payment_id`, [run])).map(
        ({ state }) => state,
      ),
  };
}

it('R132 what was paid comes back by no rejection: an administrator has nobody paid twice by a report of their own making', async () => {
  const {
    ids: [paid, open],
    balances,
    states,
  } = await sent();
  await society.answer(camt054([[paid, -3000]]));
  const rejection = pain002([
    [paid, 'RJCT', 'MS03'],
    [open, 'RJCT', 'MS03'],
  ]);
  const refused = await society.answer(rejection);
  expect(refused.body).toMatchObject({ Code: 'money.bankRejectsPaid', StatusCode: 422 });
  expect([refused.body.Message.includes(paid), refused.body.Message.includes(open)]).toEqual([true, false]);
  const booked = await portal.sql(
    `select outcome from payment p, book_bank_outcomes(array[p.payment_id], array['rejected'], array[null], array[null], array[null]::bigint[], array[false], $1) b
     where end_to_end_id = $2`,
    [society.anna.userId, paid],
  );
  expect([booked, await states(), await balances()]).toEqual([[], ['paid', 'sent'], [0, 0]]);
  // What did come back is an entry of the account; after that the report says nothing new of it.
  expect((await society.answer(camt054([[paid, 3000, 'MS03']]))).body.fjoldI_ENDURSENDRA).toBe(1);
  expect((await society.answer(rejection)).body).toMatchObject({
    fjoldI_HAFNADRA: 1,
    fjoldI_ENDURSENDRA: 0,
  });
  expect([await states(), await balances()]).toEqual([
    ['returned', 'rejected'],
    [3000, 3001],
  ]);
});
it('R132 an heir reads no answer by which a payment to the one who died came back; the database holds it', async () => {
  const heir = await portal.someone({ role: 'administrator' });
  const {
    ids: [id],
    members: [dead],
    balances,
  } = await sent();
  const estateId = await aProposedDivision({ portal, society }, dead, [[heir, 100]]);
  expect((await society.answer(pain002([[id, 'RJCT', 'AC04']]), heir)).body.Code).toBe('money.ownReturn');
  await expect(
    portal.sql(
      `select book_bank_outcomes(array[payment_id], array['returned'], array[null], array[null], array[null]::bigint[], array[false], $1)
       from payment where end_to_end_id = $2`,
      [heir.userId, id],
    ),
  ).rejects.toThrow('is to who reads that it came back');
  expect(await balances()).toEqual([0, 0]);
  await portal.sql(
    `update estate set state = 'refused', decided_by = $2, decided_at = now() where estate_id = $1`,
    [estateId, society.bera.userId],
  );
  expect((await society.answer(pain002([[id, 'RJCT', 'AC04']]), heir)).body.fjoldI_HAFNADRA).toBe(1);
});

it('R154 a payee has no tax back for a year that is over by a transfer of the very amount; the bank’s own return still comes back', async () => {
  const {
    ids: [old, recent],
    balances,
    states,
  } = await sent();
  await society.answer(
    camt054([
      [old, -3000],
      [recent, -3001],
    ]),
  );
  const date = (years: number) =>
    portal.sql(`alter table pay_run disable trigger user;
      update pay_run r set pay_on = pay_on - interval '${years} year' from payment p
        where p.pay_run_id = r.pay_run_id and p.end_to_end_id = '${old}';
      alter table pay_run enable trigger user`);
  await date(1);
  const { body } = await society.answer(camt054([[old, 3000]]));
  expect(body).toMatchObject({ fjoldI_ENDURSENDRA: 0, fjoldI_ANNARRA: 1 });
  const booked = await portal.sql(
    `select b.outcome from payment p, book_bank_outcomes(array[p.payment_id], array['sentBack'], array[null], array[null], array[null]::bigint[], array[false], $1) b
     where end_to_end_id = $2`,
    [society.anna.userId, old],
  );
  expect([booked, await states(), await balances()]).toEqual([[], ['paid', 'paid'], [0, 0]]);
  expect((await society.answer(camt054([[old, 3000, 'AC04']]))).body.fjoldI_ENDURSENDRA).toBe(1);
  // In the year of the payment the very amount comes back, as before.
  await date(-1);
  expect((await society.answer(camt054([[recent, 3001]]))).body.fjoldI_ENDURSENDRA).toBe(1);
  expect([await states(), await balances()]).toEqual([
    ['returned', 'returned'],
    [3000, 3001],
  ]);
});
