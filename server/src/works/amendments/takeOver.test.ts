import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { done } from '../../../test/doneBy.ts';
import { inNameOf } from '../../../test/inNameOf.ts';
import { aLivePerformance } from '../../../test/livePerformance.ts';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let staff: Someone;
let member: Someone;
let workId: number;

beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor' });
});
beforeEach(async () => {
  member = await portal.someone({ name: 'Sigga' });
  const [work] = await portal.sql(
    `with made as (
      insert into work (title, performers, review, is_provisional, registered_by, first_registered_at)
      values ('Brimalda', 'Hrím', 'approved', true, $1, '2020-01-01') returning work_id)
    insert into work_title (work_id, title, is_main) select work_id, 'Brimalda', true from made returning work_id`,
    [staff.userId],
  );
  workId = work?.work_id;
  await portal.sql(`select refresh_lights(array[$1::integer], 'registered')`, [workId]);
});
afterAll(() => portal.close());

const takeOver = (as: Someone | undefined, changes: Record<string, unknown> = {}) =>
  portal.ask(`POST /api/compositions/${workId}/takeover`, { as, body: aRegistration(as ?? member, changes) });
const read = (path = '', as = member) => portal.ask(`GET /api/compositions/${workId}${path}`, { as });

describe('a provisional work', () => {
  it('D1, V4 is red, waits for no review, and says what it is to everyone', async () => {
    expect((await read()).body).toMatchObject({ bradabirgdaskraning: 1, ljos: 2 });
    const queue = await portal.ask('GET /api/compositions/review', { as: staff });
    expect(queue.status).toBe(404);
  });
  it('D1 is no registration to amend or withdraw', async () => {
    const put = await portal.ask(`PUT /api/compositions/${workId}`, {
      as: staff,
      body: aRegistration(member),
    });
    expect(put.body.Code).toBe('work.isProvisional');
    const withdraw = (as: Someone) =>
      portal.ask(`PATCH /api/compositions/${workId}/withdrawal`, { as, body: { ATHUGASEMD: 'Tvítekið.' } });
    expect((await withdraw(member)).status).toBe(404);
    expect((await withdraw(staff)).body.Code).toBe('work.isProvisional');
  });
});

describe('to take a provisional work over', () => {
  it('D1 registers it properly: the same number, its history, and the queue', async () => {
    const coAuthor = await portal.someone({ name: 'Bjartur' });
    const half = (one: Someone) => ({ id: one.authorId, typeOfAuthor: 36, ratio: 50 });
    const { status, body } = await takeOver(member, { authors: [half(member), half(coAuthor)] });
    expect([status, body]).toEqual([201, { verK_NR: workId }]);
    expect((await read()).body).toMatchObject({
      bradabirgdaskraning: 0,
      lengd: '3.50',
      dagS_FYRST_SKRAD: '2020-01-01T00:00:00+00:00',
      upprunI_VERKS: `Skráð á vef af ${member.kennitala}`,
    });
    expect((await read('/authors')).body).toMatchObject([{ samthykki: 1 }, { samthykki: 0 }]);
    expect((await read('/rights')).body).toMatchObject([{ hlutfall: 50 }, { hlutfall: 50 }]);
    expect((await read('/lights')).body.map((one: { astaeda: string }) => one.astaeda)).toEqual([
      'registered',
      'takenOver',
    ]);
    expect((await read('/amendments')).body).toMatchObject([{ astaeda: 'takenOver', nafn: 'Sigga' }]);
    expect((await read('/registration')).body.stadA_YFIRFERDAR).toBe('waiting');
    const queue = await portal.ask('GET /api/compositions/review', { as: staff });
    expect(JSON.stringify(queue.body)).toContain(`"verK_NR":${workId}`);
    const asked = await portal.sql('select author_id from approval_request where work_id = $1', [workId]);
    expect(asked).toEqual([{ author_id: coAuthor.authorId }]);
  });
  it('R212 in the name of who gave no access asks them as it asks the others', async () => {
    const [coAuthor, administrator] = [
      await portal.someone(),
      await portal.someone({ role: 'administrator', isPerson: false }),
    ];
    const half = (one: Someone) => ({ id: one.authorId, typeOfAuthor: 36, ratio: 50 });
    const { status } = await inNameOf(portal, [administrator, member], (as) =>
      takeOver(as, { authors: [half(member), half(coAuthor)] }),
    );
    expect(status).toBe(201);
    expect((await read('/authors')).body).toMatchObject([{ samthykki: 0 }, { samthykki: 0 }]);
  });
  it('D1 lets one of two who come at once', async () => {
    const other = await portal.someone();
    const answers = await Promise.all([takeOver(member), takeOver(other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.Code).toBe('work.notProvisional');
    expect(await portal.sql('select from work_author where work_id = $1', [workId])).toHaveLength(1);
  });
  it('W5 answers the first result again', async () => {
    const sent = {
      as: member,
      body: aRegistration(member),
      headers: { 'idempotency-key': `takeover-${workId}` },
    };
    const call = `POST /api/compositions/${workId}/takeover`;
    expect((await portal.ask(call, sent)).status).toBe(201);
    expect((await portal.ask(call, sent)).body).toEqual({ verK_NR: workId });
  });
  it('V2, V3 keeps the rules of registering, and leaves the work as it was', async () => {
    const other = await portal.someone();
    const authors = [{ id: other.authorId, typeOfAuthor: 36, ratio: 100 }];
    expect((await takeOver(member, { authors })).status).toBe(403);
    expect((await takeOver(member, { HEITI_VERKS: '' })).status).toBe(422);
    expect((await takeOver(await portal.someone({ role: 'viewer' }))).status).toBe(403);
    expect(
      (await portal.ask(`POST /api/compositions/${workId}/takeover`, { body: aRegistration(member) })).status,
    ).toBe(401);
    expect((await read()).body).toMatchObject({ bradabirgdaskraning: 1, heitI_VERKS: 'Brimalda', ljos: 2 });
  });
  it('is for works that exist, are provisional, and were not closed', async () => {
    const proper = await portal.work({ by: member });
    const call = (id: number) =>
      portal.ask(`POST /api/compositions/${id}/takeover`, { as: member, body: aRegistration(member) });
    expect((await call(proper)).body.Code).toBe('work.notProvisional');
    expect((await call(2_000_000_000)).status).toBe(404);
    await portal.sql(`update work set review = 'withdrawn' where work_id = $1`, [workId]);
    expect((await call(workId)).status).toBe(404);
  });
});

describe('R149 who led usage to a provisional work takes it over for others alone: it would all be paid to them', () => {
  const sheet = async (as: Someone) => {
    const head = { HEITI_QUE_SHEETS: 'Vitavörðurinn', TEGUND: 'film', STOD: 'Sjónvarpið', LENGD: '92.10' };
    const { body } = await portal.ask('POST /api/cueSheets', { as, body: head });
    const line = { HEITI_VERKS: 'Brimalda', LENGD: '0.42', VERK_NR: workId };
    return portal.ask(`POST /api/cueSheets/${body.quE_SHEET_NR}/lines`, { as, body: line });
  };
  const onList = async (by: Someone, as: Someone) => {
    const { id, foreignLines } = await aLivePerformance(portal, { by, foreign: ['Brimalda'] });
    const body = { VERK_NR: workId, UTGAFA: 1 };
    return portal.ask(`POST /api/pots/${id}/foreignPerformances/${foreignLines[0]}/join`, { as, body });
  };
  const code = (as: Someone) =>
    portal.ask('POST /api/isrcCodes', { as, body: { VERK_NR: workId, ISRC_KODI: 'ISABC2600031' } });

  it.each([
    ['a cue sheet', sheet],
    ['a set list of another', (as: Someone) => onList(member, as)],
    ['a code', code],
  ])('by %s', async (_, lead) => {
    const writer = await portal.someone({ role: 'editor' });
    expect((await lead(writer)).status).toBeLessThan(300);
    const refused = await takeOver(writer);
    expect([refused.status, refused.body.Code]).toEqual([403, 'provisional.ledByYou']);
    const unasked = `do $$ begin
      insert into work_author (work_id, author_id, author_type_id, share, position) values (${workId}, ${writer.authorId}, 36, 100, 1);
      insert into work_amendment (work_id, user_id, cause) values (${workId}, ${writer.userId}, 'takenOver');
    end $$`;
    await expect(done(portal, { by: writer }, unasked)).rejects.toThrow('has led usage');
  });
  it('and who put it on a list of their own, or led nothing there, takes it over', async () => {
    const writer = await portal.someone({ role: 'editor' });
    expect((await onList(writer, writer)).status).toBe(200);
    expect((await takeOver(writer)).status).toBe(201);
  });
  it('and a colleague registers it for them, as they do for others', async () => {
    const writer = await portal.someone({ role: 'editor' });
    await sheet(writer);
    expect((await takeOver(staff, { authors: aRegistration(writer).authors })).status).toBe(201);
  });
  it('and they register it for others', async () => {
    const writer = await portal.someone({ role: 'editor' });
    await sheet(writer);
    expect((await takeOver(writer, { authors: aRegistration(member).authors })).status).toBe(201);
  });
});
