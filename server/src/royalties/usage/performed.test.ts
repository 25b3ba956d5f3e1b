import { afterAll, beforeAll, expect, it } from 'vitest';
import { aLivePerformance } from '../../../test/livePerformance.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { setStage } from '../../../test/stage.ts';

let portal: Portal;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
  await setStage(portal);
  member = await portal.someone();
});
afterAll(() => portal.close());

const aConcert = async (workId: number, type: 1 | 4 = 1): Promise<number> =>
  (await aLivePerformance(portal, { by: member, works: [workId], type })).id;
const usageOf = (concert: number) =>
  portal.sql('select work_id, plays, points from performed_usage where live_performance_id = $1', [concert]);

it('R6 set lists of green works at concerts in Iceland count by themselves, once', async () => {
  const green = await portal.work({ by: member, title: 'Andvaka' });
  const red = await portal.work({ by: member, title: 'Óskoðað', isApproved: false });
  const concert = await aConcert(green);
  expect(await usageOf(concert)).toEqual([{ work_id: green, plays: 1, points: 4 }]);
  expect(await usageOf(await aConcert(red))).toEqual([]);
  expect(await usageOf(await aConcert(green, 4))).toEqual([]);
  await portal.sql(`insert into distribution_period (name) values ('Árið 2026') on conflict do nothing`);
  await portal.sql(
    `with paying as (insert into distribution (name, period_id, category_id)
       select 'Prófun', period_id, 1 from distribution_period limit 1 returning distribution_id)
     insert into performance_payment select performance_id, distribution_id from performance, paying where live_performance_id = $1`,
    [concert],
  );
  expect(await usageOf(concert)).toEqual([]);
});
it('R111 a concert that two have registered counts each work once: by the first list that has it, or the one that was paid', async () => {
  const other = await portal.someone();
  const works: number[] = [];
  for (const title of ['Fyrsta', 'Annað', 'Þriðja']) works.push(await portal.work({ by: member, title }));
  const [first, second, third] = works as [number, number, number];
  const of = async (by: Someone, list: number[], performers = 'Tvíeykið', day = '2026-06-17') => {
    const one = await aLivePerformance(portal, { by, works: list, performers });
    await portal.sql('update live_performance set performed_on = $2 where live_performance_id = $1', [
      one.id,
      day,
    ]);
    return one;
  };
  const countedOf = async ({ id }: { id: number }) => (await usageOf(id)).map(({ work_id }) => work_id);
  const [mine, theirs] = [await of(member, [first, second]), await of(other, [second, third], 'TVÍEYKIÐ')];
  expect(await countedOf(mine)).toEqual([first, second]);
  expect(await countedOf(theirs)).toEqual([third]);
  // R119: another list of the same person waits for staff.
  expect(await countedOf(await of(member, [first]))).toEqual([]);
  // On another day, and where the first list is not green, so that it counts nothing.
  const elsewhen = await of(other, [first], 'Tvíeykið', '2026-06-18');
  expect(await countedOf(elsewhen)).toEqual([first]);
  const red = await portal.work({ by: member, title: 'Óskoðað tvíeyki', isApproved: false });
  const waits = await of(member, [third, red], 'Fereykið', '2026-06-19');
  const paid = await of(other, [third], 'Fereykið', '2026-06-19');
  expect(await countedOf(paid)).toEqual([third]);
  await portal.sql(
    `insert into performance_payment select performance_id, (select min(distribution_id) from distribution) from performance where live_performance_id = $1`,
    [paid.id],
  );
  await portal.sql(`update live_performance set light = 0 where live_performance_id = $1`, [waits.id]);
  expect(await countedOf(waits)).not.toContain(third);
  // Nobody takes a work out of its author's list by being first.
  const stranger = await of(other, [first], 'Kvartettinn', '2026-06-20');
  expect(await countedOf(stranger)).toEqual([first]);
  expect(await countedOf(await of(member, [first], 'Kvartettinn', '2026-06-20'))).toEqual([first]);
  expect(await countedOf(stranger)).toEqual([]);
});
