import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAmendment, author, everythingOf } from '../../../test/amendment.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let staff: Someone;
let registrant: Someone;
let coAuthor: Someone;
let workId: number;

beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor' });
});
beforeEach(async () => {
  registrant = await portal.someone({ name: 'Sigga' });
  coAuthor = await portal.someone({ name: 'Bjartur' });
  workId = await portal.work({ by: registrant, others: [coAuthor], isApproved: false });
});
afterAll(() => portal.close());

const body = (changes: Record<string, unknown> = {}) => anAmendment([registrant, coAuthor], changes);
const amend = (changes: Record<string, unknown> = {}, as: Someone | undefined = registrant) =>
  portal.ask(`PUT /api/compositions/${workId}`, { as, body: body(changes) });
const read = (path: string, as: Someone | undefined = registrant) =>
  portal.ask(`GET /api/compositions/${workId}${path}`, { as });
const version = async () => (await read('/registration')).body.dagS_SEIN_BREYTT;
const decide = (approve: boolean) =>
  portal.ask(`PATCH /api/compositions/${workId}/review`, {
    as: staff,
    body: { SAMTHYKKT: approve, ATHUGASEMD: 'Sjá.' },
  });
const everything = () => everythingOf(portal, workId);

describe('an amendment is refused', () => {
  it('S6, V3 to all others: a party, a stranger, a viewer, nobody', async () => {
    const viewer = await portal.someone({ role: 'viewer' });
    const stranger = await portal.someone();
    const before = await everything();
    const status = async (as: Someone | undefined) =>
      (await portal.ask(`PUT /api/compositions/${workId}`, { as, body: body({ LENGD: '9' }) })).status;
    expect(await status(coAuthor)).toBe(403);
    expect(await status(stranger)).toBe(404);
    expect(await status(viewer)).toBe(403);
    expect(await status(undefined)).toBe(401);
    expect(await everything()).toEqual(before);
  });
  it('V3 that leaves its registrant out', async () => {
    const { status, body: answer } = await amend({ authors: [author(coAuthor, 100)] });
    expect([status, answer.Code]).toEqual([403, 'work.registrantNotAuthor']);
  });
  it.each([
    ['shares that do not total 100', { authors: [{ ratio: 70 }] }, 'authors'],
    ['no title', { HEITI_VERKS: ' ' }, 'HEITI_VERKS'],
    ['a wrong code', { isrcCodes: [{ isrcCode: 'X' }] }, 'isrcCodes.0'],
    [
      'an unknown author without an address',
      { unknownAuthors: [{ name: 'N', email: '', typeOfAuthor: 34, ratio: 10, foreign: 1 }] },
      'unknownAuthors.0.email',
    ],
  ])('V2 with %s, and nothing is half written', async (_, changes, field) => {
    const before = await everything();
    const authors = 'authors' in changes ? [author(registrant, 70), author(coAuthor, 50)] : body().authors;
    const { status, body: answer } = await amend({ ...changes, authors });
    expect([status, answer.Code]).toEqual([422, 'request.invalid']);
    expect(answer.Errors.map((one: { Field: string }) => one.Field)).toContain(field);
    expect(await everything()).toEqual(before);
  });
  it('V1 as a whole when its last author is known already', async () => {
    const before = await everything();
    const known = { name: 'N', ssn: coAuthor.kennitala, email: 'n@example.is', typeOfAuthor: 34, ratio: 20 };
    const { status } = await amend({
      HEITI_VERKS: 'Annað',
      authors: [author(registrant, 40), author(coAuthor, 40)],
      unknownAuthors: [known],
    });
    expect(status).toBe(422);
    expect(await everything()).toEqual(before);
  });
  it('V11 as 412 when someone changed it meanwhile, also by a code alone', async () => {
    const opened = await version();
    await portal.ask('POST /api/isrcCodes', {
      as: coAuthor,
      body: { VERK_NR: workId, ISRC_KODI: 'ISEAA2102203' },
    });
    const { status, body: answer } = await amend({ LENGD: '4.10', DAGS_SEIN_BREYTT: opened });
    expect([status, answer.Code]).toEqual([412, 'work.changedMeanwhile']);
  });
  it('V11 as 409 when staff decided meanwhile', async () => {
    const opened = await version();
    await decide(true);
    const { status, body: answer } = await amend({ LENGD: '4.10', DAGS_SEIN_BREYTT: opened });
    expect([status, answer.Code]).toEqual([409, 'work.decidedMeanwhile']);
    expect((await read('/proposals')).status).toBe(404);
  });
  it('V11 when staff decide at the very moment: one of the two is told', async () => {
    const opened = await version();
    const [amended, decided] = await Promise.all([
      amend({ LENGD: '4.10', DAGS_SEIN_BREYTT: opened }),
      portal.ask(`PATCH /api/compositions/${workId}/review`, {
        as: staff,
        body: { SAMTHYKKT: true, DAGS_SEIN_BREYTT: opened },
      }),
    ]);
    expect([
      [200, 412],
      [409, 204],
    ]).toContainEqual([amended.status, decided.status]);
    const { body: work } = await read('');
    expect(work.lengd).toBe(amended.status === 200 ? '4.10' : '3.30');
  });
  it('is for works that exist, and forms that are well formed', async () => {
    const to = async (path: string, sent: unknown) =>
      (await portal.ask(`PUT /api/compositions/${path}`, { as: registrant, body: sent })).status;
    expect(await to('2000000000', body())).toBe(404);
    expect(await to('x', body())).toBe(404);
    expect(await to(String(workId), { ...body(), RUGL: 1 })).toBe(422);
    expect(await to(String(workId), '{')).toBe(400);
    expect(await to(String(workId), body({ DAGS_SEIN_BREYTT: 'í gær' }))).toBe(200);
    expect(await to(String(workId), body({ LENGD: '5', DAGS_SEIN_BREYTT: 'í gær' }))).toBe(412);
  });
});
