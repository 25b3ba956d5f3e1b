import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import pino from 'pino';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';
import { aKennitala } from '../../../test/unknownAuthor.ts';
import { readConfig } from '../../platform/config.ts';
import { sendDigests } from './digest.ts';

let portal: Portal;
let member: Someone;
let staff: Someone;
let administrator: Someone;
beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor', isPerson: false });
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
});
beforeEach(async () => {
  await portal.sql('delete from letter_to_stranger');
  await portal.sql('delete from letter');
  member = await portal.someone({ name: 'Þórdís Æsa' });
});
afterAll(() => portal.close());

let next = 0;
const stranger = (changes: object = {}) => ({
  name: `Utanfélags ${++next}`,
  email: `utan${next}@example.is`,
  foreign: 1,
  ipi: undefined,
  typeOfAuthor: 36,
  ratio: 1,
  ...changes,
});
/** Registered by the member with so many who are in no system; IPI numbers are in the database's way here. */
async function register(strangers: readonly { name: string; email: string }[], title = 'Brimalda') {
  const own = 100 - strangers.length;
  const { status, body } = await portal.ask('POST /api/compositions', {
    as: member,
    body: aRegistration(member, {
      HEITI_VERKS: title,
      authors: [{ id: member.authorId, typeOfAuthor: 36, ratio: own }],
      unknownAuthors: strangers.map(({ name, email }) => ({
        name,
        email,
        typeOfAuthor: 36,
        ratio: 1,
        ssn: aKennitala(),
      })),
    }),
  });
  return { status, body };
}
const letters = () =>
  portal.sql<{ recipient: string; subject: string; body: string }>(
    'select recipient, subject, body from letter order by letter_id',
  );
const dayPasses = () => portal.sql(`update letter_to_stranger set asked_at = asked_at - interval '1 day'`);
const digests = () =>
  sendDigests.run({ pool: portal.pool, log: pino({ level: 'silent' }), config: readConfig({}) }, {});

describe('letters to people outside the society', () => {
  it('J5 are twenty a member and day; the rest come the next day', async () => {
    for (const length of [12, 11]) {
      // As many numbers would be look-ups of an hour (S9).
      await portal.sql('delete from login_throttle');
      expect((await register(Array.from({ length }, () => stranger()))).status).toBe(201);
    }
    expect(await letters()).toHaveLength(20);
    await digests();
    expect(await letters()).toHaveLength(20);
    await dayPasses();
    await digests();
    expect(await letters()).toHaveLength(23);
    await digests();
    expect(await letters()).toHaveLength(23);
  });
  it('J5 are five a recipient and day, however the address is written; the rest are one letter', async () => {
    for (let i = 0; i < 8; i++)
      await register(
        [stranger({ email: i % 2 ? 'Fornarlamb@example.is' : 'fornarlamb@example.is' })],
        `Lag ${i}`,
      );
    expect(await letters()).toHaveLength(5);
    await dayPasses();
    await digests();
    const all = await letters();
    expect(all).toHaveLength(6);
    expect(all[5]?.subject).toBe('Skráningar bíða samþykkis þíns: 3');
    for (const i of [5, 6, 7]) expect(all[5]?.body).toContain(`„Lag ${i}“`);
    expect(all[5]?.body.match(/\/samthykki\//g)).toHaveLength(3);
  });
  it('J5 lead nowhere but to us', async () => {
    await register([stranger({ name: 'Sjá www.evil.example' })], 'Sjá https://evil.example/a?b');
    const [letter] = await letters();
    expect(JSON.stringify(letter)).not.toContain('evil');
    expect(letter?.subject).toContain('Sjá …');
  });
  it('J5 wait in a table of their own, and keep no job waiting', async () => {
    await register([stranger()]);
    expect(await letters()).not.toEqual([]);
    expect(await portal.sql('select from graphile_worker.jobs')).toEqual([]);
  });
});

describe('an answer by link', () => {
  const tokenOf = async () => {
    const [row] = await portal.sql(
      `select link from letter where link like '/samthykki/%' order by letter_id desc limit 1`,
    );
    return String(row?.link).replace('/samthykki/', '');
  };
  it('V15 is on record as that, with where it came from, and the desk says so', async () => {
    const { body } = await register([stranger()]);
    const answered = await portal.ask(`POST /api/approvals/${await tokenOf()}`, { body: { SAMTHYKKI: 1 } });
    expect(answered.status).toBe(204);
    const [request] = await portal.sql('select * from approval_request where work_id = $1', [body.verK_NR]);
    expect(request).toMatchObject({
      state: 'given',
      is_answered_by_link: true,
      answered_by: null,
      answered_from: '127.0.0.1',
      answered_at: expect.any(Date),
    });
    const { body: reviewed } = await portal.ask(`GET /api/compositions/${body.verK_NR}/review`, {
      as: staff,
    });
    const kinds = reviewed.abendingar.map(({ tegund }: { tegund: string }) => tegund);
    expect(kinds).toContain('approvedByLinkOnly');
  });
  it('V15 is for administrators alone to look up, editors see where it leads', async () => {
    await register([stranger()]);
    await portal.sql('update letter set sent_at = now(), is_kept_here = true');
    const [{ letter_id: id } = {}] = await portal.sql('select letter_id from letter');
    const read = async (as: Someone) => (await portal.ask(`GET /api/letters/${id}`, { as })).body.tengill;
    expect(await read(staff)).toBe('/samthykki/…');
    expect(await read(administrator)).toMatch(/^\/samthykki\/[\w-]{40,}/);
  });
  it.each(['annab@gmail.com', 'Anna.B+lag@GMAIL.com', 'anna.b@googlemail.com'])(
    'V15 is not invented by whoever reads %s',
    async (email) => {
      await portal.sql(`update person set email = 'a@example.is,anna.b@gmail.com' where person_id = $1`, [
        member.personId,
      ]);
      const { status, body } = await register([stranger({ email })]);
      expect([status, body.Errors[0].Code]).toEqual([422, 'work.emailOfRegistrant']);
    },
  );
  it('V15 nor by anyone who acts for them', async () => {
    const proxy = await portal.someone();
    await portal.sql('insert into access_grant (user_id, grantee_user_id) values ($1, $2)', [
      member.userId,
      proxy.userId,
    ]);
    const { body } = await register([stranger({ email: `${proxy.kennitala}+x@example.is` })]);
    expect(body.Errors[0].Code).toBe('work.emailOfRegistrant');
  });
});
