import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let katla: Someone;
let editor: Someone;
let member: Someone;
let next = 0;

beforeAll(async () => {
  portal = await aPortal();
  [katla, editor, member] = await Promise.all([
    portal.someone({ role: 'administrator', isPerson: false }),
    portal.someone({ role: 'editor', isPerson: false }),
    portal.someone({ name: 'Þórdís Æsa' }),
  ]);
  await portal.sql(`insert into postal_code values ('105', 'Reykjavík') on conflict do nothing`);
});
afterAll(() => portal.close());

const aKennitala = () => `010130${String(7000 + (next += 1)).slice(0, 4)}`;
const add = (body: Record<string, unknown> = {}, as = editor) =>
  portal.ask('POST /api/members', {
    as,
    body: { KENNITALA: aKennitala(), NAFN: 'Sólrún Harpa', ...body },
  });
const fields = async (body: Record<string, unknown>) => {
  const answer = await add(body);
  return (answer.body.Errors ?? [answer.text]).map(
    (one: { Field: string; Code: string }) => `${one.Field} ${one.Code}`,
  );
};
/** A work of the member's with an unknown author of half of it. */
async function anUnknown(
  changes: Record<string, unknown> = {},
): Promise<{ workId: number; authorId: number; ssn: string }> {
  const ssn = aKennitala();
  const { status, body, text } = await portal.ask('POST /api/compositions', {
    as: member,
    body: aRegistration(member, {
      authors: [{ id: member.authorId, typeOfAuthor: 36, ratio: 50 }],
      unknownAuthors: [
        {
          name: 'Harpa V.',
          ssn,
          email: 'harpa@example.is',
          typeOfAuthor: 36,
          ratio: 50,
          foreign: false,
          ...changes,
        },
      ],
    }),
  });
  if (status !== 201) throw new Error(text);
  const [row] = await portal.sql('select author_id from work_author where work_id = $1 and author_id <> $2', [
    body.verK_NR,
    member.authorId,
  ]);
  return { workId: body.verK_NR, authorId: row?.author_id, ssn };
}

describe('a new member', () => {
  it('D1 is made by staff and nobody else', async () => {
    for (const role of ['member', 'viewer', 'external'] as const)
      expect((await add({}, await portal.someone({ role }))).body.Code).toBe('session.forbidden');
    expect((await portal.ask('POST /api/members', { body: {} })).status).toBe(401);
    expect((await add()).status).toBe(201);
  });
  it('is a person, an author and the right to all its earnings', async () => {
    const { body } = await add({
      EINKENNI: 'Harpa',
      E_MAIL: 'solrun@example.is, harpa@example.is',
      POSTNUMER: '105',
      IPI_NUMER: '199',
      DAGS_UMBODS: '2026-05-04',
    });
    const [row] = await portal.sql(
      `select p.name, p.email, p.postal_code, p.society_code, a.ipi_name_number, a.mandate_on, r.share, p.is_unregistered
       from person p join author a using (person_id) join author_right r using (author_id) where p.person_id = $1`,
      [body.nafN_NR],
    );
    expect(row).toMatchObject({
      name: 'Sólrún Harpa',
      email: 'solrun@example.is,harpa@example.is',
      postal_code: '105',
      society_code: 77,
      ipi_name_number: '00000000199',
      mandate_on: '2026-05-04',
      share: '100.00',
      is_unregistered: false,
    });
    expect(body.notandI_NR).toBeNull();
  });
  it('is a person alone where no author is wanted, as a publisher is', async () => {
    const { body } = await add({ ER_HOFUNDUR: 0 });
    expect(body).toMatchObject({ nafN_NR: expect.any(Number), hofunduR_NR: null });
  });
  it('S4, V9 says everything that is wrong at once', async () => {
    expect(
      await fields({
        KENNITALA: '01013024',
        NAFN: ' ',
        E_MAIL: 'a@b.is, rangt',
        IPI_NUMER: '00000000198',
        POSTNUMER: '999',
        KYN_NR: 99,
        FELAG_KODI: 31_999,
      }),
    ).toEqual([
      'KENNITALA person.kennitalaLength',
      'NAFN person.nameMissing',
      'E_MAIL person.emailInvalid',
      'IPI_NUMER ipi.checkDigit',
      'KYN_NR member.genderUnknown',
      'POSTNUMER member.postalCodeUnknown',
      'FELAG_KODI member.societyUnknown',
    ]);
    expect(await fields({ DAGS_UMBODS: '2026-02-30' })).toEqual([expect.stringContaining('DAGS_UMBODS')]);
  });
  it('S4 is accepted with a wrong check digit', async () => {
    expect((await add({ KENNITALA: '120160-3379' })).status).toBe(201);
  });
  it('is not made twice, and of two at once you are', async () => {
    expect(await fields({ KENNITALA: member.kennitala })).toEqual(['KENNITALA person.kennitalaExists']);
    const KENNITALA = aKennitala();
    const answers = await Promise.all([add({ KENNITALA }), add({ KENNITALA }), add({ KENNITALA })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  });
  it('gets a login and a letter from administrators, not from editors', async () => {
    expect((await add({ SENDA_BOD: 1, E_MAIL: 'a@example.is' })).status).toBe(403);
    const none = await add({ SENDA_BOD: 1 }, katla);
    expect(none.body.Errors).toMatchObject([{ Field: 'E_MAIL', Code: 'user.emailMissing' }]);
    const { body } = await add({ SENDA_BOD: 1, E_MAIL: 'a@example.is', TUNGUMAL: 'en' }, katla);
    const [row] = await portal.sql(
      `select u.role, u.person_id, l.recipient, l.language, l.link from app_user u join letter l on l.user_id = u.user_id where u.user_id = $1`,
      [body.notandI_NR],
    );
    expect(row).toEqual({
      role: 'member',
      person_id: body.nafN_NR,
      recipient: 'a@example.is',
      language: 'en',
      link: expect.stringMatching(/^\/velkomin\/[\w-]{43}$/),
    });
  });
  it('is nothing at all when the letter cannot be written', async () => {
    const KENNITALA = aKennitala();
    await portal.sql(`insert into app_user (kennitala, name, role) values ($1, 'Annar', 'external')`, [
      KENNITALA,
    ]);
    expect((await add({ KENNITALA, SENDA_BOD: 1, E_MAIL: 'a@example.is' }, katla)).body.Code).toBe(
      'user.exists',
    );
    expect(await portal.sql('select from person where kennitala = $1', [KENNITALA])).toEqual([]);
  });
});

describe('an unknown author who becomes a member', () => {
  it('D1 keeps its number and its works, which have a holder from then on', async () => {
    const { workId, authorId, ssn } = await anUnknown();
    const [before] = await portal.sql(
      'select right_id, share from work_right where work_id = $1 and author_id = $2',
      [workId, authorId],
    );
    expect(before).toEqual({ right_id: null, share: '50.00' });
    const { status, body } = await add({
      KENNITALA: ssn,
      OTHEKKTUR_HOFUNDUR_NR: authorId,
      NAFN: 'Harpa Vídalín',
    });
    expect([status, body.hofunduR_NR]).toEqual([201, authorId]);
    const lines = await portal.sql(
      `select r.person_id, wr.share, wr.share_abroad from work_right wr join author_right r using (right_id)
       where wr.work_id = $1 and wr.author_id = $2`,
      [workId, authorId],
    );
    expect(lines).toEqual([{ person_id: body.nafN_NR, share: '50.00', share_abroad: '50.00' }]);
    const [work] = await portal.sql('select artists from work where work_id = $1', [workId]);
    expect(work?.artists).toBe('Þórdís Æsa, Harpa Vídalín');
    const [own] = await portal.sql(
      'select is_author, is_holder from person_work where work_id = $1 and person_id = $2',
      [workId, body.nafN_NR],
    );
    expect(own).toEqual({ is_author: true, is_holder: true });
    const [person] = await portal.sql('select email from person where person_id = $1', [body.nafN_NR]);
    expect(person?.email).toBe('harpa@example.is');
  });
  it('is pointed to when its national ID or IPI name number is typed for somebody new', async () => {
    const ssn = aKennitala();
    const { authorId } = await anUnknown({ ssn, ipi: '297' });
    const { body } = await add({ KENNITALA: ssn, IPI_NUMER: '00000000297' });
    expect(body.Errors.map((one: { Code: string }) => one.Code)).toEqual([
      'member.isUnknownAuthor',
      'member.ipiIsUnknownAuthor',
    ]);
    expect(body.Errors[0].Message).toContain(`nr. ${authorId} `);
    expect(
      (await add({ KENNITALA: ssn, IPI_NUMER: '00000000297', OTHEKKTUR_HOFUNDUR_NR: authorId })).status,
    ).toBe(201);
  });
  it('is made a member once: the second of two staff is told', async () => {
    const { authorId, ssn } = await anUnknown();
    const answers = await Promise.all([
      add({ KENNITALA: ssn, OTHEKKTUR_HOFUNDUR_NR: authorId }),
      add({ KENNITALA: ssn, OTHEKKTUR_HOFUNDUR_NR: authorId }, katla),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await add({ OTHEKKTUR_HOFUNDUR_NR: authorId })).body.Code).toBe('join.notUnknown');
    expect((await add({ OTHEKKTUR_HOFUNDUR_NR: member.authorId })).body.Code).toBe('join.notUnknown');
    expect((await add({ OTHEKKTUR_HOFUNDUR_NR: 2_000_000_000 })).body.Code).toBe('author.notFound');
  });
});
