import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let staff: Someone;

beforeAll(async () => {
  portal = await aPortal();
  [member, staff] = await Promise.all([portal.someone(), portal.someone({ role: 'editor' })]);
});
afterAll(() => portal.close());

const reviewDays = async () =>
  (await portal.ask('GET /api/compositions/reviewTime', { as: member })).body.dagaR_YFIRFERDAR;

/** A work that waited for so many days, and was decided on so many days ago. */
async function decided(waited: number, ago = 1, review = 'approved') {
  const workId = await portal.work({ by: member, title: `Verk ${waited} ${ago} ${Math.random()}` });
  await portal.sql(
    `update work set review = $2, reviewed_by = $3, reviewed_at = now() - make_interval(days => $4),
       first_registered_at = now() - make_interval(days => $4) - make_interval(hours => $5) where work_id = $1`,
    [workId, review, staff.userId, ago, waited * 24 - 1],
  );
  return workId;
}

it('H143 half of the latest decisions came within the days that are told, once there are five of them', async () => {
  for (const days of [2, 3, 40]) await decided(days);
  await decided(1, 1, 'refused');
  // Long ago, amended since, or withdrawn: none of these says how long a review takes now.
  await decided(3, 100);
  await decided(3, 1, 'withdrawn');
  const amended = await decided(3);
  await portal.sql(
    `insert into work_amendment (work_id, user_id, cause, changes) values ($1, $2, 'amended', '[]')`,
    [amended, member.userId],
  );
  expect(await reviewDays()).toBeNull();
  await decided(30);
  expect(await reviewDays()).toBe(3);
  await decided(31);
  await decided(32);
  expect(await reviewDays()).toBe(30);
});
