import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, logsShareAPool, receive } from '../../../test/runs.ts';
import { importUsage } from '../../../test/usage.ts';

// What came in is typed by one administrator. What nobody else has seen is paid neither by them nor to them.

let portal: Portal;
let anna: Someone;
let bera: Someone;
let writer: Someone;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
  [anna, bera] = [
    await portal.someone({ role: 'administrator', isPerson: false }),
    await portal.someone({ role: 'administrator', isPerson: false }),
  ];
  writer = await portal.someone({ role: 'administrator', name: 'Bryndís Öldudóttir' });
  member = await portal.someone({ name: 'Hrafn Tindsson' });
  await portal.work({ by: member, title: 'Andvaka' });
  await portal.work({ by: writer, title: 'Brimalda' });
  await logsShareAPool(portal, [anna, bera]);
});
afterAll(() => portal.close());

let year = 2019;
let period: string;
beforeEach(() => {
  year += 1;
  period = `Árið ${year}`;
});

/** A log with works of these people. */
async function played(...of: ('members' | 'writers')[]): Promise<void> {
  const lines = of.map((one, at) => {
    const [title, by] = one === 'members' ? ['Andvaka', member] : ['Brimalda', writer];
    return `${year}-06-0${at + 1};12:30;${title};${by.name};180`;
  });
  await importUsage(portal, { as: anna, file: ['date;time;title;writers;seconds', ...lines, ''].join('\n') });
}
const income = async (as: Someone, kronur = 1000): Promise<number> =>
  (await receive(portal, as, { period, kronur })).body.tekjuR_NR;
const confirm = async (as: Someone, incomeId: number) => {
  const { status, body } = await portal.ask(`PATCH /api/money/income/${incomeId}/confirmation`, { as });
  return status < 300 ? body : [status, body.Code];
};
const read = async (as: Someone, id: number) => (await portal.ask(`GET /api/money/runs/${id}`, { as })).body;
const finish = async (as: Someone, id: number) => {
  const { fingrafaR_FORSKODUNAR: FINGRAFAR_FORSKODUNAR } = await read(as, id);
  const { status, body } = await portal.ask(`POST /api/money/runs/${id}/finish`, {
    as,
    body: { FINGRAFAR_FORSKODUNAR },
  });
  return status < 300 ? status : [status, body.Code];
};

it('R208 who registered an income finishes no run that pays from it until another has confirmed it; the other does', async () => {
  await played('members');
  const incomeId = await income(bera, 1_000_000);
  const run = await aRun(portal, anna, { period, year });
  expect(await read(bera, run)).toMatchObject({ fjoldI_OSTADFESTRA_TEKNA: 1 });
  expect(await finish(bera, run)).toEqual([409, 'money.incomeUnconfirmed']);
  expect(await confirm(bera, incomeId)).toEqual([409, 'money.incomeOwn']);
  expect(await confirm(anna, incomeId)).toMatchObject({
    tekjuR_SKRADAR_AF: bera.name,
    tekjuR_STADFESTAR_AF: anna.name,
    mA_STADFESTA_TEKJUR: 0,
  });
  expect(await read(bera, run)).toMatchObject({ fjoldI_OSTADFESTRA_TEKNA: 0 });
  expect(await finish(bera, run)).toBe(200);
});
it('R208 a run that pays who registered an income waits until another has confirmed it, whoever finishes it', async () => {
  await played('members', 'writers');
  const incomeId = await income(writer);
  const run = await aRun(portal, anna, { period, year });
  expect(await finish(bera, run)).toEqual([409, 'money.incomeUnconfirmed']);
  await confirm(bera, incomeId);
  expect(await finish(bera, run)).toBe(200);
});
it('R208 what somebody else registered is finished as before', async () => {
  await played('members');
  await income(anna);
  const run = await aRun(portal, anna, { period, year });
  expect(await finish(bera, run)).toBe(200);
});
it('R208 income that earlier distributions took is asked about no more, and what is left of it is', async () => {
  await played('members');
  await income(bera);
  const first = await aRun(portal, bera, { period, year });
  expect(await finish(anna, first)).toBe(200);
  const file = `date;time;title;writers;seconds\n${year}-07-01;12:30;Andvaka;${member.name};180\n`;
  await importUsage(portal, { as: anna, file });
  const later = await income(anna);
  const second = await aRun(portal, anna, { period, year });
  expect(await read(bera, second)).toMatchObject({ fjoldI_OSTADFESTRA_TEKNA: 1 });
  expect(await confirm(bera, later)).toMatchObject({ tekjuR_STADFESTAR_AF: bera.name });
  expect(await finish(bera, second)).toBe(200);
});
it('R208 of what was taken back nothing is confirmed, and what is registered anew waits anew', async () => {
  await played('members');
  const first = await income(bera);
  await confirm(anna, first);
  const reason = { ASTAEDA_BAKFAERSLU: 'Röng upphæð' };
  await portal.ask(`POST /api/money/income/${first}/reverse`, { as: bera, body: reason });
  expect(await confirm(anna, first)).toEqual([409, 'money.incomeReversed']);
  await income(bera, 9_000_000);
  const run = await aRun(portal, anna, { period, year });
  expect(await finish(bera, run)).toEqual([409, 'money.incomeUnconfirmed']);
});
it('R208 what was taken back before anybody confirmed it is asked about no more', async () => {
  await played('members');
  await income(anna);
  const wrong = await income(bera);
  await portal.ask(`POST /api/money/income/${wrong}/reverse`, {
    as: bera,
    body: { ASTAEDA_BAKFAERSLU: 'Röng upphæð' },
  });
  const run = await aRun(portal, anna, { period, year });
  expect(await read(bera, run)).toMatchObject({ fjoldI_OSTADFESTRA_TEKNA: 1 });
  expect(await finish(bera, run)).toBe(200);
});
it('R208 the database holds it: who confirms, that it stays, and who finishes', async () => {
  await played('members');
  const incomeId = await income(bera);
  const run = await aRun(portal, anna, { period, year });
  const insert = (userId: number) =>
    portal.sql('insert into income_confirmed (income_id, confirmed_by) values ($1, $2)', [incomeId, userId]);
  await expect(insert(bera.userId)).rejects.toMatchObject({ constraint: 'income_confirmed_by_another' });
  await expect(
    portal.sql(
      `select finish_run(d.distribution_id, $2, run_hash(r)) from distribution d join run r using (distribution_id) where d.distribution_id = $1`,
      [run, bera.userId],
    ),
  ).rejects.toMatchObject({ constraint: 'run_income_unconfirmed' });
  await expect(
    portal.sql(`update distribution set state = 'finished', finished_by = $2 where distribution_id = $1`, [
      run,
      bera.userId,
    ]),
  ).rejects.toMatchObject({ constraint: 'run_income_unconfirmed' });
  await insert(anna.userId);
  await expect(
    portal.sql('delete from income_confirmed where income_id = $1', [incomeId]),
  ).rejects.toMatchObject({
    constraint: 'income_confirmed_stays',
  });
});
