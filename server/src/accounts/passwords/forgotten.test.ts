import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
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
  member = await portal.someone({ name: 'Vébjörn Logi' });
  await portal.sql('update app_user set password_hash = $1 where user_id = $2', [oldHash, member.userId]);
});
afterAll(() => portal.close());

const forget = (KENNITALA: unknown, language: 'is' | 'en' = 'is') =>
  portal.ask('PATCH /api/users/forgottenPassword', { body: { KENNITALA }, language });
const verify = (guid: string) => portal.ask(`PATCH /api/users/verifyPasswordChange?userGuid=${guid}`);
const reset = (token: string | undefined, NYJA_LYKILORD: unknown = password, KENNITALA = member.kennitala) =>
  portal.ask('PATCH /api/users/resetPassword', {
    body: { KENNITALA, NYJA_LYKILORD },
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const logIn = ({ kennitala }: Someone, LYKILORD: string) =>
  portal.ask('POST /api/login', { body: { KENNITALA: kennitala, LYKILORD } });

async function guidOf({ personId }: Someone): Promise<string> {
  const [letter] = await portal.sql(
    `select link from letter where person_id = $1 and link like '/gleymt-lykilord/%' order by letter_id desc limit 1`,
    [personId],
  );
  return String(letter?.link).replace('/gleymt-lykilord/', '');
}
async function guidSent(): Promise<string> {
  expect((await forget(member.kennitala)).status).toBe(204);
  return guidOf(member);
}
const tokenGiven = async () => (await verify(await guidSent())).body.token as string;

describe('a forgotten password', () => {
  it('C7.8, C4.4, C3.12, J2 sends a letter in the language of the user, with the link in it and nowhere else', async () => {
    await portal.sql(`update app_user set language = 'en' where user_id = $1`, [member.userId]);
    const { status, text } = await forget(member.kennitala);
    expect([status, text]).toEqual([204, '']);
    const [letter] = await portal.sql('select * from letter where person_id = $1', [member.personId]);
    expect(letter).toMatchObject({
      kind: 'account',
      language: 'en',
      recipient: `${member.kennitala}@example.is`,
      subject: 'Forgotten password',
    });
    const guid = await guidOf(member);
    expect(guid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const [kept] = await portal.sql(
      `select (select string_agg(to_jsonb(r)::text, '') from password_reset r) || coalesce((select string_agg(c::text, '') from change_record c), '') as all`,
    );
    expect(kept?.all).not.toContain(guid);
    const notified = await portal.sql('select from notification where person_id = $1', [member.personId]);
    expect(notified).toEqual([]);
  });
  it('S1 takes the national ID with its hyphen, and sends to the first of several addresses', async () => {
    await portal.sql(`update person set email = ' fyrst@example.is , svo@example.is' where person_id = $1`, [
      member.personId,
    ]);
    const { kennitala } = member;
    expect((await forget(`${kennitala.slice(0, 6)}-${kennitala.slice(6)}`)).status).toBe(204);
    const [letter] = await portal.sql('select recipient from letter where person_id = $1', [member.personId]);
    expect(letter?.recipient).toBe('fyrst@example.is');
  });
  it('C4.4, C8.7 404 says that nobody has the national ID', async () => {
    const { status, body } = await forget('0101309999');
    expect([status, body.Message]).toEqual([404, 'Enginn notandi með þessa kennitölu er til í kerfinu!']);
  });
  it.each([null, '', ' , '])('C4.4, C8.7 409 says that there is no address: %j', async (email) => {
    await portal.sql('update person set email = $1 where person_id = $2', [email, member.personId]);
    const { status, body } = await forget(member.kennitala);
    expect([status, body.Message]).toEqual([
      409,
      'Ekkert netfang fylgir með þessum notanda, vinsamlegast hafðu samband við Ómur!',
    ]);
  });
  it('C4.4 409 for a user who is nobody’s person', async () => {
    const staff = await portal.someone({ role: 'editor', isPerson: false });
    expect((await forget(staff.kennitala)).body.Code).toBe('password.emailMissing');
  });
  it.each(['is_locked = true', 'closed_at = now()'])('409 for a user with %s', async (set) => {
    await portal.sql(`update app_user set ${set} where user_id = $1`, [member.userId]);
    const { status, body } = await forget(member.kennitala);
    expect([status, body.Code]).toEqual([409, 'password.userBarred']);
  });
  it.each([
    ['', 'person.kennitalaMissing'],
    ['   ', 'person.kennitalaMissing'],
    ['01013', 'person.kennitalaLength'],
    ["' or 1=1", 'person.kennitalaCharacters'],
  ])('C5.3 422 for %j', async (kennitala, code) => {
    const { status, body } = await forget(kennitala);
    expect([status, body.Errors[0]]).toMatchObject([422, { Field: 'KENNITALA', Code: code }]);
  });
  it.each([null, 12, ['0101302479'], { a: 1 }])('C5.3 422 for what is no text: %j', async (kennitala) => {
    expect((await forget(kennitala)).status).toBe(422);
  });
  it('S2 is asked for three times an hour by one user and no more, also at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => forget(member.kennitala)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(3);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.Code).toBe('password.askedTooOften');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3500);
    const letters = await portal.sql('select from letter where person_id = $1', [member.personId]);
    expect(letters).toHaveLength(3);
    await portal.sql(`update login_throttle set last_failed_at = last_failed_at - interval '61 minutes'`);
    expect((await forget(member.kennitala)).status).toBe(204);
  });
  it('S2 is asked for ten times in a quarter of an hour from one address, anyone who by', async () => {
    for (let i = 0; i < 10; i++) expect((await forget(`010130777${i}`)).status).toBe(404);
    const { status, headers } = await forget(member.kennitala);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
    const elsewhere = await portal.app.inject({
      method: 'PATCH',
      url: '/api/users/forgottenPassword',
      remoteAddress: '198.51.100.7',
      payload: { KENNITALA: member.kennitala },
    });
    expect(elsewhere.statusCode).toBe(204);
  });
});

describe('the link of a reset', () => {
  it('C7.10, S3 answers the user with a token, once', async () => {
    const guid = await guidSent();
    const { status, body } = await verify(guid);
    expect(status).toBe(200);
    expect(body).toEqual({
      notandI_NR: member.userId,
      kennitala: member.kennitala,
      nafn: member.name,
      hlutverK_NOTANDA: 'Meðlimur',
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const again = await verify(guid);
    expect([again.status, again.body.Code]).toEqual([404, 'password.linkInvalid']);
  });
  it('S3 opens for one of two who come at once', async () => {
    const guid = await guidSent();
    const answers = await Promise.all([verify(guid), verify(guid)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });
  it('S3 holds for an hour', async () => {
    const guid = await guidSent();
    const [kept] = await portal.sql(
      `select expires_at - created_at = interval '1 hour' as is_hour from password_reset where user_id = $1`,
      [member.userId],
    );
    expect(kept?.is_hour).toBe(true);
    await portal.sql('update password_reset set expires_at = now() where user_id = $1', [member.userId]);
    expect((await verify(guid)).status).toBe(404);
  });
  it.each(['is_locked = true', 'closed_at = now()'])('C7.10 404 for a user with %s', async (set) => {
    const guid = await guidSent();
    await portal.sql(`update app_user set ${set} where user_id = $1`, [member.userId]);
    expect((await verify(guid)).status).toBe(404);
  });
  it('C7.10 404 for a made-up guid, which is slowed and then locked; 422 for none', async () => {
    for (const guid of ['00000000-0000-4000-8000-000000000000', 'x', '%00', '..%2f..', "'%20or%201=1--"])
      expect((await verify(guid)).status).toBe(404);
    for (const guid of ['', 'x'.repeat(201)]) expect((await verify(guid)).status).toBe(422);
    expect((await portal.ask('PATCH /api/users/verifyPasswordChange')).status).toBe(422);
    await portal.sql('update login_throttle set failures = 60');
    expect((await verify('y')).status).toBe(429);
  });
});

describe('a reset', () => {
  it('C7.9, S3, S1 sets the password, ends every session, and logs nobody in', async () => {
    const { status, text } = await reset(await tokenGiven());
    expect([status, text]).toEqual([204, '']);
    expect((await portal.ask('GET /api/authors/id', { as: member })).status).toBe(401);
    expect((await logIn(member, old)).status).toBe(401);
    expect((await logIn(member, password)).status).toBe(200);
  });
  it('J4, J3 is recorded in the user’s name, who is told both ways', async () => {
    await reset(await tokenGiven());
    const [record] = await portal.sql(
      `select user_id from change_record where table_name = 'app_user' order by change_record_id desc limit 1`,
    );
    expect(record?.user_id).toBe(member.userId);
    const [told] = await portal.sql('select header_is from notification where person_id = $1', [
      member.personId,
    ]);
    expect(told?.header_is).toBe('Lykilorðinu þínu var breytt');
    const letters = await portal.sql('select subject from letter where person_id = $1 order by letter_id', [
      member.personId,
    ]);
    expect(letters.map(({ subject }) => subject)).toEqual(['Gleymt lykilorð', 'Lykilorðinu þínu var breytt']);
  });
  it('S3 needs the token of a verified link, and nobody else’s', async () => {
    const guid = await guidSent();
    for (const token of [undefined, guid, 'A'.repeat(43), member.token]) {
      const { status, body } = await reset(token);
      expect([status, body.Code]).toEqual([401, 'password.resetRefused']);
    }
    const other = await portal.someone();
    const { body } = await verify(guid);
    expect((await reset(body.token, password, other.kennitala)).body.Code).toBe('password.resetRefused');
    expect((await logIn(member, old)).status).toBe(200);
    expect((await reset(body.token)).status).toBe(204);
  });
  it('S3 the token is no session, and a session no token', async () => {
    const token = await tokenGiven();
    expect((await portal.ask('GET /api/authors/id', { as: { ...member, token } })).status).toBe(401);
    expect((await reset(member.token)).status).toBe(401);
  });
  it('S3 happens once, also when sent twice at the same moment', async () => {
    const token = await tokenGiven();
    const answers = await Promise.all([reset(token), reset(token, 'allt annað en áður')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401]);
    expect((await reset(token)).status).toBe(401);
  });
  it('S3 comes within half an hour of opening the link', async () => {
    const token = await tokenGiven();
    await portal.sql(
      `update password_reset set verified_at = now() - interval '31 minutes' where user_id = $1`,
      [member.userId],
    );
    expect((await reset(token)).status).toBe(401);
  });
  it('S3 ends other links and invitations that are on their way', async () => {
    const katla = await portal.someone({ role: 'administrator', isPerson: false });
    await portal.ask(`POST /api/users/${member.userId}/invitation`, { as: katla, body: {} });
    const [letter] = await portal.sql(
      'select link from letter where person_id = $1 order by letter_id desc limit 1',
      [member.personId],
    );
    const invitation = String(letter?.link).replace('/velkomin/', '');
    const earlier = await guidSent();
    expect((await reset(await tokenGiven())).status).toBe(204);
    expect((await verify(earlier)).status).toBe(404);
    expect((await portal.ask(`GET /api/invitations/${invitation}`)).body.Code).toBe('invitation.replaced');
  });
  it('S3 is refused once an invitation has set the password', async () => {
    const token = await tokenGiven();
    await portal.sql(`update app_user set password_hash = 'x' where user_id = $1`, [member.userId]);
    expect((await reset(token)).status).toBe(401);
  });
  it('is refused for a user who was locked meanwhile', async () => {
    const token = await tokenGiven();
    await portal.sql('update app_user set is_locked = true where user_id = $1', [member.userId]);
    expect((await reset(token)).status).toBe(401);
  });
  it.each([
    ['', 'password.tooShort'],
    ['stutt', 'password.tooShort'],
    ['a'.repeat(201), 'password.tooLong'],
    ['Lykilorð-2026', 'password.common'],
    ['VÉBJÖRN logi', 'password.personal'],
  ])('S1, C5.2 refuses the password %j and stays open', async (wanted, code) => {
    const token = await tokenGiven();
    const { status, body } = await reset(token, wanted);
    expect([status, body.Errors]).toMatchObject([422, [{ Field: 'NYJA_LYKILORD', Code: code }]]);
    expect((await reset(token)).status).toBe(204);
  });
  it('422 for what is no text, and for names that are not declared', async () => {
    const token = await tokenGiven();
    for (const wrong of [null, 12, ['a']]) expect((await reset(token, wrong)).status).toBe(422);
    const headers = { authorization: `Bearer ${token}` };
    const body = { KENNITALA: member.kennitala, NYJA_LYKILORD: password, HLUTVERK_NOTANDA: 'Stjornandi' };
    expect((await portal.ask('PATCH /api/users/resetPassword', { body, headers })).status).toBe(422);
  });
});
