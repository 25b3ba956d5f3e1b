import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let katla: Someone;
let user: Someone;

const password = 'brim og dögun 47';

beforeAll(async () => {
  portal = await aPortal();
  katla = await portal.someone({ role: 'administrator', isPerson: false });
});
beforeEach(async () => {
  await portal.sql('delete from login_throttle');
  user = await portal.someone({ name: 'Vébjörn Logi' });
});
afterAll(() => portal.close());

const invite = (someone: Someone, body: unknown = {}) =>
  portal.ask(`POST /api/users/${someone.userId}/invitation`, { as: katla, body });
async function linkOf(someone: Someone): Promise<string> {
  const [letter] = await portal.sql(
    'select link from letter where person_id = $1 order by letter_id desc limit 1',
    [someone.personId],
  );
  return String(letter?.link).replace('/velkomin/', '');
}
async function invited(someone: Someone): Promise<string> {
  expect((await invite(someone)).status).toBe(201);
  return linkOf(someone);
}
const open = (token: string) => portal.ask(`GET /api/invitations/${token}`);
const accept = (token: string, LYKILORD: unknown = password) =>
  portal.ask(`POST /api/invitations/${token}`, { body: { LYKILORD } });
const logIn = ({ kennitala }: Someone, LYKILORD = password) =>
  portal.ask('POST /api/login', { body: { KENNITALA: kennitala, LYKILORD } });

describe('an invitation', () => {
  it('J2 is a letter to the address on file, in the language of the user, with the link in it and nowhere else', async () => {
    await portal.sql(`update app_user set language = 'en' where user_id = $1`, [user.userId]);
    const { body } = await invite(user);
    expect(body).toEqual({
      e_MAIL: `${user.kennitala}@example.is`,
      boD_GILDIR_TIL: expect.any(String),
      biduR_STADFESTINGAR: 0,
    });
    const [letter] = await portal.sql('select * from letter where person_id = $1', [user.personId]);
    expect(letter).toMatchObject({ kind: 'account', language: 'en', subject: 'Your login is ready' });
    const token = await linkOf(user);
    expect(token).toMatch(/^[\w-]{43}$/);
    const [kept] = await portal.sql(
      `select (select string_agg(to_jsonb(i)::text, '') from invitation i) || (select string_agg(r.new_row::text, '') from change_record r) as all`,
    );
    expect(kept?.all).not.toContain(token);
  });
  it('S6 shows its link in the mailbox to administrators alone', async () => {
    const token = await invited(user);
    const [letter] = await portal.sql(
      'update letter set sent_at = now(), is_kept_here = true where person_id = $1 returning letter_id',
      [user.personId],
    );
    const editor = await portal.someone({ role: 'editor', isPerson: false });
    const shown = async (as: Someone) =>
      (await portal.ask(`GET /api/letters/${letter?.letter_id}`, { as })).text;
    expect(await shown(katla)).toContain(token);
    expect(await shown(editor)).not.toContain(token);
  });
  it('goes to an address given, for a user who has none', async () => {
    const staff = await portal.someone({ role: 'editor', isPerson: false });
    expect((await invite(staff)).body.Errors).toMatchObject([{ Field: 'E_MAIL', Code: 'user.emailMissing' }]);
    expect((await invite(staff, { E_MAIL: 'rétt@' })).body.Errors[0].Code).toBe('person.emailInvalid');
    expect((await invite(staff, { E_MAIL: ' ny@example.is ', TUNGUMAL: 'en' })).body.e_MAIL).toBe(
      'ny@example.is',
    );
  });
  it('M14 opens a login without a person by the address it was opened by before; by another once one more of the staff confirms it', async () => {
    const strict = await aPortal({ fourEyes: readConfig({}).fourEyes });
    const first = await strict.someone({ role: 'administrator', isPerson: false });
    const colleague = await strict.someone({ role: 'editor', isPerson: false });
    const to = (E_MAIL: string) =>
      strict.ask(`POST /api/users/${colleague.userId}/invitation`, { as: first, body: { E_MAIL } });
    const other = await strict.someone({ role: 'administrator', isPerson: false });
    const letters = () => strict.sql('select recipient from letter order by letter_id');
    const confirm = async () => {
      const [asked] = (await strict.ask('GET /api/confirmations', { as: other })).body;
      expect(asked).toMatchObject({ notandI_NR: colleague.userId, hlutverK_NOTANDA: 'Ritstjori' });
      return strict.ask(`PATCH /api/confirmations/${asked.stadfestinG_NR}`, {
        as: other,
        body: { SAMTHYKKT: 1 },
      });
    };
    expect((await to('colleague@example.is')).body).toEqual({
      e_MAIL: 'colleague@example.is',
      boD_GILDIR_TIL: null,
      biduR_STADFESTINGAR: 1,
    });
    expect(await letters()).toEqual([]);
    expect((await confirm()).status).toBe(204);
    expect(await letters()).toEqual([{ recipient: 'colleague@example.is' }]);
    expect((await to('Colleague@example.is')).body.biduR_STADFESTINGAR).toBe(0);
    expect((await to('mine@example.is')).body.biduR_STADFESTINGAR).toBe(1);
    expect(await letters()).toHaveLength(2);
    const external = await strict.someone({ role: 'external', isPerson: false });
    const ofExternal = (E_MAIL: string) =>
      strict.ask(`POST /api/users/${external.userId}/invitation`, { as: first, body: { E_MAIL } });
    expect((await ofExternal('hers@example.is')).body.biduR_STADFESTINGAR).toBe(0);
    expect((await ofExternal('mine@example.is')).body.biduR_STADFESTINGAR).toBe(1);
    await strict.close();
  });
  it('greets by name, with six digits of the national ID and no more', async () => {
    const { status, body } = await open(await invited(user));
    expect(status).toBe(200);
    expect(body).toEqual({
      nafn: 'Vébjörn Logi',
      kennitala: user.kennitala.slice(0, 6),
      nafN_FELAGS: 'Ómur',
      boD_GILDIR_TIL: expect.any(String),
    });
  });
  it('S1 sets the password and logs in; sessions from before end', async () => {
    const answer = await accept(await invited(user));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      nafn: 'Vébjörn Logi',
      hlutverK_NOTANDA: 'Meðlimur',
      masquerader: null,
    });
    expect((await portal.ask('GET /api/authors/id', { as: user })).status).toBe(401);
    const as = { ...user, token: answer.body.token };
    expect((await portal.ask('GET /api/authors/id', { as })).body.hofunduR_NR).toBe(user.authorId);
    expect((await logIn(user)).status).toBe(200);
    const [record] = await portal.sql(
      `select user_id from change_record where table_name = 'invitation' and operation = 'update' order by change_record_id desc limit 1`,
    );
    expect(record?.user_id).toBe(user.userId);
  });
  it('works once, also when used twice at the same moment', async () => {
    const token = await invited(user);
    const answers = await Promise.all([accept(token), accept(token, 'annað lykilorð 99')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await accept(token)).body.Code).toBe('invitation.used');
    expect((await open(token)).body.Code).toBe('invitation.used');
  });
  it('ends after seven days, and when a newer one is sent', async () => {
    const old = await invited(user);
    const newer = await invited(user);
    for (const answer of [await open(old), await accept(old)])
      expect([answer.status, answer.body.Code]).toEqual([409, 'invitation.replaced']);
    await portal.sql(`update invitation set expires_at = now() where user_id = $1 and replaced_at is null`, [
      user.userId,
    ]);
    for (const answer of [await open(newer), await accept(newer)])
      expect([answer.status, answer.body.Code]).toEqual([409, 'invitation.expired']);
  });
  it('is not for a locked or closed user', async () => {
    const token = await invited(user);
    await portal.ask(`PATCH /api/users/${user.userId}`, { as: katla, body: { LAESTUR: 1 } });
    for (const answer of [await open(token), await accept(token)])
      expect(answer.body.Code).toBe('invitation.barred');
    expect((await invite(user)).body.Code).toBe('user.barred');
  });
  it('two sent at once leave one that works', async () => {
    const answers = await Promise.all([invite(user), invite(user), invite(user)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const rows = await portal.sql('select from invitation where user_id = $1 and replaced_at is null', [
      user.userId,
    ]);
    expect(rows).toHaveLength(1);
  });
  it('404 for a forged link, which is slowed and then locked', async () => {
    for (const token of ['A'.repeat(43), 'x', '%00', '..%2f..', 'é'.repeat(20)])
      expect([404, 422]).toContain((await open(token)).status);
    expect((await accept('B'.repeat(43))).body.Code).toBe('invitation.notFound');
    await portal.sql(`update login_throttle set failures = 60`);
    expect((await open('C'.repeat(43))).status).toBe(429);
    expect((await open(await invited(user))).status).toBe(429);
  });
  it.each([
    ['stutt', 'password.tooShort'],
    ['a'.repeat(201), 'password.tooLong'],
    ['Lykilorð-2026', 'password.common'],
    ['VÉBJÖRN logi', 'password.personal'],
  ])('S1 refuses the password %s and stays open', async (LYKILORD, code) => {
    const token = await invited(user);
    const { status, body } = await accept(token, LYKILORD);
    expect([status, body.Errors]).toEqual([
      422,
      [expect.objectContaining({ Field: 'LYKILORD', Code: code })],
    ]);
    expect((await accept(token)).status).toBe(200);
  });
  it('S1 refuses the national ID as a part of the password, and what is no text', async () => {
    const token = await invited(user);
    expect((await accept(token, `${user.kennitala}aa`)).body.Errors[0].Code).toBe('password.personal');
    for (const wrong of [null, 12, ['a']]) expect((await accept(token, wrong)).status).toBe(422);
  });
  it('leads a user who has a password to a new one', async () => {
    await accept(await invited(user));
    const token = await invited(user);
    const [letter] = await portal.sql(
      'select subject from letter where person_id = $1 order by letter_id desc',
      [user.personId],
    );
    expect(letter?.subject).toBe('Veldu þér nýtt lykilorð');
    expect((await logIn(user)).status).toBe(200);
    await accept(token, 'allt annað en áður');
    const [told] = await portal.sql(
      'select subject from letter where person_id = $1 order by letter_id desc',
      [user.personId],
    );
    expect(told?.subject).toBe('Lykilorðinu þínu var breytt');
    expect((await logIn(user)).status).toBe(401);
    expect((await logIn(user, 'allt annað en áður')).status).toBe(200);
  });
});
