import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, logsShareAPool, receive } from '../../../test/runs.ts';
import { leaveUnclaimed, putOn, setShare, sharedWork } from '../../../test/shares.ts';
import { importUsage } from '../../../test/usage.ts';

// What an income that nobody else has seen paid for at first, kept for later or for somebody else.

let portal: Portal;
let anna: Someone;
let bera: Someone;
let writer: Someone;
let member: Someone;
let own: number;
let others: number;
beforeAll(async () => {
  portal = await aPortal();
  [anna, bera] = [
    await portal.someone({ role: 'administrator', isPerson: false }),
    await portal.someone({ role: 'administrator', isPerson: false }),
  ];
  writer = await portal.someone({ role: 'administrator', name: 'Bryndís Öldudóttir' });
  member = await portal.someone({ name: 'Hrafn Tindsson' });
  others = await portal.work({ by: member, title: 'Andvaka' });
  own = await portal.work({ by: writer, title: 'Brimalda' });
  await logsShareAPool(portal, [anna, bera]);
});
afterAll(() => portal.close());

let year = 2020;
let period: string;
beforeEach(async () => {
  year += 1;
  period = `Árið ${year}`;
  await light(0);
  const lines = [
    'date;time;title;writers;seconds',
    `${year}-06-01;12:30;Andvaka;${member.name};180`,
    `${year}-06-02;12:30;Brimalda;${writer.name};180`,
    '',
  ];
  await importUsage(portal, { as: anna, file: lines.join('\n') });
});

const light = (colour: 0 | 1) => portal.sql('update work set light = $2 where work_id = $1', [own, colour]);
const income = async (as: Someone): Promise<number> =>
  (await receive(portal, as, { period, kronur: 1_000_000 })).body.tekjuR_NR;
const read = async (id: number) => (await portal.ask(`GET /api/money/runs/${id}`, { as: anna })).body;
const finish = async (as: Someone, id: number) => {
  const { fingrafaR_FORSKODUNAR: FINGRAFAR_FORSKODUNAR } = await read(id);
  const { status, body } = await portal.ask(`POST /api/money/runs/${id}/finish`, {
    as,
    body: { FINGRAFAR_FORSKODUNAR },
  });
  return status < 300 ? status : [status, body.Code];
};
const confirm = (as: Someone, incomeId: number) =>
  portal.ask(`PATCH /api/money/income/${incomeId}/confirmation`, { as });
const run = () => aRun(portal, anna, { period, year });

it('R213 who registered an income is not paid by it once it was kept for a work of theirs, until another has confirmed it', async () => {
  const incomeId = await income(writer);
  await light(1);
  expect(await finish(bera, await run())).toBe(200);
  await light(0);
  const second = await run();
  expect(await read(second)).toMatchObject({ fjoldI_OSTADFESTRA_TEKNA: 1 });
  expect(await finish(bera, second)).toEqual([409, 'money.incomeUnconfirmed']);
  await expect(
    portal.sql(
      `select finish_run(d.distribution_id, $2, run_hash(r)) from distribution d join run r using (distribution_id) where d.distribution_id = $1`,
      [second, bera.userId],
    ),
  ).rejects.toMatchObject({ constraint: 'run_income_unconfirmed' });
  expect((await confirm(bera, incomeId)).status).toBe(200);
  expect(await read(second)).toMatchObject({ fjoldI_OSTADFESTRA_TEKNA: 0 });
  expect(await finish(bera, second)).toBe(200);
});
it('R213 so it is where another run has paid of it since, and kept the rest anew', async () => {
  const shared = await sharedWork(portal, [member, writer], 'Húm í vindi');
  await leaveUnclaimed(portal, shared, writer.authorId);
  const file = `date;time;title;writers;seconds\n${year}-07-01;12:30;Húm í vindi;${member.name};180\n`;
  await importUsage(portal, { as: anna, file });
  await portal.sql('update work set light = 1 where work_id = any ($1)', [[shared, own]]);
  const incomeId = await income(writer);
  expect(await finish(bera, await run())).toBe(200);
  await portal.sql('update work set light = 0 where work_id = $1', [shared]);
  expect(await finish(bera, await run())).toBe(200);
  await portal.sql(
    `update work_right set right_id = (select right_id from author_right where author_id = $2) where work_id = $1 and author_id = $2`,
    [shared, writer.authorId],
  );
  const third = await run();
  expect(await finish(bera, third)).toEqual([409, 'money.incomeUnconfirmed']);
  await confirm(anna, incomeId);
  expect(await finish(bera, third)).toBe(200);
});
it('R213 who registered an income does not finish the run that pays what was kept of it', async () => {
  const incomeId = await income(bera);
  await light(1);
  expect(await finish(writer, await run())).toBe(200);
  await light(0);
  const second = await run();
  expect(await finish(bera, second)).toEqual([409, 'money.incomeUnconfirmed']);
  await confirm(anna, incomeId);
  expect(await finish(bera, second)).toBe(200);
});
it('R213 a correction pays nobody who registered the income that it moves, until another has confirmed it', async () => {
  const incomeId = await income(writer);
  await light(1);
  const first = await run();
  expect(await finish(bera, first)).toBe(200);
  await setShare(portal, others, 60, member.authorId);
  await putOn(portal, others, writer.authorId, { share: 40, position: 1 });
  await portal.sql(
    `update work_right set right_id = (select right_id from author_right where author_id = $2) where work_id = $1 and author_id = $2`,
    [others, writer.authorId],
  );
  await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [others]);
  const asked = await portal.ask(`POST /api/money/runs/${first}/corrections`, {
    as: anna,
    body: {
      HEITI_UTHLUTUNAR: `Leiðrétting ${year}`,
      VERK_TIL_LEIDRETTINGAR: [others],
      ASTAEDA_LEIDRETTINGAR: 'Meðhöfund vantaði í skráninguna.',
    },
  });
  const correction: number = asked.body.uthlutuN_NR;
  await portal.sql('select reckon_run($1)', [correction]);
  expect(await read(correction)).toMatchObject({ fjoldI_OSTADFESTRA_TEKNA: 1 });
  expect(await finish(bera, correction)).toEqual([409, 'money.incomeUnconfirmed']);
  await confirm(bera, incomeId);
  expect(await finish(bera, correction)).toBe(200);
});
it('R213 what was kept of income that another registered, or that came before what was paid, asks for nothing', async () => {
  await income(anna);
  await light(1);
  expect(await finish(bera, await run())).toBe(200);
  // Came once that run had taken what there was.
  await income(writer);
  await light(0);
  const second = await run();
  expect(await finish(bera, second)).toBe(200);
});
