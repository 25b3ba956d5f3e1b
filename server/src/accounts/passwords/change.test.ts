import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';

const old = 'sjö svartir svanir';
const password = 'átta hvítir hrafnar';
let portal: Portal;
let member: Someone;
let oldHash: string;

beforeAll(async () => {
  portal = await aPortal();
  oldHash = await hashPassword(old);
});
beforeEach(async () => {
  await portal.sql('delete from login_throttle');
  member = await withPassword(await portal.someone({ name: 'Vébjörn Logi' }));
});
afterAll(() => portal.close());

async function withPassword(someone: Someone): Promise<Someone> {
  await portal.sql('update app_user set password_hash = $1 where user_id = $2', [oldHash, someone.userId]);
  return someone;
}
const change = (
  as: Someone | undefined,
  wanted: unknown = password,
  { given = old as unknown, of = member } = {},
) =>
  portal.ask('PATCH /api/users/', {
    as,
    body: { KENNITALA: of.kennitala, GAMLA_LYKILORD: given, NYJA_LYKILORD: wanted },
  });
const logIn = ({ kennitala }: Someone, LYKILORD: string) =>
  portal.ask('POST /api/login', { body: { KENNITALA: kennitala, LYKILORD } });
const isLive = async (as: Someone) => (await portal.ask('GET /api/users/language', { as })).status === 200;
async function anotherSession(of: Someone, actingFor: number | null = null): Promise<Someone> {
  const token = randomBytes(32).toString('base64url');
  await portal.sql(
    `insert into session (token_hash, user_id, acting_for_user_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
    [hashOf(token), of.userId, actingFor],
  );
  return { ...of, token };
}

describe('changing the password', () => {
  it('C7.7, C3.12, S1 ends every session, and those that act for the user', async () => {
    const elsewhere = await anotherSession(member);
    const proxy = await anotherSession(await portal.someone(), member.userId);
    const { status, text } = await change(member);
    expect([status, text]).toEqual([204, '']);
    for (const one of [member, elsewhere, proxy]) await expect.poll(() => isLive(one)).toBe(false);
    expect((await logIn(member, old)).status).toBe(401);
    expect((await logIn(member, password)).status).toBe(200);
  });
  it('J3 tells the user, both ways', async () => {
    await change(member);
    for (const [table, column] of [
      ['notification', 'header_is'],
      ['letter', 'subject'],
    ])
      expect(
        await portal.sql(`select ${column} as of from ${table} where person_id = $1`, [member.personId]),
      ).toEqual([{ of: 'Lykilorðinu þínu var breytt' }]);
  });
  it.each([
    ['is', 'Rangt lykilorð'],
    ['en', 'Wrong password'],
  ] as const)('C4.3, C8.1 409 for a wrong old password, in %s', async (language, message) => {
    const { status, body } = await portal.ask('PATCH /api/users/', {
      as: member,
      language,
      body: { KENNITALA: member.kennitala, GAMLA_LYKILORD: 'rangt', NYJA_LYKILORD: password },
    });
    expect([status, body.Code, body.Message]).toEqual([409, 'password.wrong', message]);
    expect(await isLive(member)).toBe(true);
    expect((await logIn(member, old)).status).toBe(200);
  });
  it('C7.7 409 for a user who has no password', async () => {
    const staff = await portal.someone({ role: 'editor', isPerson: false });
    expect((await change(staff, password, { of: staff })).status).toBe(409);
  });
  it('C5.1 422 names each password that is missing', async () => {
    const { status, body } = await change(member, '', { given: '' });
    expect(status).toBe(422);
    expect(body.Errors).toMatchObject([
      { Field: 'GAMLA_LYKILORD', Code: 'person.passwordMissing' },
      { Field: 'NYJA_LYKILORD', Message: 'Lykilorð má ekki vera tómt.' },
    ]);
  });
  it.each([
    ['stutt', 'password.tooShort'],
    ['Lykilorð-2026', 'password.common'],
    ['vébjörn LOGI', 'password.personal'],
  ])('S1 422 for the new password %s', async (wanted, code) => {
    const { status, body } = await change(member, wanted);
    expect([status, body.Errors]).toMatchObject([422, [{ Field: 'NYJA_LYKILORD', Code: code }]]);
  });
  it('422 for what is no text', async () => {
    for (const wrong of [null, 12, ['a']]) {
      expect((await change(member, wrong)).status).toBe(422);
      expect((await change(member, password, { given: wrong })).status).toBe(422);
    }
  });
  it('S6 401 signed out; 404 for somebody else, whose password stays', async () => {
    expect((await change(undefined)).status).toBe(401);
    const other = await withPassword(await portal.someone());
    for (const role of ['member', 'administrator', 'external'] as const) {
      const stranger = await portal.someone({ role });
      const { status, body } = await change(stranger, password, { of: other });
      expect([status, body.Code]).toEqual([404, 'user.notFound']);
    }
    expect((await logIn(other, old)).status).toBe(200);
  });
  it.each(['viewer', 'external', 'editor', 'administrator'] as const)('C7.7 is for %s too', async (role) => {
    const one = await withPassword(await portal.someone({ role }));
    expect((await change(one, password, { of: one })).status).toBe(204);
  });
  it('S5 409 while acting for somebody, no matter whose it is; an administrator may', async () => {
    const proxy = await anotherSession(await withPassword(await portal.someone()), member.userId);
    for (const of of [member, proxy]) {
      const { status, body } = await change(proxy, password, { of });
      expect([status, body.Code]).toEqual([409, 'access.whileActing']);
    }
    const katla = await portal.someone({ role: 'administrator', isPerson: false });
    expect((await change(await anotherSession(katla, member.userId))).status).toBe(204);
    expect((await logIn(member, password)).status).toBe(200);
    const [record] = await portal.sql(
      `select user_id, acting_for_user_id from change_record where table_name = 'app_user' order by change_record_id desc limit 1`,
    );
    expect(record).toEqual({ user_id: katla.userId, acting_for_user_id: member.userId });
  });
  it('S2 counts wrong guesses, though each is refused, together with those at the login', async () => {
    for (let i = 0; i < 4; i++) expect((await change(member, password, { given: 'rangt' })).status).toBe(409);
    for (let i = 0; i < 4; i++) expect((await logIn(member, 'rangt')).status).toBe(401);
    const { status, body } = await change(member);
    expect([status, body.Code]).toEqual([429, 'login.locked']);
  });
});
