import { noPlainFields } from '../../../test/noPlainFields.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let other: Someone;
let workId: number;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone({ name: 'Sigga' });
  other = await portal.someone();
  const { body } = await portal.ask('POST /api/compositions', {
    as: member,
    body: aRegistration(member, {
      HEITI_VERKS: 'Þögnin í haust',
      searchNames: [{ HEITI_VERKS: 'Autumn silence' }],
      isrcCodes: [{ isrcCode: 'ISEAA2102203' }],
    }),
  });
  workId = body.verK_NR;
});
afterAll(() => portal.close());

const similar = async (query: Record<string, string>, as: Someone | undefined = other) => {
  const { status, body } = await portal.ask(
    `GET /api/compositions/similar?${new URLSearchParams(query).toString()}`,
    {
      as,
    },
  );
  return status === 200
    ? body.map((one: { verK_NR: number; likindi: string[] }) => [one.verK_NR, one.likindi])
    : status;
};
const by = (one: Someone) => ({ authors: String(one.authorId) });

describe('works like the one about to be registered', () => {
  it('V8 have the same title, however it is spelled, and an author in common', async () => {
    const found = [[workId, ['sameTitle', 'commonAuthor']]];
    expect(await similar({ title: 'ÞÖGNIN Í HAUST', ...by(member) })).toEqual(found);
    expect(await similar({ title: 'Thognin i haust', ...by(member) })).toEqual(found);
    expect(await similar({ title: 'Autumn silence', ...by(member) })).toEqual(found);
    expect(await similar({ title: 'Þögnin í hausti', ...by(member) })).toEqual([
      [workId, ['similarTitle', 'commonAuthor']],
    ]);
  });
  it('are not those of others by the same title, nor others by the same author', async () => {
    expect(await similar({ title: 'Þögnin í haust' })).toBe(404);
    expect(await similar({ title: 'Þögnin í haust', ...by(other) })).toBe(404);
    expect(await similar({ title: 'Allt annað lag', ...by(member) })).toBe(404);
    expect(await similar({ title: 'Þögnin í haust', authors: '3492' })).toBe(404);
  });
  it('have the same recording, anyone who is on them', async () => {
    expect(await similar({ isrc: 'IS-EAA-21-02203' })).toEqual([[workId, ['sameIsrc']]]);
    expect(await similar({ isrc: 'rugl,ISEAA2102203', ...by(member) })).toEqual([
      [workId, ['sameIsrc', 'commonAuthor']],
    ]);
  });
  it('D1 were registered provisionally under the title, which is said', async () => {
    const [work] = await portal.sql(
      `with made as (insert into work (title, review, is_provisional) values ('Bráðin', 'approved', true) returning work_id)
      insert into work_title (work_id, title, is_main) select work_id, 'Bráðin', true from made returning work_id`,
    );
    const { body } = await portal.ask('GET /api/compositions/similar?title=br%C3%A1%C3%B0in', { as: other });
    expect(body).toMatchObject([
      { verK_NR: work?.work_id, bradabirgdaskraning: 1, hofundar: '', likindi: ['sameTitle'] },
    ]);
  });
  it('V7 say no more than everyone may know, and at most twenty', async () => {
    for (let i = 0; i < 21; i++) await portal.work({ by: member, title: 'Tuttugu', isApproved: false });
    const { body } = await portal.ask(
      `GET /api/compositions/similar?title=tuttugu&authors=${member.authorId}`,
      { as: other },
    );
    expect(body).toHaveLength(20);
    expect(Object.keys(body[0]).toSorted()).toEqual(
      [
        'bradabirgdaskraning',
        'dagS_FRUM_FL',
        'eigiD_VERK',
        ...Object.keys(noPlainFields),
        'heitI_VERKS',
        'hofundar',
        'iswc',
        'lengd',
        'likindi',
        'listamenn',
        'verK_NR',
      ].toSorted(),
    );
  });
  it('are for anyone who is logged in, and asked for in the right form', async () => {
    expect((await portal.ask('GET /api/compositions/similar?title=x')).status).toBe(401);
    expect(await similar({})).toBe(404);
    expect(await similar({ authors: '1;drop' })).toBe(422);
    expect(await similar({ title: 'x'.repeat(201) })).toBe(422);
    expect(await similar({ title: `'; drop table work; --`, ...by(member) })).toBe(404);
  });
});
