import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
});
afterAll(() => portal.close());

/** How many rows there are in every table that a registration writes. */
async function countRows(): Promise<unknown> {
  const tables = [
    'work',
    'work_author',
    'work_right',
    'work_title',
    'work_isrc',
    'person',
    'author',
    'person_work',
    'work_light_change',
    'idempotency_key',
  ];
  return (
    await portal.sql(
      `select ${tables.map((table) => `(select count(*) from ${table})::integer as ${table}`).join(', ')}`,
    )
  )[0];
}

/** Registers, and proves that it is accepted whole or refused with nothing written. */
async function survives(body: unknown): Promise<void> {
  const before = await countRows();
  // The limit on look-ups (S9) would answer before the registration is read.
  await portal.sql('delete from login_throttle');
  const answer = await portal.ask('POST /api/compositions', {
    as: member,
    body,
    headers: { 'idempotency-key': 'hostile' },
  });
  if (answer.status === 201) {
    await portal.sql('delete from idempotency_key');
    return;
  }
  expect([400, 403, 409, 412, 413, 422]).toContain(answer.status);
  expect(answer.body).toMatchObject({
    StatusCode: answer.status,
    Code: expect.any(String),
    Message: expect.any(String),
  });
  for (const { Field, Message } of answer.body.Errors ?? [])
    expect([typeof Field, Message.length > 0]).toEqual(['string', true]);
  expect(await countRows()).toEqual(before);
}

/** Text that does not compress, so that it is as long in an index as it is here. */
const noise = (length: number) => randomBytes(length).toString('base64url');

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u0000', '\ud800', '1e9', '٣', '３', '-0', 'NaN', '＜b＞', '\u202e'),
);
const scalar = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.maxSafeInteger(),
);
const anything = fc.oneof(scalar, fc.jsonValue({ maxDepth: 3 }), fc.array(scalar, { maxLength: 3 }));

const fields = [
  'HEITI_VERKS',
  'LENGD',
  'FLYTJENDUR',
  'authors',
  'unknownAuthors',
  'searchNames',
  'isrcCodes',
  'LYSING_VERKS',
  'MAT',
  'VAGI',
  'STADA_VERKS_NR',
  'SENDA_I_ICE',
  'UPPRUNI_VERKS',
  'NYTT',
];

describe('a registration from a hostile client', () => {
  it.each(fields)('V1 is accepted whole or refused whole, whatever stands in %s', async (field) => {
    await expect(
      fc.assert(
        fc.asyncProperty(anything, (value) => survives({ ...aRegistration(member), [field]: value })),
        { numRuns: 60 },
      ),
    ).resolves.toBeUndefined();
  });
  it.each(['id', 'name', 'typeOfAuthor', 'ratio', 'samthykki', 'publishingContractId'])(
    'V1 survives any %s of an author',
    async (field) => {
      const author = { id: member.authorId, typeOfAuthor: 36, ratio: 100 };
      await expect(
        fc.assert(
          fc.asyncProperty(anything, (value) =>
            survives(aRegistration(member, { authors: [{ ...author, [field]: value }] })),
          ),
          { numRuns: 60 },
        ),
      ).resolves.toBeUndefined();
    },
  );
  it.each(['name', 'ssn', 'ipi', 'email', 'typeOfAuthor', 'ratio', 'foreign'])(
    'V1 survives any %s of an unknown author',
    async (field) => {
      const authors = [{ id: member.authorId, typeOfAuthor: 33, ratio: 50 }];
      const one = { name: 'Ólöf', ssn: '0303300009', email: 'olof@example.is', typeOfAuthor: 34, ratio: 50 };
      await expect(
        fc.assert(
          fc.asyncProperty(anything, (value) =>
            survives(aRegistration(member, { authors, unknownAuthors: [{ ...one, [field]: value }] })),
          ),
          { numRuns: 60 },
        ),
      ).resolves.toBeUndefined();
    },
  );
  it('V1 survives any other title, ISRC and performer', async () => {
    await expect(
      fc.assert(
        fc.asyncProperty(text, text, (one, other) =>
          survives(
            aRegistration(member, {
              FLYTJENDUR: other,
              searchNames: [{ HEITI_VERKS: one }],
              isrcCodes: [{ isrcCode: 'ISEAA2102203', performer: other }],
            }),
          ),
        ),
        { numRuns: 100 },
      ),
    ).resolves.toBeUndefined();
  });
  it.each([
    ['a title of NUL', { HEITI_VERKS: 'a\u0000b' }],
    ['half a surrogate pair', { HEITI_VERKS: 'a\ud800b' }],
    [
      'a thousand authors',
      { authors: Array.from({ length: 1000 }, (_, id) => ({ id: id + 1, typeOfAuthor: 36, ratio: 0.1 })) },
    ],
    ['a very long other title', { searchNames: [{ HEITI_VERKS: noise(20_000) }] }],
    ['a very long performer', { isrcCodes: [{ isrcCode: 'ISEAA2102203', performer: noise(20_000) }] }],
    [
      'a very long name',
      {
        authors: [{ id: 0, typeOfAuthor: 33, ratio: 50 }],
        unknownAuthors: [
          { name: noise(20_000), ssn: '0404400009', email: 'a@b.is', typeOfAuthor: 34, ratio: 50 },
        ],
      },
    ],
    ['a very long remark', { LYSING_VERKS: 'x'.repeat(500_000) }],
    ['a performer of a megabyte', { FLYTJENDUR: 'þ'.repeat(400_000) }],
  ])('V1 survives %s', async (_, changes) => {
    const authors = (changes as { authors?: { id: number }[] }).authors?.map((one) => ({
      ...one,
      id: one.id || member.authorId,
    }));
    await expect(
      survives(aRegistration(member, { ...changes, ...(authors && { authors }) })),
    ).resolves.toBeUndefined();
  });
  it.each(['LYSING_VERKS', 'authors', 'NYTT'])('V1 survives deep nesting in %s', async (field) => {
    const body = `{"HEITI_VERKS":"x","LENGD":3,"${field}":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    await expect(survives(body)).resolves.toBeUndefined();
  });
});
