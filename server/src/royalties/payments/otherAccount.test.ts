import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPayingSociety, giveAccount } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// An account that a thief of a login gave is frozen into a pay run, and its owner has another again before that is approved.

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
});
beforeEach(async () => {
  member = await society.payee('001111');
  await society.distribute([[member, 10_000]]);
});
afterAll(() => portal.close());

async function frozen(): Promise<number> {
  const { body, text } = await society.freeze();
  const run: number | undefined = body.greidslukeyrslA_NR;
  if (!run) throw new Error(text);
  return run;
}
const approve = (run: number) => society.post(`payRuns/${run}/approve`, {}, society.bera);
const cancel = (run: number) => society.post(`payRuns/${run}/cancel`);
/** Changed today: it counts in three days. */
const change = (account: string) =>
  portal.sql(
    `with changed as (insert into account_change (person_id, bank_before, ledger_before, account_before, bank, ledger, account)
       select person_id, bank, ledger, account, '0133', '26', $2 from person where person_id = $1)
     update person set account = $2 where person_id = $1`,
    [member.personId, account],
  );

it('R218 a run is refused once a payee is paid into another account than it was frozen with, and a new one pays into that', async () => {
  const run = await frozen();
  await giveAccount(portal, member.personId, '002222');
  const refused = await approve(run);
  expect([refused.status, refused.body.Code]).toEqual([409, 'money.runOutdated']);
  expect(await portal.sql(`select from payment where pay_run_id = $1 and state <> 'frozen'`, [run])).toEqual(
    [],
  );
  await expect(portal.sql('select book_pay_run($1, $2)', [run, society.bera.userId])).rejects.toMatchObject({
    constraint: 'pay_run_account',
  });
  expect((await cancel(run)).status).toBe(200);
  const { run: next } = await society.pay();
  expect(
    await portal.sql(
      `select m.account from payment m join payee y using (payee_id) where pay_run_id = $1 and y.person_id = $2`,
      [next, member.personId],
    ),
  ).toEqual([{ account: '002222' }]);
});
it('R218 an account that waits, or was stopped before it counted, changes nothing', async () => {
  const run = await frozen();
  await change('003333');
  expect((await approve(run)).status).toBe(200);
});
