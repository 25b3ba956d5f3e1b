import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aLivePerformance, type Registered } from '../../../test/livePerformance.ts';

let portal: Portal;
let staff: Someone;
let member: Someone;
let jokull: Someone;
let work: number;
let one: Registered;

beforeAll(async () => {
  portal = await aPortal();
  [staff, member, jokull] = await Promise.all([
    portal.someone({ role: 'editor', isPerson: false }),
    portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' }),
    portal.someone({ name: 'Jökull Steinn Ármannsson' }),
  ]);
  work = await portal.work({ by: jokull, title: 'Kveldúlfur' });
});
beforeEach(async () => {
  await portal.sql('delete from foreign_performance');
  await portal.sql('delete from notification');
  one = await aLivePerformance(portal, { by: member, foreign: ['Kveldúlfur', 'Annað'] });
});
afterAll(() => portal.close());

const at = (id = one.id, line = one.foreignLines[0]) => `/api/pots/${id}/foreignPerformances/${line}`;
const join = (body: object = {}, as = staff, path = at()) =>
  portal.ask(`POST ${path}/join`, { as, body: { VERK_NR: work, UTGAFA: 1, ...body } });
const row = async (id = one.id) =>
  (await portal.sql('select * from live_performance where live_performance_id = $1', [id]))[0];

describe('joining a line up with a registered work', () => {
  it('D1, P2, P3 makes it a performance of the work, in its place, and light and points follow', async () => {
    const before = await row();
    expect(before).toMatchObject({ light: 1, foreign_count: 2, points: 8 });
    const { status, body } = await join();
    expect([status, body]).toEqual([200, { fjoldI_LAGALISTA: 1 }]);
    const lines = await portal.sql(
      'select work_id, position, quantity, duration_seconds from performance where live_performance_id = $1',
      [one.id],
    );
    expect(lines).toEqual([{ work_id: work, position: 1, quantity: 1, duration_seconds: 200 }]);
    expect(await row()).toMatchObject({ light: 1, foreign_count: 1, work_count: 2, points: 8, version: 2 });
    await join({ UTGAFA: 2 }, staff, at(one.id, one.foreignLines[1]));
    expect(await row()).toMatchObject({ light: 0, foreign_count: 0, version: 3 });
  });
  it('P3 turns red with a red work, and green when staff approve it', async () => {
    const red = await portal.work({ by: jokull, title: 'Rauður', isApproved: false });
    await join({ VERK_NR: red });
    await join({ UTGAFA: 2 }, staff, at(one.id, one.foreignLines[1]));
    expect(await row()).toMatchObject({ light: 2, red_count: 1 });
    const approved = await portal.ask(`PATCH /api/compositions/${red}/review`, {
      as: staff,
      body: { SAMTHYKKT: true },
    });
    expect(approved.status).toBeLessThan(300);
    expect(await row()).toMatchObject({ light: 0, red_count: 0 });
  });
  it('V11 is done once, anyone who presses', async () => {
    const answers = await Promise.all([join(), join()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect((await join({ UTGAFA: 2 })).body.Code).toBe('performanceDesk.lineNotFound');
    expect((await row())?.work_count).toBe(2);
  });
  it('D1 reaches every open set list with the same line when asked, and no other', async () => {
    const same = await aLivePerformance(portal, { by: jokull, foreign: ['KVELDÚLFUR'] });
    const otherAuthors = await aLivePerformance(portal, {
      by: jokull,
      foreign: ['Kveldúlfur'],
      artists: 'Egill',
    });
    const closed = await aLivePerformance(portal, { by: member, foreign: ['Kveldúlfur'] });
    await portal.sql('update live_performance set closed_at = now() where live_performance_id = $1', [
      closed.id,
    ]);
    expect((await portal.ask(`GET ${at()}/same`, { as: staff })).body).toEqual({ fjoldI_LAGALISTA: 1 });
    expect((await join({ A_OLLUM_LAGALISTUM: true })).body).toEqual({ fjoldI_LAGALISTA: 2 });
    expect(await row(same.id)).toMatchObject({ light: 0, foreign_count: 0, version: 2 });
    for (const { id } of [otherAuthors, closed])
      expect(await row(id)).toMatchObject({ foreign_count: 1, version: 1 });
  });
  it('J3 is told to each registrant once, naming the work and not who did it', async () => {
    await aLivePerformance(portal, { by: jokull, foreign: ['Kveldúlfur'] });
    await aLivePerformance(portal, { by: jokull, foreign: ['Kveldúlfur'] });
    await join({ A_OLLUM_LAGALISTUM: true });
    const told = await portal.sql(
      'select person_id, kind, header_is, body_is, link from notification order by person_id <> $1',
      [member.personId],
    );
    expect(told).toMatchObject([
      { person_id: member.personId, kind: 'livePerformance', link: `/lifandi-flutningar/${one.id}` },
      { person_id: jokull.personId, header_is: '„Kveldúlfur“ er nú skráð verk' },
    ]);
    expect(told[1]?.body_is).toContain('á 2 lagalistum');
    expect(told[1]?.body_is).toContain(`nr. ${work}`);
    expect(JSON.stringify(told)).not.toContain(staff.name);
  });
  it('J4 is recorded, line by line', async () => {
    await join();
    const records = await portal.sql(
      `select table_name, operation, user_id from change_record
       where coalesce(old_row, new_row) ->> 'live_performance_id' = $1 and table_name like '%performance' and user_id is not null
         and operation <> 'update' order by 1`,
      [String(one.id)],
    );
    expect(records).toEqual([
      { table_name: 'foreign_performance', operation: 'delete', user_id: staff.userId },
      { table_name: 'performance', operation: 'insert', user_id: staff.userId },
    ]);
  });
  it.each([
    ['a work that is not there', 2_000_000_000, 'setList.workUnknown'],
    ['a work whose registration was withdrawn', 'withdrawn', 'setList.workWithdrawn'],
  ])('refuses %s', async (_, which, code) => {
    const gone = await portal.work({ by: jokull });
    await portal.sql(`update work set review = 'withdrawn' where work_id = $1`, [gone]);
    const { status, body } = await join({ VERK_NR: which === 'withdrawn' ? gone : which });
    expect([status, body.Errors?.[0]]).toMatchObject([422, { Field: 'VERK_NR', Code: code }]);
  });
  it('D1 is not done on a closed performance, nor on a line of another', async () => {
    await portal.sql('update live_performance set closed_at = now() where live_performance_id = $1', [
      one.id,
    ]);
    expect((await join()).body.Code).toBe('performanceDesk.isClosed');
    const other = await aLivePerformance(portal, { by: member, foreign: ['Þriðja'] });
    expect((await join({}, staff, at(other.id))).body.Code).toBe('performanceDesk.lineNotFound');
    expect((await row(other.id))?.foreign_count).toBe(1);
    expect((await join({}, staff, at(2_000_000_000))).status).toBe(404);
  });
  it('P3 sees a light that changes in the same moment', async () => {
    const red = await portal.work({ by: jokull, isApproved: false });
    const alone = await aLivePerformance(portal, { by: member, foreign: ['Samtímis'] });
    await Promise.all([
      join({ VERK_NR: red }, staff, at(alone.id, alone.foreignLines[0])),
      portal.ask(`PATCH /api/compositions/${red}/review`, { as: staff, body: { SAMTHYKKT: true } }),
    ]);
    expect(await row(alone.id)).toMatchObject({ light: 0, red_count: 0 });
  });
});

describe('the works that a line may mean', () => {
  const likely = async (q?: string, path = at()) => {
    const query = q === undefined ? '' : `?q=${encodeURIComponent(q)}`;
    const { body } = await portal.ask(`GET ${path}/candidates${query}`, { as: staff });
    return body;
  };
  it('D1, V8 are those of a like title, of a named author first', async () => {
    const namesake = await portal.work({ by: member, title: 'Kveldúlfur' });
    const found = await likely();
    expect(found).toMatchObject([
      { verK_NR: work, hofundar: jokull.name, samI_HOFUNDUR: 1, verK_SKRANINGARADILA: 0, ljos: 0 },
      { verK_NR: namesake, samI_HOFUNDUR: 0, verK_SKRANINGARADILA: 1 },
    ]);
  });
  it('D1 are found by ISWC, by what is typed, and by number', async () => {
    const other = await portal.work({ by: jokull, title: 'Allt annað' });
    await portal.sql(`insert into work_iswc (work_id, iswc) values ($1, 'T0345246801')`, [other]);
    await portal.sql(
      `update foreign_performance set iswc = 'T0345246801' where foreign_performance_id = $1`,
      [one.foreignLines[0]],
    );
    expect((await likely())[0]).toMatchObject({ verK_NR: other, samA_ISWC: 1 });
    expect((await likely('allt ann'))[0]).toMatchObject({ verK_NR: other });
    expect((await likely(String(other)))[0]).toMatchObject({ verK_NR: other });
    expect((await likely('ekkert heitir svona nokkuð')).Code).toBe('performanceDesk.noCandidates');
    expect((await likely(undefined, at(one.id, 2_000_000_000))).Code).toBe('performanceDesk.lineNotFound');
  });
});
