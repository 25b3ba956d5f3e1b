import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aLivePerformance, type Registered } from '../../../test/livePerformance.ts';
import { concertsOf } from '../../../test/concerts.ts';
import { done } from '../../../test/doneBy.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aConcert, setStage, stage } from '../../../test/stage.ts';

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
it('R123 lists of others without a work of theirs, and lists of their own, are theirs to see to', async () => {
  const { id, lines } = await aLivePerformance(portal, { by: member, works: [othersWork] });
  const twice = { ...line(othersWork, { FJOLDI_FL: 2 }), UTGAFA: 1 };
  expect(await ask(`PUT /api/pots/${id}/performances/${lines[0]}`, author, twice)).toBe(204);
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

describe('R145 another’s list that has a work of theirs', () => {
  const { aDay, listOf, countedOf } = concertsOf(() => ({ portal, staff }));
  const linesOf = () =>
    portal.sql(
      `select title, quantity from (select position, work_id::text as title, quantity from performance where live_performance_id = $1
         union all select position, title, quantity from foreign_performance where live_performance_id = $1) l order by position`,
      [list.id],
    );

  it('keeps its other lines: their author would get the share of who is taken off, is counted less, or is made to count nothing', async () => {
    const before = await linesOf();
    const foreign = { HEITI_VERKS: 'Vor', LISTAMENN: 'Jökull', LENGD: '3', FJOLDI_FL: 1 };
    const of = `/api/pots/${list.id}`;
    for (const [call, body] of [
      [`DELETE ${of}/performances/${list.lines[0]}`],
      [`DELETE ${of}/performances/${list.lines[1]}`],
      [`DELETE ${of}/foreignPerformances/${list.foreignLines[0]}`],
      [`PUT ${of}/performances/${list.lines[0]}`, { ...line(othersWork, { LENGD: '0.10' }), UTGAFA: 1 }],
      [`PUT ${of}/performances/${list.lines[0]}`, { ...line(othersWork, { FJOLDI_FL: 999 }), UTGAFA: 1 }],
      [`PUT ${of}/performances/${list.lines[1]}`, { ...line(othersWork), UTGAFA: 1 }],
      [`PUT ${of}/foreignPerformances/${list.foreignLines[0]}`, { ...foreign, FJOLDI_FL: 999, UTGAFA: 1 }],
      [`POST ${of}/performances`, line(othersWork, { FJOLDI_FL: 999 })],
      [`POST ${of}/foreignPerformances`, { ...foreign, FJOLDI_FL: 999 }],
      [`POST ${of}/foreignPerformances/${list.foreignLines[0]}/join`, { VERK_NR: othersWork, UTGAFA: 1 }],
    ] as [string, object?][])
      expect([call, await ask(call, author, body)]).toEqual([call, 'performanceDesk.ownWork']);
    expect(await linesOf()).toEqual(before);
    expect(await ask(`DELETE ${of}/performances/${list.lines[0]}`, staff)).toBe(204);
  });
  it('is left to others by who joins a title with a work on all lists', async () => {
    const { id, foreignLines } = await aLivePerformance(portal, { by: member, foreign: ['VOR'] });
    const of = `/api/pots/${id}/foreignPerformances/${foreignLines[0]}`;
    const others = async (as: Someone) => (await portal.ask(`GET ${of}/same`, { as })).body;
    const waiting = (await others(staff)).fjoldI_LAGALISTA;
    expect(waiting).toBeGreaterThan(0);
    expect(await others(author)).toEqual({ fjoldI_LAGALISTA: 0 });
    const body = { VERK_NR: othersWork, A_OLLUM_LAGALISTUM: true, UTGAFA: 1 };
    expect((await portal.ask(`POST ${of}/join`, { as: author, body })).body).toEqual({ fjoldI_LAGALISTA: 1 });
    expect(await linesOf()).toHaveLength(3);
  });
  it('keeps its day, place, kind and performers: their author would be paid for one concert by two lists', async () => {
    const [day, another] = [aDay(), aDay()];
    const at = { performers: 'Brim', day, venue_id: stage.venue };
    const own = await listOf(author, [ownWork], at);
    const theirs = await listOf(member, [othersWork, ownWork], at);
    const counted = async () => [await countedOf(own), await countedOf(theirs)];
    expect(await counted()).toEqual([[ownWork], [othersWork]]);
    const place = { FLUTNINGSSTADUR_NR: stage.venue, DAGSETNING_POTTS: day };
    const concert = { FLYTJANDI: 'Brim', TONLEIKAHALDARI: 'Vonarland', ...place, UTGAFA: 1 };
    for (const changed of [
      { DAGSETNING_POTTS: another },
      { FLUTNINGSSTADUR_NR: stage.otherVenue },
      { FLYTJANDI: 'Boðar' },
    ])
      expect(await ask(`PUT /api/pots/${theirs}`, author, { ...concert, ...changed })).toBe(
        'performanceDesk.ownWork',
      );
    expect(await counted()).toEqual([[ownWork], [othersWork]]);
    // Who held it moves no money.
    expect(await ask(`PUT /api/pots/${theirs}`, author, concert)).toBe(204);
    const body = { ...concert, DAGSETNING_POTTS: another, UTGAFA: 2 };
    expect(await ask(`PUT /api/pots/${theirs}`, staff, body)).toBe(204);
    expect(await counted()).toEqual([[ownWork], [ownWork, othersWork]]);
  });
  it('is changed by its member, and by staff with access that the member gave', async () => {
    const { foreignLines, id } = list;
    const administrator = await portal.someone({ role: 'administrator' });
    const work = await portal.work({ by: administrator, title: 'Sumar' });
    await ask(`POST /api/pots/${id}/performances`, staff, line(work));
    expect(await ask(`DELETE /api/pots/${id}/foreignPerformances/${foreignLines[0]}`, administrator)).toBe(
      'performanceDesk.ownWork',
    );
    const body = { NOTENDA_NR_TENGSLAADILLA: administrator.userId };
    await portal.ask('POST /api/users/access', { as: member, body });
    const acting = await portal.ask(`PATCH /api/users/masquerade/${member.userId}`, { as: administrator });
    const both = { ...administrator, token: acting.body.token };
    expect(await ask(`POST /api/pots/${id}/performances`, both, line(othersWork))).toBe(201);
    expect(await ask(`POST /api/pots/${id}/performances`, member, line(othersWork))).toBe(201);
  });
  it('is held by the database', async () => {
    for (const text of [
      'delete from performance where live_performance_id = $1 and position = 1 and $2 > 0',
      'update performance set work_id = $2 where live_performance_id = $1 and position = 2',
      'update performance set quantity = 2 + $2 * 0 where live_performance_id = $1 and position = 1',
      'delete from foreign_performance where live_performance_id = $1 and $2 > 0',
      'update live_performance set performed_on = performed_on - 1 where live_performance_id = $1 and $2 > 0',
    ]) {
      const values = [list.id, othersWork];
      await expect(done(portal, { by: author }, text, values)).rejects.toThrow('has a part in a work');
    }
  });
});
