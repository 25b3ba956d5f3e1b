import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let staff: Someone;
let member: Someone;
let workId: number;
let version: string;

beforeAll(async () => {
  portal = await aPortal();
  [staff, member] = await Promise.all([
    portal.someone({ role: 'editor', isPerson: false }),
    portal.someone(),
  ]);
});
beforeEach(async () => {
  const { body } = await make({ HEITI_VERKS: 'Óþekkt stef', ATHUGASEMD: 'Heyrðist í kvikmynd.' });
  workId = body.verK_NR;
  version = body.dagS_SEIN_BREYTT;
});
afterAll(() => portal.close());

const make = (body: unknown, as = staff) => portal.ask('POST /api/provisionalWorks', { as, body });
const change = (body: unknown, as = staff, id = workId) =>
  portal.ask(`PATCH /api/provisionalWorks/${id}`, { as, body });
const close = (body: unknown, as = staff, id = workId) =>
  portal.ask(`PATCH /api/provisionalWorks/${id}/withdrawal`, { as, body });
const listed = async (filter: string) => {
  const { body } = await portal.ask(`GET /api/provisionalWorks?filter=${filter}`, { as: staff });
  return Array.isArray(body) ? body.map((row) => row.verK_NR) : [];
};

describe('a provisional registration', () => {
  it('D1, V4 is made by staff, red, and never in the review queue', async () => {
    const { status, body } = await make({
      HEITI_VERKS: ' Vorstef ',
      FLYTJENDUR: 'Hljómfall',
      LENGD: '2.5',
      ATHUGASEMD: 'Úr leikriti.',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      heitI_VERKS: 'Vorstef',
      flytjendur: 'Hljómfall',
      lengd: '2.50',
      athugasemd: 'Úr leikriti.',
      stadA_BRADABIRGDASKRANINGAR: 'open',
      skraD_AF: staff.name,
      yfirtekiD_AF: null,
    });
    const { body: work } = await portal.ask(`GET /api/compositions/${body.verK_NR}`, { as: member });
    expect(work).toMatchObject({ ljos: 2, bradabirgdaskraning: 1 });
    const { body: queue } = await portal.ask('GET /api/compositions/review', { as: staff });
    expect(queue.Code).toBe('review.empty');
    expect(await listed('open')).toContain(body.verK_NR);
  });
  it('D1 is found by anybody’s search', async () => {
    const { body } = await portal.ask('GET /api/compositions?name=othekkt+stef', { as: member });
    expect(body.map((row: { verK_NR: number }) => row.verK_NR)).toContain(workId);
  });
  it('D1, J4 is corrected while it is open, on record', async () => {
    const { status, body } = await change({ HEITI_VERKS: 'Kvöldstef', LENGD: 3, DAGS_SEIN_BREYTT: version });
    expect(status).toBe(200);
    expect(body).toMatchObject({ heitI_VERKS: 'Kvöldstef', lengd: '3.00', athugasemd: null });
    const { body: found } = await portal.ask('GET /api/compositions?name=kvoldstef', { as: member });
    expect(found.map((row: { verK_NR: number }) => row.verK_NR)).toContain(workId);
    const records = await portal.sql(
      `select user_id from change_record where work_id = $1 and table_name = 'work' and operation = 'update'`,
      [workId],
    );
    expect(records).toContainEqual({ user_id: staff.userId });
  });
  it('V11 is not overwritten by anyone who read it before it changed', async () => {
    expect((await change({ HEITI_VERKS: 'Fyrra', DAGS_SEIN_BREYTT: version })).status).toBe(200);
    const { status, body } = await change({ HEITI_VERKS: 'Seinna', DAGS_SEIN_BREYTT: version });
    expect([status, body.Code]).toEqual([412, 'work.changedMeanwhile']);
  });
  it('D1 is closed with a reason, once', async () => {
    expect((await close({ ATHUGASEMD: ' ' })).status).toBe(422);
    expect((await close({ ATHUGASEMD: 'Skráð annars staðar.' })).status).toBe(204);
    expect(await listed('open')).not.toContain(workId);
    expect(await listed('closed')).toContain(workId);
    for (const again of [close({ ATHUGASEMD: 'Aftur' }), change({ HEITI_VERKS: 'X' })])
      expect((await again).body.Code).toBe('provisional.notOpen');
  });
  it('D1 keeps its row when a member has taken it over', async () => {
    await portal.sql('update work set is_provisional = false where work_id = $1', [workId]);
    await portal.sql(`insert into work_amendment (work_id, user_id, cause) values ($1, $2, 'takenOver')`, [
      workId,
      member.userId,
    ]);
    const { body } = await portal.ask('GET /api/provisionalWorks?filter=takenOver', { as: staff });
    expect(body).toMatchObject([{ verK_NR: workId, yfirtekiD_AF: member.name }]);
    expect((await change({ HEITI_VERKS: 'X' })).status).toBe(409);
  });
  it.each([
    [{}, 'HEITI_VERKS'],
    [{ HEITI_VERKS: '  ' }, 'HEITI_VERKS'],
    [{ HEITI_VERKS: 'x'.repeat(201) }, 'HEITI_VERKS'],
    [{ HEITI_VERKS: 'Stef', LENGD: '3.75' }, 'LENGD'],
    [{ HEITI_VERKS: 'Stef', LENGD: 'abc' }, 'LENGD'],
  ])('D1, F5.4 refuses %j', async (body, field) => {
    const answer = await make(body);
    expect([answer.status, answer.body.Errors[0].Field]).toEqual([422, field]);
  });
  it.each(['member', 'viewer', 'external'] as const)('S6 is not for %s', async (role) => {
    const as = await portal.someone({ role });
    const answers = await Promise.all([
      make({ HEITI_VERKS: 'Stef' }, as),
      change({ HEITI_VERKS: 'Stef' }, as),
      close({ ATHUGASEMD: 'Nei' }, as),
      portal.ask('GET /api/provisionalWorks', { as }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
  it('W2 answers 404 for what is not there or is no provisional registration', async () => {
    const proper = await portal.work({ by: member });
    for (const id of [proper, 2_000_000_000])
      expect((await change({ HEITI_VERKS: 'X' }, staff, id)).status).toBe(404);
    expect((await portal.ask('GET /api/provisionalWorks?q=finnst+ekki', { as: staff })).status).toBe(404);
  });
});
