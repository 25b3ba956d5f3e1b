import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let staff: Someone;
let registrant: Someone;
let coAuthor: Someone;
let stranger: Someone;
let workId: number;
let title: string;

beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor' });
  stranger = await portal.someone();
});
beforeEach(async () => {
  registrant = await portal.someone({ name: 'Sigga' });
  coAuthor = await portal.someone({ name: 'Bjartur' });
  title = `Afturkall ${registrant.personId}`;
  workId = await portal.work({ by: registrant, others: [coAuthor], isApproved: false, title });
});
afterAll(() => portal.close());

const withdraw = (as: Someone | undefined = registrant, body: unknown = { ATHUGASEMD: 'Skráð tvisvar.' }) =>
  portal.ask(`PATCH /api/compositions/${workId}/withdrawal`, { as, body });
const read = (path = '', as = registrant) => portal.ask(`GET /api/compositions/${workId}${path}`, { as });
const statusOf = async (path: string, as: Someone) => (await portal.ask(`GET ${path}`, { as })).status;

describe('to withdraw a registration', () => {
  it('V4 ends its approvals, tells its parties why, and keeps that it happened', async () => {
    expect((await withdraw()).status).toBe(204);
    const asked = await portal.sql('select state from approval_request where work_id = $1', [workId]);
    expect(asked).toEqual([{ state: 'ended' }]);
    const told = await portal.sql(
      `select header_is, body_is, link from notification where person_id = $1 and kind = 'workAmended'`,
      [coAuthor.personId],
    );
    expect(told).toEqual([
      {
        header_is: `Skráning dregin til baka: „${title}“`,
        body_is: `Sigga hefur dregið skráningu verksins „${title}“ til baka.\n\nÁstæða: Skráð tvisvar.`,
        link: null,
      },
    ]);
    expect((await read('/amendments')).body).toMatchObject([
      { astaeda: 'withdrawn', athugasemd: 'Skráð tvisvar.' },
    ]);
    expect((await read('/lights')).body.at(-1)).toMatchObject({
      astaeda: 'withdrawn',
      athugasemd: 'Skráð tvisvar.',
    });
  });
  it('S6 leaves the work to its registrant and staff, who see that it was withdrawn', async () => {
    await portal.ask('POST /api/isrcCodes', {
      as: registrant,
      body: { VERK_NR: workId, ISRC_KODI: 'ISEAA2102203' },
    });
    await withdraw();
    for (const as of [registrant, staff]) {
      expect((await read('', as)).body).toMatchObject({ dregiD_TIL_BAKA: 1, ljos: 2 });
      expect((await read('/registration', as)).body).toMatchObject({
        stadA_YFIRFERDAR: 'withdrawn',
        athugasemd: 'Skráð tvisvar.',
      });
      expect((await read('/authors', as)).status).toBe(200);
    }
    for (const as of [coAuthor, stranger])
      for (const path of [
        '',
        '/authors',
        '/rights',
        '/isrcCodes',
        '/lights',
        '/registration',
        '/amendments',
        '/approvals',
      ])
        expect([path, (await read(path, as)).status]).toEqual([path, 404]);
  });
  it('V8, D1 takes it out of every list, search and queue', async () => {
    await withdraw();
    const search = encodeURIComponent(title);
    for (const as of [registrant, coAuthor, stranger]) {
      expect(await statusOf(`/api/compositions?name=${search}`, as)).toBe(404);
      expect(await statusOf(`/api/compositions?id=${workId}`, as)).toBe(404);
      expect(
        await statusOf(`/api/compositions/similar?title=${search}&authors=${registrant.authorId}`, as),
      ).toBe(404);
      expect(await statusOf(`/api/persons/${as.personId}/compositions`, as)).toBe(404);
    }
    const byAuthor = await portal.ask('GET /api/compositions?author=Sigga', { as: stranger });
    expect(JSON.stringify(byAuthor.body)).not.toContain(title);
    const queue = await portal.ask('GET /api/compositions/review', { as: staff });
    expect(JSON.stringify(queue.body)).not.toContain(title);
    const total = await portal.sql(
      'select coalesce(sum(works), 0)::integer as n from person_work_total where person_id = $1',
      [coAuthor.personId],
    );
    expect(total).toEqual([{ n: 0 }]);
  });
  it('V3 is for staff too, who tell the registrant', async () => {
    expect((await withdraw(staff)).status).toBe(204);
    const told = await portal.sql(`select from notification where person_id = $1 and kind = 'workAmended'`, [
      registrant.personId,
    ]);
    expect(told).toHaveLength(1);
  });
});

describe('a withdrawal is refused', () => {
  it('S6 to a party, a stranger, a viewer, and nobody', async () => {
    expect((await withdraw(coAuthor)).body.Code).toBe('work.notRegistrant');
    expect((await withdraw(stranger)).status).toBe(404);
    expect((await withdraw(await portal.someone({ role: 'viewer' }))).status).toBe(403);
    expect(
      (await portal.ask(`PATCH /api/compositions/${workId}/withdrawal`, { body: { ATHUGASEMD: 'x' } }))
        .status,
    ).toBe(401);
    expect((await read()).body.dregiD_TIL_BAKA).toBe(0);
  });
  it('without a reason', async () => {
    const { status, body } = await withdraw(registrant, { ATHUGASEMD: ' ' });
    expect([status, body.Errors[0]]).toEqual([
      422,
      {
        Field: 'ATHUGASEMD',
        Code: 'work.reasonMissing',
        Message: 'Skrifaðu hvers vegna skráningin er dregin til baka.',
      },
    ]);
  });
  it('once staff have approved', async () => {
    await portal.ask(`PATCH /api/compositions/${workId}/review`, { as: staff, body: { SAMTHYKKT: true } });
    expect((await withdraw()).body.Code).toBe('work.notOpen');
  });
  it('V11 when staff decided since it was opened', async () => {
    const { dagS_SEIN_BREYTT } = (await read('/registration')).body;
    await portal.ask(`PATCH /api/compositions/${workId}/review`, {
      as: staff,
      body: { SAMTHYKKT: false, ATHUGASEMD: 'Nei' },
    });
    const stale = await withdraw(registrant, { ATHUGASEMD: 'x', DAGS_SEIN_BREYTT: dagS_SEIN_BREYTT });
    expect(stale.body.Code).toBe('work.decidedMeanwhile');
    expect((await withdraw()).status).toBe(204);
  });
  it('the second time, and nothing can be done to the work any more', async () => {
    await withdraw();
    const put = {
      HEITI_VERKS: 'X',
      LENGD: '3',
      authors: [{ id: registrant.authorId, typeOfAuthor: 36, ratio: 100 }],
    };
    const tries: [string, unknown][] = [
      [`PATCH /api/compositions/${workId}/withdrawal`, { ATHUGASEMD: 'x' }],
      [`PUT /api/compositions/${workId}`, put],
      ['POST /api/isrcCodes', { VERK_NR: workId, ISRC_KODI: 'ISEAA2102204' }],
      [`PATCH /api/compositions/${workId}/artists`, undefined],
    ];
    for (const [call, body] of tries) {
      const answer = await portal.ask(call, { as: registrant, body });
      expect([call, answer.status, answer.body.Code]).toEqual([call, 409, 'work.withdrawn']);
    }
    expect(
      (await portal.ask(`PATCH /api/compositions/${workId}/review`, { as: staff, body: { SAMTHYKKT: true } }))
        .status,
    ).toBe(409);
    expect(
      (
        await portal.ask(`PATCH /api/compositions/${workId}/approval`, {
          as: coAuthor,
          body: { SAMTHYKKI: 1 },
        })
      ).status,
    ).toBe(404);
  });
});
