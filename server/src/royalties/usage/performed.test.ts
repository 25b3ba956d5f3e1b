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
