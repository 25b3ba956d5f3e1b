import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import {
  aLivePerformance,
  performanceRow,
  type Registered,
  notificationsOf,
} from '../../../test/livePerformance.ts';

let portal: Portal;
let staff: Someone;
let other: Someone;
let member: Someone;
let work: number;
let one: Registered;

beforeAll(async () => {
  portal = await aPortal();
  [staff, other, member] = await Promise.all([
    portal.someone({ role: 'editor', isPerson: false }),
    portal.someone({ role: 'administrator', isPerson: false }),
    portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' }),
  ]);
  work = await portal.work({ by: member, title: 'Andvaka' });
});
beforeEach(async () => {
  one = await aLivePerformance(portal, { by: member, works: [work], foreign: ['Kveldúlfur'] });
});
afterAll(() => portal.close());

const ask = (methodAndPath: string, as: Someone | undefined = staff, body?: unknown) =>
  portal.ask(methodAndPath.replace(/\/api\/pot\b/u, `/api/pots/${one.id}`), { as, body });
const row = () => performanceRow(portal, one.id);

describe('a line of the set list', () => {
  const line = { LENGD: '4.10', FJOLDI_FL: 2, UTGAFA: 1 };
  it('D1, P2 is corrected, and the points follow', async () => {
    const path = `PUT /api/pot/performances/${one.lines[0]}`;
    expect((await ask(path, staff, { ...line, VERK_NR: work })).status).toBe(204);
    // 2 × 5 started minutes, and 4 of the other line.
    expect(await row()).toMatchObject({ points: 14, version: 2 });
    expect((await ask(path, other, { ...line, VERK_NR: work })).status).toBe(412);
  });
  it('D1, P3 can be of another work, whose light follows', async () => {
    const red = await portal.work({ by: member, isApproved: false });
    await ask(`PUT /api/pot/performances/${one.lines[0]}`, staff, { ...line, VERK_NR: red });
    expect(await row()).toMatchObject({ light: 2, red_count: 1 });
  });
  it('D1 whose work is not in the system is corrected too', async () => {
    const path = `PUT /api/pot/foreignPerformances/${one.foreignLines[0]}`;
    const body = { ...line, HEITI_VERKS: ' Kvöldúlfur ', LISTAMENN: 'Jökull', ISWC: 'T-034.524.680-1' };
    expect((await ask(path, staff, body)).status).toBe(204);
    const [kept] = await portal.sql(
      'select title, artists, iswc, quantity from foreign_performance where foreign_performance_id = $1',
      [one.foreignLines[0]],
    );
    expect(kept).toEqual({ title: 'Kvöldúlfur', artists: 'Jökull', iswc: 'T0345246801', quantity: 2 });
    const wrong = await ask(path, staff, {
      ...body,
      HEITI_VERKS: '',
      FJOLDI_FL: 0,
      LENGD: '0',
      ISWC: 'T1',
      UTGAFA: 2,
    });
    expect(wrong.body.Errors.map((error: Record<string, string>) => error['Field'])).toEqual([
      'HEITI_VERKS',
      'ISWC',
      'LENGD',
      'FJOLDI_FL',
    ]);
  });
  it.each([
    ['a work that is not there', { VERK_NR: 2_000_000_000 }, 'setList.workUnknown'],
    ['10,000 plays', { FJOLDI_FL: 10_000 }, 'setList.quantity'],
    ['half a play', { FJOLDI_FL: 0.5 }, 'setList.quantity'],
    ['a length of nothing', { LENGD: '0' }, 'setList.durationInvalid'],
  ])('L5.4 refuses %s', async (_, changes, code) => {
    const { status, body } = await ask(`PUT /api/pot/performances/${one.lines[0]}`, staff, {
      ...line,
      VERK_NR: work,
      ...changes,
    });
    expect([status, body.Errors?.[0]?.Code]).toEqual([422, code]);
  });
  it('D1, V11 is added by staff too, who count as having changed the performance, and its registrant is told', async () => {
    const known = { VERK_NR: work, LENGD: '3', FJOLDI_FL: 1 };
    const foreign = { HEITI_VERKS: 'Gleymt lag', LISTAMENN: 'Ída', LENGD: '3', FJOLDI_FL: 1 };
    expect((await ask('POST /api/pot/performances', staff, known)).body).toMatchObject({ rod: 3 });
    expect((await ask('POST /api/pot/foreignPerformances', staff, foreign)).body).toMatchObject({ rod: 4 });
    expect(await row()).toMatchObject({ work_count: 4, foreign_count: 2, version: 3 });
    const link = `/lifandi-flutningar/${one.id}`;
    expect((await notificationsOf(portal, member)).filter((message) => message.link === link)).toHaveLength(
      1,
    );
    expect((await ask('POST /api/pot/performances', member, known)).status).toBe(201);
    expect(await row()).toMatchObject({ work_count: 5, version: 3 });
    await ask('PATCH /api/pot', staff, { POTTUR_LOKADUR_ROFI: 1, UTGAFA: 3 });
    expect((await ask('POST /api/pot/performances', staff, known)).body.Code).toBe(
      'livePerformance.isClosed',
    );
  });
  it('D1 is taken out, but never the last one', async () => {
    expect((await ask(`DELETE /api/pot/foreignPerformances/${one.foreignLines[0]}`)).status).toBe(204);
    expect(await row()).toMatchObject({ light: 0, work_count: 1, foreign_count: 0 });
    expect((await ask(`DELETE /api/pot/foreignPerformances/${one.foreignLines[0]}`)).body.Code).toBe(
      'performanceDesk.lineNotFound',
    );
    expect((await ask(`DELETE /api/pot/performances/${one.lines[0]}`)).body.Code).toBe(
      'performanceDesk.lastLine',
    );
    expect((await row())?.work_count).toBe(1);
    const theirs = await aLivePerformance(portal, { by: member, works: [work, work] });
    expect((await ask(`DELETE /api/pot/performances/${theirs.lines[0]}`)).status).toBe(404);
  });
});
