import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { anotherWork, anUnknownAuthor, joinAuthor } from '../../../test/unknownAuthor.ts';

let portal: Portal;
let staff: Someone;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor', isPerson: false });
  member = await portal.someone({ name: 'Þórdís Æsa' });
});
afterAll(() => portal.close());

const anUnknown = (name?: string, changes: object = {}) =>
  anUnknownAuthor(portal, { by: member, name, ...changes });

describe('the unknown authors', () => {
  it('D1 are for staff and nobody else', async () => {
    const { authorId } = await anUnknown();
    const calls = [
      'GET /api/unknownAuthors',
      `GET /api/unknownAuthors/${authorId}`,
      `GET /api/unknownAuthors/${authorId}/candidates`,
    ];
    for (const role of ['member', 'viewer', 'external'] as const) {
      const as = await portal.someone({ role });
      for (const path of calls) expect((await portal.ask(path, { as })).status).toBe(403);
      expect((await joinAuthor(portal, authorId, member.authorId, as)).status).toBe(403);
    }
    for (const path of calls) expect((await portal.ask(path)).status).toBe(401);
    expect(
      (await portal.ask(`POST /api/unknownAuthors/${authorId}/join`, { body: { HOFUNDUR_NR: 1 } })).status,
    ).toBe(401);
  });
  it('D1 are listed with how many works they have, those with most first', async () => {
    const unknown = await anUnknown('Hallveig Mist');
    await anotherWork(portal, { by: member, authorId: unknown.authorId });
    const { body } = await portal.ask('GET /api/unknownAuthors', { as: staff });
    expect(body[0]).toMatchObject({
      hofunduR_NR: unknown.authorId,
      nafN_BIRTA: 'Hallveig Mist',
      fjoldI_VERKA: 2,
    });
    const found = async (q: string) =>
      (await portal.ask(`GET /api/unknownAuthors?q=${encodeURIComponent(q)}`, { as: staff })).body;
    expect(await found('hallveig')).toHaveLength(1);
    expect(await found(String(unknown.authorId))).toHaveLength(1);
    expect(await found(body[0].kennitala)).toHaveLength(1);
    expect((await found('!!')).Code).toBe('join.noneUnknown');
    expect((await portal.ask(`GET /api/unknownAuthors/${member.authorId}`, { as: staff })).body.Code).toBe(
      'author.notFound',
    );
  });
  it('V8, V10 are shown beside those of a like name or with the same address', async () => {
    const like = await portal.someone({ name: 'Sólrún Harpa Vídalín' });
    const sameAddress = await portal.someone({ name: 'Allt annað nafn' });
    await portal.sql(`update person set email = 'Solrun@example.is' where person_id = $1`, [
      sameAddress.personId,
    ]);
    const { authorId } = await anUnknown('Sólrún Harpa', { email: 'solrun@example.is' });
    const path = `GET /api/unknownAuthors/${authorId}/candidates`;
    const { body } = await portal.ask(path, { as: staff });
    expect(body.map((one: { hofunduR_NR: number }) => one.hofunduR_NR)).toEqual([
      sameAddress.authorId,
      like.authorId,
    ]);
    expect(body[0]).toMatchObject({
      samA_NETFANG: 1,
      kennitala: sameAddress.kennitala.slice(0, 6),
      sameiginleG_VERK: [],
    });
    const searched = await portal.ask(`${path}?q=${member.kennitala}`, { as: staff });
    expect(searched.body).toMatchObject([
      { hofunduR_NR: member.authorId, sameiginleG_VERK: [{ heitI_VERKS: 'Brimalda' }] },
    ]);
    expect((await portal.ask(`${path}?q=qqqqqq`, { as: staff })).body.Code).toBe('author.noneFound');
  });
});
