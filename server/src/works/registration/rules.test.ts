import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';

const publicDomain = 3492;
const ai = 22483;

let portal: Portal;
let member: Someone;
let second: Someone;
let third: Someone;

beforeAll(async () => {
  portal = await aPortal();
  [member, second, third] = await Promise.all([portal.someone(), portal.someone(), portal.someone()]);
  await portal.sql(
    `with one as (insert into person (name) values ('Enginn') returning person_id)
     insert into author (author_id, person_id, display_name)
     select id, person_id, name from one, (values (${publicDomain}, 'Þjóðlag'), (${ai}, 'Gervigreind')) as a (id, name)
     on conflict do nothing`,
  );
});
afterAll(() => portal.close());

const register = (changes: Record<string, unknown>, language: 'is' | 'en' = 'is') =>
  portal.ask('POST /api/compositions', { as: member, body: aRegistration(member, changes), language });

type Part = [id: number, typeOfAuthor: number, ratio: number | string];
const split = (...parts: Part[]) => ({
  authors: parts.map(([id, typeOfAuthor, ratio]) => ({ id, typeOfAuthor, ratio })),
});

/** The refusals of a registration, by field and code. */
async function brokenBy(changes: Record<string, unknown>): Promise<string[]> {
  const { status, body } = await register(changes);
  if (status === 201) return [];
  expect(status).toBe(422);
  return body.Errors.map((one: { Field: string; Code: string }) => `${one.Field} ${one.Code}`);
}

describe('the rules of a registration, on the server', () => {
  it.each([
    ['F5.3 a title', { HEITI_VERKS: '  ' }, 'HEITI_VERKS work.titleMissing'],
    [
      'F5.3 a title of 60 characters at most',
      { HEITI_VERKS: 'ö'.repeat(61) },
      'HEITI_VERKS work.titleTooLong',
    ],
    ['F5.4 a length', { LENGD: '' }, 'LENGD work.durationMissing'],
    ['F5.4 a length above 0', { LENGD: '0.00' }, 'LENGD work.durationZero'],
    ['F5.4 seconds below 60', { LENGD: '3.60' }, 'LENGD work.durationForm'],
    ['F5.4 tens of seconds below 60', { LENGD: '3.6' }, 'LENGD work.durationForm'],
    ['F5.4 a length that is a number', { LENGD: -3 }, 'LENGD work.durationForm'],
    [
      'F5.24 other titles that are not empty',
      { searchNames: [{ HEITI_VERKS: ' ' }] },
      'searchNames.0 work.otherTitleEmpty',
    ],
    ['F5.23, V9 an ISRC that is whole', { isrcCodes: [{ isrcCode: 'ISEAA21' }] }, 'isrcCodes.0 isrc.length'],
    [
      'F5.23, V9 an ISRC once',
      { isrcCodes: [{ isrcCode: 'IS-EAA-21-02203' }, { isrcCode: 'iseaa2102203' }] },
      'isrcCodes.1 work.isrcTwice',
    ],
  ])('V2 demand %s', async (_, changes, refusal) => expect(await brokenBy(changes)).toEqual([refusal]));

  it.each([
    ['3.5', '3.50'],
    [3, '3.00'],
    ['3,05', '3.05'],
    ['3:30', '3.30'],
    [3.5, '3.50'],
    ['61', '61.00'],
  ])('F5.4, V1 read the length %j as %s', async (LENGD, lengd) => {
    const { body } = await register({ LENGD });
    expect((await portal.ask(`GET /api/compositions/${body.verK_NR}`, { as: member })).body.lengd).toBe(
      lengd,
    );
  });
  it('F5.3 allow sixty letters, accents or not', async () => {
    expect(await brokenBy({ HEITI_VERKS: 'o\u0308'.repeat(60) })).toEqual([]);
  });

  it('F5.5 demand an author', async () => {
    const staff = await portal.someone({ role: 'editor' });
    const { status, body } = await portal.ask('POST /api/compositions', {
      as: staff,
      body: aRegistration(member, { authors: [] }),
    });
    expect(status).toBe(422);
    expect(body.Errors[0].Field).toBe('authors');
  });
  it.each([[99.99], [100.01], [50], [150]])(
    'F5.6 demand that shares total exactly 100, not %j',
    async (ratio) => {
      const { status, body } = await register(split([member.authorId, 36, ratio]));
      expect(status).toBe(422);
      expect(body.Errors).toContainEqual({
        Field: 'authors',
        Code: 'work.sharesMustTotal100',
        Message: 'Samanlagt hlutfall verður að vera 100%.',
      });
    },
  );
  it('F5.6, C5.8 add shares up in hundredths', async () => {
    const thirds = split(
      [member.authorId, 36, 33.33],
      [second.authorId, 36, '33,33'],
      [third.authorId, 36, '33.34'],
    );
    expect(await brokenBy(thirds)).toEqual([]);
  });
  it('F5.6 refuse a work that is all arrangements', async () => {
    expect(await brokenBy(split([member.authorId, 35, 100]))).toContain('authors work.onlyArrangers');
  });
  it('F5.7 demand a composer', async () => {
    const { body } = await register(split([member.authorId, 34, 100]));
    expect(body.Errors[0]).toEqual({
      Field: 'authors',
      Code: 'work.composerMissing',
      Message: 'Að minnsta kosti einn höfundur verður að innihalda C, CA eða CAR merkingu',
    });
  });
  it.each([32, 33, 36])('F5.7 know type %i as a composer', async (type) => {
    const older = await portal.work({ by: member });
    await portal.sql('update work_author set author_type_id = $2 where work_id = $1', [older, type]);
    expect(await brokenBy(split([member.authorId, type, 100]))).toEqual([]);
  });
  it('F5.8 refuse the same author twice', async () => {
    const { body } = await register(split([member.authorId, 33, 50], [member.authorId, 34, 50]));
    expect(body.Errors).toEqual([
      {
        Field: 'authors.1.id',
        Code: 'work.authorTwice',
        Message: 'Þessi höfundur er nú þegar skráður á verkið',
      },
    ]);
  });

  it.each([
    ['F5.10', 'traditionalComposerLyricist', [36, 75], [36, 25], [36, 74.99], [36, 25.01]],
    ['F5.11', 'traditionalLyricist', [34, 33.33], [33, 66.67], [34, 33.32], [33, 66.68]],
    ['F5.12', 'traditionalComposer', [33, 66.67], [34, 33.33], [33, 66.66], [34, 33.34]],
  ] as const)(
    '%s cap the shares beside the public domain: %s',
    async (_, rule, old, other, oldBelow, otherAbove) => {
      expect(await brokenBy(split([publicDomain, ...old], [member.authorId, ...other]))).toEqual([]);
      expect(await brokenBy(split([publicDomain, ...oldBelow], [member.authorId, ...otherAbove]))).toEqual([
        `authors work.split.${rule}`,
      ]);
    },
  );
  it('F5.11, F5.12 cap arrangers at 25 beside the public domain', async () => {
    expect(await brokenBy(split([publicDomain, 33, 75], [member.authorId, 35, 25]))).toEqual([]);
    expect(await brokenBy(split([publicDomain, 33, 74.99], [member.authorId, 35, 25.01]))).toEqual([
      'authors work.split.traditionalArranger',
    ]);
  });
  it('F5.13 cap arrangers at 16.67 without it', async () => {
    expect(await brokenBy(split([member.authorId, 36, 83.33], [second.authorId, 35, 16.67]))).toEqual([]);
    const { body } = await register(split([member.authorId, 36, 83.32], [second.authorId, 35, 16.68]));
    expect(body.Errors[0].Message).toBe(
      'Útsetjarar (AR) mega eiga samanlagt mest 16,67\u00a0% þegar þjóðlag er ekki á verkinu. Þeir eiga nú 16,68\u00a0%.',
    );
  });
  it.each([0, '0', -1, 'x', 33.333, null, 1e10])('F5.15 refuse the share %j', async (ratio) => {
    const { status } = await register(
      split([member.authorId, 36, ratio as number], [second.authorId, 36, 100]),
    );
    expect(status).toBe(422);
  });
  it.each([32, 40, 44])('F5.16 refuse the type %i of an existing author who never had it', async (type) => {
    const parts = split([member.authorId, 36, 50], [second.authorId, type, 50]);
    expect(await brokenBy(parts)).toEqual(['authors.1.typeOfAuthor work.authorTypeNotOffered']);
    const workId = (await register(split([member.authorId, 36, 50], [second.authorId, 36, 50]))).body.verK_NR;
    const amended = await portal.ask(`PUT /api/compositions/${workId}`, {
      as: member,
      body: aRegistration(member, parts),
    });
    expect(amended.body.Errors?.map(({ Code }: { Code: string }) => Code)).toEqual([
      'work.authorTypeNotOffered',
    ]);
    await portal.sql('update work_author set author_type_id = $2 where work_id = $1 and author_id = $3', [
      workId,
      type,
      second.authorId,
    ]);
    expect(await brokenBy(parts)).toEqual([]);
    // It is that author's alone.
    expect(await brokenBy(split([member.authorId, 36, 50], [third.authorId, type, 50]))).toEqual([
      'authors.1.typeOfAuthor work.authorTypeNotOffered',
    ]);
  });
  it('F5.16 refuse an arranging composer who is not in the system', async () => {
    const unknownAuthors = [
      { name: 'Nýr', email: 'nyr@example.is', typeOfAuthor: 32, ratio: 50, ssn: '0101302719' },
    ];
    expect(await brokenBy({ ...split([member.authorId, 36, 50]), unknownAuthors })).toContain(
      'unknownAuthors.0.typeOfAuthor work.authorTypeNotOffered',
    );
  });
  it.each([31, 39, 41, 42, 43, 99])('F5.16 refuse the author type %i', async (type) => {
    const broken = await brokenBy(split([member.authorId, 36, 50], [second.authorId, type, 50]));
    expect(broken).toEqual(['authors.1.typeOfAuthor work.authorTypeNotOffered']);
  });
  it('F2.44, F9.3 let AI have 50 as composer or lyricist, and nothing else', async () => {
    expect(await brokenBy(split([ai, 33, 50], [member.authorId, 34, 50]))).toEqual([]);
    expect(await brokenBy(split([ai, 34, 40], [member.authorId, 33, 60]))).toEqual([
      'authors.0.ratio work.aiAuthorShare',
    ]);
    expect(await brokenBy(split([ai, 36, 50], [member.authorId, 33, 50]))).toEqual([
      'authors.0.typeOfAuthor work.aiAuthorType',
    ]);
  });
  it('V2 say all that is wrong at once, in the language asked for', async () => {
    const { body } = await register(
      { HEITI_VERKS: '', LENGD: 'x', ...split([member.authorId, 34, 50]) },
      'en',
    );
    expect(body.Errors.map((one: { Message: string }) => one.Message)).toEqual([
      'The title of the work is missing.',
      'The length of the work is missing.',
      'At least one author must be marked C, CA or CAR',
      'The shares must total 100%.',
    ]);
  });
});
