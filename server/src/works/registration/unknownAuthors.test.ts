import { ipiNameCheckDigits } from '@omur/contract/people/rules/ipi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let next = 0;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
});
afterAll(() => portal.close());

function anIpi(): string {
  const digits = `9${String(++next).padStart(8, '0')}`;
  return digits + ipiNameCheckDigits(digits);
}
const aKennitala = () => `020230${String(++next).padStart(3, '0')}9`;

const domestic = () => ({
  name: 'Ólöf Ýr',
  email: 'olof@example.is',
  ssn: aKennitala(),
  typeOfAuthor: 34,
  ratio: 40,
});
const foreign = () => ({
  name: 'Ann Ash',
  email: 'ann@example.com',
  ipi: anIpi(),
  typeOfAuthor: 44,
  ratio: 40,
  foreign: true,
});

function register(...unknownAuthors: Record<string, unknown>[]) {
  const authors = [{ id: member.authorId, typeOfAuthor: 33, ratio: 100 - 40 * unknownAuthors.length }];
  return portal.ask('POST /api/compositions', {
    as: member,
    body: aRegistration(member, { authors, unknownAuthors }),
  });
}
const countPersons = async () => (await portal.sql('select count(*)::integer as n from person'))[0]?.n;

async function refusalOf(...unknownAuthors: Record<string, unknown>[]) {
  const before = await countPersons();
  const { status, body } = await register(...unknownAuthors);
  expect(status).toBe(422);
  expect(await countPersons()).toBe(before);
  return body.Errors.map((one: { Field: string; Code: string }) => `${one.Field} ${one.Code}`);
}

describe('an author outside the society', () => {
  it('F5.18, F3.16 at home is a person with a national ID, and waits to approve', async () => {
    const ssn = aKennitala();
    const { status, body } = await register({ ...domestic(), ssn: `${ssn.slice(0, 6)}-${ssn.slice(6)}` });
    expect(status).toBe(201);
    const { body: authors } = await portal.ask(`GET /api/compositions/${body.verK_NR}/authors`, {
      as: member,
    });
    expect(authors[1]).toMatchObject({
      nafN_BIRTA: 'Ólöf Ýr',
      hlutfall: 40,
      hofundaR_KODI: 'A',
      samthykki: 0,
    });
    const [person] = await portal.sql('select * from person where kennitala = $1', [ssn]);
    expect(person).toMatchObject({
      name: 'Ólöf Ýr',
      email: 'olof@example.is',
      is_unregistered: true,
      is_address_foreign: false,
    });
  });
  it('F5.19 abroad is known by the IPI name number', async () => {
    const one = foreign();
    const dotted = `${one.ipi.slice(0, 3)}.${one.ipi.slice(3)}`;
    const { status, body } = await register({ ...one, ipi: dotted });
    expect(status).toBe(201);
    const { body: authors } = await portal.ask(`GET /api/compositions/${body.verK_NR}/authors`, {
      as: member,
    });
    expect(authors[1]).toMatchObject({ nafN_BIRTA: 'Ann Ash', ipI_NUMER: one.ipi, hofundaR_KODI: 'TR' });
  });
  it.each([
    ['F5.18', { name: ' ' }, 'name person.nameMissing'],
    ['F5.18', { email: '' }, 'email person.emailMissing'],
    ['F5.18', { email: 'olof(at)example' }, 'email person.emailInvalid'],
    ['F5.18', { ssn: '' }, 'ssn person.kennitalaMissing'],
    ['F5.18', { ssn: '123456789' }, 'ssn person.kennitalaLength'],
    ['F5.18', { ssn: '12345678ab' }, 'ssn person.kennitalaCharacters'],
    ['F5.18, V9', { ipi: '00014107339' }, 'ipi ipi.checkDigit'],
    ['F5.16', { typeOfAuthor: 39 }, 'typeOfAuthor work.authorTypeNotOffered'],
  ])('%s at home is refused with %j', async (_, changes, refusal) =>
    expect(await refusalOf({ ...domestic(), ...changes })).toContain(`unknownAuthors.0.${refusal}`),
  );
  it.each([
    [{ ipi: '' }, 'ipi ipi.missing'],
    [{ ipi: '12x' }, 'ipi ipi.characters'],
    [{ ssn: '0101302989' }, 'ssn work.foreignAuthorKennitala'],
  ])('F5.19 abroad is refused with %j', async (changes, refusal) =>
    expect(await refusalOf({ ...foreign(), ...changes })).toEqual([`unknownAuthors.0.${refusal}`]),
  );
  it('S4 may have a national ID whose check digit is wrong', async () => {
    expect((await register({ ...domestic(), ssn: '0202309999' })).status).toBe(201);
  });
  it('F5.20 is refused when the national ID is in the system', async () => {
    const { body } = await register({ ...domestic(), ssn: member.kennitala });
    expect(body.Errors).toEqual([
      {
        Field: 'unknownAuthors.0.ssn',
        Code: 'person.kennitalaExists',
        Message: 'Kennitala nú þegar til í kerfinu...',
      },
    ]);
  });
  it('F5.21 is refused when the IPI number is in the system', async () => {
    const one = foreign();
    await portal.sql('update author set ipi_name_number = $1 where author_id = $2', [
      one.ipi,
      member.authorId,
    ]);
    const { body } = await register(one);
    expect(body.Errors).toEqual([
      { Field: 'unknownAuthors.0.ipi', Code: 'ipi.exists', Message: 'IPI tala nú þegar til í kerfinu...' },
    ]);
  });
  it('F5.8 is refused twice', async () => {
    const one = domestic();
    expect(await refusalOf(one, { ...domestic(), ssn: one.ssn })).toEqual([
      'unknownAuthors.1.name work.authorTwice',
    ]);
  });
  it('F5.20 is made once when two registrations come at once', async () => {
    const one = domestic();
    const statuses = (await Promise.all([register(one), register(one), register(one)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  });
});

describe('S9 the numbers of authors outside the society', () => {
  it('are twenty an hour of a member, however they are typed, and whether or not anything is registered', async () => {
    member = await portal.someone();
    const guess = (ssn = aKennitala()) => register({ ...domestic(), ssn, ratio: 41 });
    for (let i = 0; i < 20; i += 1) expect((await guess()).status).toBe(422);
    const last = aKennitala();
    for (let i = 0; i < 2; i += 1) expect((await guess(last)).body.Code).toBe('person.lookedUpTooOften');
    expect((await register({ ...foreign() })).status).toBe(201);
    const staff = await portal.someone({ role: 'editor' });
    member = { ...staff, authorId: member.authorId };
    expect((await guess()).status).toBe(422);
  });
  it('count once, however often the form is sent', async () => {
    member = await portal.someone();
    const ssn = aKennitala();
    for (let i = 0; i < 22; i += 1)
      expect((await register({ ...domestic(), ssn, ratio: 41 })).status).toBe(422);
  });
});

describe('an author from abroad whom staff register', () => {
  const nobodyAsked = () => ({ name: 'Ann Ash', email: '', typeOfAuthor: 44, ratio: 40, foreign: true });

  it('X71 needs neither an e-mail nor an IPI name number, and is asked nothing', async () => {
    const staff = await portal.someone({ role: 'editor' });
    const authors = [{ id: member.authorId, typeOfAuthor: 33, ratio: 60 }];
    const body = aRegistration(member, { authors, unknownAuthors: [nobodyAsked()] });
    const { status, body: answer } = await portal.ask('POST /api/compositions', { as: staff, body });
    expect(status).toBe(201);
    const [row] = await portal.sql(
      `select p.email, p.kennitala, a.ipi_name_number, wa.approval,
         (select count(*)::integer from letter l where l.person_id = p.person_id) as letters
       from work_author wa join author a using (author_id) join person p using (person_id)
       where wa.work_id = $1 and a.author_id <> $2`,
      [answer.verK_NR, member.authorId],
    );
    expect(row).toEqual({
      email: null,
      kennitala: null,
      ipi_name_number: null,
      approval: 'given',
      letters: 0,
    });
  });
  it.each([{ email: null }, { email: undefined }])('X71 may be sent with %j for an e-mail', async (none) => {
    const staff = await portal.someone({ role: 'editor' });
    const authors = [{ id: member.authorId, typeOfAuthor: 33, ratio: 60 }];
    const body = aRegistration(member, { authors, unknownAuthors: [{ ...nobodyAsked(), ...none }] });
    expect((await portal.ask('POST /api/compositions', { as: staff, body })).status).toBe(201);
    expect(await refusalOf({ ...nobodyAsked(), ...none })).toContain(
      'unknownAuthors.0.email person.emailMissing',
    );
  });
  it('X71 needs both where a member registers, who has to be answered for', async () => {
    expect(await refusalOf(nobodyAsked())).toEqual([
      'unknownAuthors.0.email person.emailMissing',
      'unknownAuthors.0.ipi ipi.missing',
    ]);
  });
});
