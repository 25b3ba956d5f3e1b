import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aLivePerformance, type Registered } from '../../../test/livePerformance.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aConcert, setStage } from '../../../test/stage.ts';

// What a concert pays is what stands on its set list: staff who write music do not write it onto lists of others.

let portal: Portal;
let staff: Someone;
/** Works for the society, and has written a work. */
let author: Someone;
let member: Someone;
let ownWork: number;
let othersWork: number;
let list: Registered;
beforeAll(async () => {
  portal = await aPortal();
  await setStage(portal);
  staff = await portal.someone({ role: 'editor', isPerson: false });
  author = await portal.someone({ role: 'editor' });
  member = await portal.someone();
  ownWork = await portal.work({ by: author, title: 'Vor' });
  othersWork = await portal.work({ by: member, title: 'Haust' });
});
beforeEach(async () => {
  list = await aLivePerformance(portal, { by: member, works: [othersWork, ownWork], foreign: ['Vor'] });
});
afterAll(() => portal.close());

const ask = async (methodAndPath: string, as: Someone, body?: unknown) => {
  const { status, body: answer } = await portal.ask(methodAndPath, { as, body });
  return status < 300 ? status : answer.Code;
};
const line = (workId: number, more: object = {}) => ({
  VERK_NR: workId,
  LENGD: '3.20',
  FJOLDI_FL: 1,
  ...more,
});
const correct = (at: number, as: Someone, body: object) =>
  ask(`PUT /api/pots/${list.id}/performances/${list.lines[at]}`, as, { ...body, UTGAFA: 1 });
const join = (as: Someone, workId: number, isEverywhere = false) =>
  ask(`POST /api/pots/${list.id}/foreignPerformances/${list.foreignLines[0]}/join`, as, {
    VERK_NR: workId,
    A_OLLUM_LAGALISTUM: isEverywhere,
    UTGAFA: 1,
  });

it('R123 a work of theirs is put onto another’s list, joined with a title there, or counted more often by other staff alone', async () => {
  expect(await ask(`POST /api/pots/${list.id}/performances`, author, line(ownWork))).toBe(
    'performanceDesk.ownWork',
  );
  expect(await correct(0, author, line(ownWork))).toBe('performanceDesk.ownWork');
  expect(await correct(1, author, line(ownWork, { FJOLDI_FL: 9 }))).toBe('performanceDesk.ownWork');
  expect(await join(author, ownWork)).toBe('performanceDesk.ownWork');
  expect(await join(author, ownWork, true)).toBe('performanceDesk.ownWork');
  expect(
    await portal.sql(
      'select work_id, quantity from performance where live_performance_id = $1 order by position',
      [list.id],
    ),
  ).toEqual([
    { work_id: othersWork, quantity: 1 },
    { work_id: ownWork, quantity: 1 },
  ]);
  expect(await join(staff, ownWork)).toBe(200);
});
it('R123 works of others, and lists of their own, are theirs to see to', async () => {
  expect(await correct(0, author, line(othersWork, { FJOLDI_FL: 2 }))).toBe(204);
  const { status, body } = await portal.ask('POST /api/pots', { as: author, body: aConcert(ownWork) });
  expect(status).toBe(201);
  expect(await ask(`POST /api/pots/${body.pottuR_NR}/performances`, author, line(ownWork))).toBe(201);
});
it('R123 who acts for a member registers their own work there with access from that member, and not as an administrator', async () => {
  const administrator = await portal.someone({ role: 'administrator' });
  const work = await portal.work({ by: administrator, title: 'Vetur' });
  const acting = async () => {
    const { body } = await portal.ask(`PATCH /api/users/masquerade/${member.userId}`, { as: administrator });
    return { ...administrator, token: body.token };
  };
  const both = await acting();
  expect(await ask('POST /api/pots', both, aConcert(work))).toBe('performanceDesk.ownWork');
  await portal.ask('POST /api/users/access', {
    as: member,
    body: { NOTENDA_NR_TENGSLAADILLA: administrator.userId },
  });
  expect(await ask('POST /api/pots', both, aConcert(work))).toBe(201);
});
