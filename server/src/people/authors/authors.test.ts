import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let friend: Someone;
let heir: Someone;
let stranger: Someone;
let staff: Someone;

beforeAll(async () => {
  portal = await aPortal();
  [member, friend, heir, stranger, staff] = await Promise.all([
    portal.someone({ name: 'Þórdís Æsa' }),
    portal.someone({ name: 'Jökull Steinn' }),
    portal.someone({ withoutAuthor: true }),
    portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' }),
    portal.someone({ role: 'editor' }),
  ]);
  await portal.sql(`update author set ipi_name_number = '00014107338' where author_id = $1`, [
    member.authorId,
  ]);
  await portal.sql('insert into author_right (person_id, author_id) values ($1, $2)', [
    heir.personId,
    member.authorId,
  ]);
  for (let i = 0; i < 2; i++) await portal.work({ by: member, others: [friend] });
  await portal.work({ by: member, others: [friend, stranger], title: 'Þrjú' });
});
afterAll(() => portal.close());

const ask = (path: string, as = member) => portal.ask(`GET /api/authors${path}`, { as });
const ids = (rows: { hofunduR_NR: number }[]) => rows.map((row) => row.hofunduR_NR);

describe('searching authors', () => {
  it('F7.3, F3.4, C3.9, C7.21, L3.23, V10 answers name, numbers and the first six digits of the national ID alone', async () => {
    const { status, body } = await ask(`?authorId=${member.authorId}`);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        hofunduR_NR: member.authorId,
        nafN_BIRTA: 'Þórdís Æsa',
        kennitala: member.kennitala.slice(0, 6),
        nafN_NR: member.personId,
      },
    ]);
  });
  it('V8 finds by name: the exact one first, then the prefix', async () => {
    expect(ids((await ask('?name=thordis%20aesa')).body).slice(0, 2)).toEqual([
      member.authorId,
      stranger.authorId,
    ]);
    expect(ids((await ask('?name=Steinn')).body)).toContain(friend.authorId);
    expect(ids((await ask('?name=Jokul%20Stein')).body)).toContain(friend.authorId);
  });
  it('F7.3 finds by national ID, with its hyphen or without, and by IPI name number', async () => {
    const { kennitala } = friend;
    for (const ssn of [kennitala, `${kennitala.slice(0, 6)}-${kennitala.slice(6)}`])
      expect(ids((await ask(`?ssn=${ssn}&name=jokull`)).body)).toEqual([friend.authorId]);
    for (const ipi of ['00014107338', '14107338'])
      expect(ids((await ask(`?ipi=${ipi}`)).body)).toEqual([member.authorId]);
  });
  it('V10 finds nobody by the beginning of a national ID', async () => {
    expect((await ask(`?ssn=${friend.kennitala.slice(0, 6)}&name=jokull`)).status).toBe(404);
  });
  it('S9 tells of a number to anyone who knows the name, staff, and its bearer', async () => {
    for (const query of ['', '&name=Sigga', '&name=Jok'])
      expect(Array.isArray((await ask(`?ssn=${friend.kennitala}${query}`)).body)).toBe(false);
    for (const as of [staff, friend])
      expect(ids((await ask(`?ssn=${friend.kennitala}`, as)).body)).toEqual([friend.authorId]);
  });
  it('S9 a pseudonym shares no number with its bearer, but to themselves and staff', async () => {
    const [pseudonym] = await portal.sql(
      `insert into author (person_id, display_name, pseudonym) values ($1, 'Ída Leynda', 'Ída Leynda') returning author_id`,
      [friend.personId],
    );
    const found = async (as: Someone) => (await ask('?name=leynda', as)).body[0];
    expect(await found(stranger)).toEqual({
      hofunduR_NR: pseudonym?.author_id,
      nafN_BIRTA: 'Ída Leynda',
      kennitala: null,
      nafN_NR: null,
    });
    for (const as of [friend, staff]) expect(await found(as)).toMatchObject({ nafN_NR: friend.personId });
    const byNumber = await ask(`?ssn=${friend.kennitala}&name=jokull`, stranger);
    expect(ids(byNumber.body)).toEqual([friend.authorId]);
    await portal.sql('delete from author where author_id = $1', [pseudonym?.author_id]);
  });
  it('F5.24 needs a name or a number', async () => {
    for (const query of ['', '?name=', '?name=!']) {
      const { status, body } = await ask(query);
      expect([status, body.Message]).toEqual([422, 'Sláðu inn nafn eða kennitölu til að leita.']);
    }
  });
  it('F8.5, L8.1, L8.2 answers 404 when nobody is found', async () => {
    const { status, body } = await ask('?name=qqqqqq');
    expect([status, body.Message]).toEqual([404, 'Engir höfundar fundust']);
  });
});

describe('an author', () => {
  it('F7.5 is themselves, or nobody', async () => {
    expect((await ask('/id')).body).toEqual({ hofunduR_NR: member.authorId });
    expect((await ask('/id', heir)).status).toBe(404);
    expect((await ask('/id', await portal.someone({ role: 'external', isPerson: false }))).status).toBe(404);
  });
  it('F7.4, F2.43 has previous co-authors, the most frequent first', async () => {
    const { body } = await ask(`/${member.authorId}/coAuthors`);
    expect(body).toEqual([
      {
        hofunduR_NR: friend.authorId,
        nafN_BIRTA: friend.name,
        kennitala: friend.kennitala.slice(0, 6),
        nafN_NR: friend.personId,
        fjoldI_VERKA: 3,
      },
      expect.objectContaining({ hofunduR_NR: stranger.authorId, fjoldI_VERKA: 1 }),
    ]);
  });
  it('S6 shows co-authors to the author, heirs and staff, and to nobody else', async () => {
    for (const as of [heir, staff]) expect((await ask(`/${member.authorId}/coAuthors`, as)).status).toBe(200);
    expect(await ask(`/${member.authorId}/coAuthors`, stranger)).toMatchObject({
      status: 404,
      body: { Code: 'author.notFound' },
    });
    expect(await ask(`/2000000000/coAuthors`, staff)).toMatchObject({
      status: 404,
      body: { Code: 'author.notFound' },
    });
  });
  it('F7.6, F3.13 has running contracts to choose from, -1 for a share not given', async () => {
    await portal.sql(
      `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on, performance_share) values
       ($1, $2, '2020-01-01', '2099-12-31', 33.33), ($1, $2, '2020-01-01', current_date, null), ($1, $2, '2020-01-01', current_date - 1, 50),
       ($1, $2, current_date + 1, '2099-12-31', 50)`,
      [heir.personId, member.authorId],
    );
    for (const as of [member, heir, staff]) {
      const { body } = await ask(`/${member.authorId}/publishingContracts`, as);
      expect(body).toMatchObject([
        { nafn: heir.name, loK_SAMNINGS: '2099-12-31', performancE_SHARE: 33.33, mechanicaL_SHARE: -1 },
        { performancE_SHARE: -1 },
      ]);
    }
    expect((await ask(`/${friend.authorId}/publishingContracts`)).body.Message).toBe(
      'Engir samningar fundust',
    );
  });
  it('V7, S6 shows running contracts with their shares to their parties and staff alone', async () => {
    const publisher = await portal.someone({ withoutAuthor: true });
    await portal.sql(
      `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on, performance_share)
       values ($1, $2, '2020-01-01', '2099-12-31', 12.34)`,
      [publisher.personId, member.authorId],
    );
    const seen = await ask(`/${member.authorId}/publishingContracts`, publisher);
    expect(seen.body.map((one: { performancE_SHARE: number }) => one.performancE_SHARE)).toEqual([12.34]);
    // The last three have a work with the author.
    for (const as of [await portal.someone(), await portal.someone({ role: 'external' }), friend, stranger]) {
      const { status, body } = await ask(`/${member.authorId}/publishingContracts`, as);
      expect([status, body.Code]).toEqual([404, 'author.noContracts']);
    }
  });
  it('F7.7, C7.5 has works to choose from for a contract; viewers see those they have a part in', async () => {
    const worksOf = async (as: Someone) => {
      const { body } = await ask(`/${member.authorId}/compositions`, as);
      return Array.isArray(body) ? body.length : body.StatusCode;
    };
    expect(await worksOf(member)).toBe(3);
    expect(await worksOf(heir)).toBe(3);
    expect(await worksOf(staff)).toBe(3);
    expect(await worksOf(await portal.someone())).toBe(3);
    expect(await worksOf(await portal.someone({ role: 'viewer' }))).toBe(404);
    const found = await ask(`/${member.authorId}/compositions?q=thrju`, heir);
    expect(found.body).toMatchObject([{ heitI_VERKS: 'Þrjú', hofunduR_AD_VERKI: 0, retthafI_AD_VERKI: 1 }]);
    const { body } = await ask(`/${member.authorId}/compositions?sort=-VERK_NR&limit=1`, staff);
    expect(body).toMatchObject([{ heitI_VERKS: 'Þrjú', hofunduR_AD_VERKI: 1, hofundaR_KODI: 'CA' }]);
  });
});
