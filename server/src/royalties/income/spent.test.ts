import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importDistribution, rightOf } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, logsShareAPool, receive } from '../../../test/runs.ts';
import { importUsage } from '../../../test/usage.ts';

// An income that never came is paid out, and taken back once another one has filled the pool.

let portal: Portal;
let anna: Someone;
let bera: Someone;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
  [anna, bera] = [
    await portal.someone({ role: 'administrator', isPerson: false }),
    await portal.someone({ role: 'administrator', isPerson: false }),
  ];
  member = await portal.someone({ name: 'Hrafn Tindsson' });
  await portal.work({ by: member, title: 'Andvaka' });
  await logsShareAPool(portal, [anna, bera]);
});
afterAll(() => portal.close());

let year = 2020;
let period: string;
beforeEach(() => {
  year += 1;
  period = `Árið ${year}`;
});

const played = (day: string) =>
  importUsage(portal, {
    as: anna,
    file: `date;time;title;writers;seconds\n${year}-${day};12:30;Andvaka;${member.name};180\n`,
  });
const income = async (kronur: number, as = anna): Promise<number> =>
  (await receive(portal, as, { period, kronur })).body.tekjuR_NR;
async function distribute(): Promise<void> {
  const id = await aRun(portal, anna, { period, year });
  const { body } = await portal.ask(`GET /api/money/runs/${id}`, { as: bera });
  const { status, text } = await portal.ask(`POST /api/money/runs/${id}/finish`, {
    as: bera,
    body: { FINGRAFAR_FORSKODUNAR: body.fingrafaR_FORSKODUNAR },
  });
  if (status !== 200) throw new Error(text);
}
const takeBack = async (incomeId: number, as = anna) => {
  const { status, body } = await portal.ask(`POST /api/money/income/${incomeId}/reverse`, {
    as,
    body: { ASTAEDA_BAKFAERSLU: 'Barst aldrei.' },
  });
  return status < 300 ? status : [status, body.Code];
};
const pooled = async () =>
  Number(
    (
      await portal.sql(
        `select coalesce(sum(n.units), 0)::text as units from net_pools n join distribution_period p using (period_id) where p.name = $1`,
        [period],
      )
    )[0]?.['units'],
  );

it('R214 an income that was distributed is not taken back out of one that came after it', async () => {
  await played('03-01');
  const never = await income(1000);
  await distribute();
  const came = await income(1000, bera);
  expect(await takeBack(never)).toEqual([409, 'money.incomeSpent']);
  expect(await pooled()).toBe(10_000_000);
  // Of what came after it nothing is distributed.
  expect(await takeBack(came)).toBe(201);
  expect(await pooled()).toBe(0);
});
it('R214 nor one of which a part was distributed, while what came last may be', async () => {
  await portal.sql(`insert into distribution_period (name) values ($1) on conflict do nothing`, [period]);
  const first = await income(1000);
  const last = await income(1000);
  // A file takes 500 of the 2000.
  const right = await rightOf(portal, member);
  const [work] = await portal.sql('select work_id from work limit 1');
  await importDistribution(portal, {
    as: anna,
    id: 7000 + year,
    file: `line;type;right;work;pot;station;subtype;subtype_en;country;amount\n1;1;${right};${work?.['work_id']};Útvarp;;;;;500`,
    head: { TIMABIL_UTHLUTUNAR: period },
  });
  expect((await portal.ask(`POST /api/distributions/${7000 + year}/finish`, { as: bera })).status).toBe(200);
  expect(await pooled()).toBe(15_000_000);
  expect(await takeBack(first)).toEqual([409, 'money.incomeSpent']);
  expect(await takeBack(last)).toBe(201);
  expect(await pooled()).toBe(5_000_000);
});
it('R214 one that was taken back, and what waits beside it, keep no other from being taken back', async () => {
  const [first, second] = [await income(1000), await income(700)];
  expect(await takeBack(first)).toBe(201);
  expect(await takeBack(second)).toBe(201);
  expect(await takeBack(await income(300))).toBe(201);
  expect(await pooled()).toBe(0);
});
it('R214 the database holds it', async () => {
  await played('03-01');
  const never = await income(1000);
  await distribute();
  await income(1000);
  await expect(
    portal.sql(
      `insert into income (payer_name, payer_kind, category_id, period_id, currency, gross_amount, exchange_rate, received_on, reference, reverses, reverse_reason, registered_by)
       select payer_name, payer_kind, category_id, period_id, currency, -gross_amount, exchange_rate, current_date, reference, income_id, 'Nei', registered_by
       from income where income_id = $1`,
      [never],
    ),
  ).rejects.toMatchObject({ constraint: 'income_spent' });
});
