import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '../../../test/authenticator.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import {
  anApp,
  aPasskey,
  giveCode,
  logIn,
  logInWith,
  password,
  withPassword,
} from '../../../test/secondFactors.ts';

let portal: Portal;
let member: Someone;
let phone: Authenticator;

beforeAll(async () => {
  portal = await aPortal();
});
beforeEach(async () => {
  await portal.sql('delete from login_throttle');
  member = await withPassword(portal, await portal.someone());
  phone = new Authenticator();
});
afterAll(() => portal.close());

const begin = (as: Someone) =>
  portal.ask('PATCH /api/users/secondFactors/passkeys/begin', { as, body: { LYKILORD: password } });
const add = (as: Someone, answer: string, name = 'Sími') =>
  portal.ask('PATCH /api/users/secondFactors/passkeys', {
    as,
    body: { HEITI_ADGANGSLYKILS: name, SVAR_ADGANGSLYKILS: answer },
  });
const rename = (passkeyId: number, name: string, as?: Someone) =>
  portal.ask(`PATCH /api/users/secondFactors/passkeys/${passkeyId}/rename`, {
    as,
    body: { HEITI_ADGANGSLYKILS: name },
  });
const firstPasskey = async (as: Someone): Promise<number> =>
  (await portal.ask('GET /api/users/secondFactors', { as })).body.adgangslyklar[0].adgangslykilL_NR;
const enter = (answer: string) =>
  portal.ask('PATCH /api/login/passkey', { body: { SVAR_ADGANGSLYKILS: answer } });
const beginLogin = async () =>
  (await portal.ask('PATCH /api/login/passkey/begin')).body.beidnI_ADGANGSLYKILS as string;
const failed = [401, 'login.passkeyFailed'];
const refused = [409, 'secondFactor.passkeyRefused'];
const toldOf = ({ status, body }: { status: number; body: { Code?: string } }) => [status, body.Code];

describe('adding a passkey', () => {
  it('S7 keeps its name and makes recovery codes with the first factor', async () => {
    const { status, body } = await aPasskey(portal, member, phone, ' Síminn minn ');
    expect([status, body.varakodar.length]).toEqual([200, 10]);
    expect((await aPasskey(portal, member, new Authenticator(), 'Tölvan')).body.varakodar).toEqual([]);
    const of = await portal.ask('GET /api/users/secondFactors', { as: member });
    expect(of.body.adgangslyklar).toEqual([
      {
        adgangslykilL_NR: expect.any(Number),
        heitI_ADGANGSLYKILS: 'Síminn minn',
        dagS_BAETT_VID: expect.any(String),
        sidasT_VIRKUR: null,
      },
      expect.objectContaining({ heitI_ADGANGSLYKILS: 'Tölvan' }),
    ]);
    const letters = await portal.sql('select body from letter where person_id = $1 order by letter_id', [
      member.personId,
    ]);
    expect(letters[0]?.body).toContain('„Síminn minn“');
  });
  it('S7 tells the browser what the user has already, and nothing of who they are but the kennitala', async () => {
    await aPasskey(portal, member, phone);
    const options = JSON.parse((await begin(member)).body.beidnI_ADGANGSLYKILS);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Ómur' },
      user: { name: member.kennitala, id: phone.userHandle },
      attestation: 'none',
      excludeCredentials: [
        { id: phone.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
      ],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });
  it('S7 a challenge is good once, also when its answer was refused', async () => {
    const request = (await begin(member)).body.beidnI_ADGANGSLYKILS;
    const unverified = new Authenticator();
    unverified.isUserVerified = false;
    expect(toldOf(await add(member, unverified.made(request)))).toEqual(refused);
    expect(toldOf(await add(member, phone.made(request)))).toEqual(refused);
  });
  it.each([
    ['five minutes', `update passkey_challenge set created_at = now() - interval '6 minutes'`],
    ['somebody else', 'update passkey_challenge set user_id = (select min(user_id) from app_user)'],
    ['a login', 'update passkey_challenge set user_id = null'],
  ])('S7 a challenge is not for %s', async (_, statement) => {
    const request = (await begin(member)).body.beidnI_ADGANGSLYKILS;
    await portal.sql(statement);
    expect(toldOf(await add(member, phone.made(request)))).toEqual(refused);
  });
  it('S7 a key whose number is longer than the standard has it is refused', async () => {
    const odd = new Authenticator(undefined, 4000);
    expect(toldOf(await aPasskey(portal, member, odd))).toEqual(refused);
    expect((await aPasskey(portal, member, new Authenticator(undefined, 1023))).status).toBe(200);
  });
  it('S7 another site cannot add one', async () => {
    const request = (await begin(member)).body.beidnI_ADGANGSLYKILS;
    const elsewhere = new Authenticator('https://omur.example.com');
    expect(toldOf(await add(member, elsewhere.made(request)))).toEqual(refused);
  });
  it.each([
    'nei',
    '{}',
    'null',
    '[]',
    '{"id":"a","rawId":"a","type":"public-key","response":{"clientDataJSON":"e30","attestationObject":"AA"}}',
  ])('S7 409 for the answer %s', async (answer) => {
    expect(toldOf(await add(member, answer))).toEqual(refused);
  });
  it.each([
    ['', 'x'],
    ['  ', 'x'],
    ['x'.repeat(61), 'x'],
    ['Sími', ''],
    ['Sími', 'x'.repeat(20_001)],
  ])('422 for the name %j with an answer', async (name, answer) => {
    expect((await add(member, answer, name)).status).toBe(422);
  });
  it('S7 409 for one that is on file, also as another’s', async () => {
    await aPasskey(portal, member, phone);
    const other = await withPassword(portal, await portal.someone());
    for (const one of [member, other])
      expect((await aPasskey(portal, one, phone)).body.Code).toBe('secondFactor.passkeyExists');
  });
  it('S7 twenty are enough', async () => {
    await portal.sql(
      `with added as (insert into second_factor (user_id, kind, name) select $1, 'passkey', 'nr ' || n from generate_series(1, 20) n returning second_factor_id)
       insert into passkey (second_factor_id, credential_id, public_key, sign_count, transports)
       select second_factor_id, second_factor_id::text::bytea, '', 0, '{}' from added`,
      [member.userId],
    );
    expect((await begin(member)).body.Code).toBe('secondFactor.tooMany');
  });
  it('S7, J4 takes another name, which is recorded without the key', async () => {
    await aPasskey(portal, member, phone);
    await aPasskey(portal, member, new Authenticator(), 'Tölvan');
    const passkeyId = await firstPasskey(member);
    expect((await rename(passkeyId, ' Gamli síminn ', member)).status).toBe(204);
    expect((await rename(passkeyId, 'x'.repeat(60), member)).status).toBe(204);
    expect((await rename(passkeyId, 'Gamli síminn', member)).status).toBe(204);
    const of = await portal.ask('GET /api/users/secondFactors', { as: member });
    expect(of.body.adgangslyklar).toMatchObject([
      { adgangslykilL_NR: passkeyId, heitI_ADGANGSLYKILS: 'Gamli síminn' },
      { heitI_ADGANGSLYKILS: 'Tölvan' },
    ]);
    const [record] = await portal.sql(
      `select old_row, new_row from change_record
       where user_id = $1 and table_name = 'second_factor' and operation = 'update' order by change_record_id limit 1`,
      [member.userId],
    );
    expect(record).toEqual({ old_row: { name: 'Síminn minn' }, new_row: { name: 'Gamli síminn' } });
    expect((await logInWith(portal, phone)).status).toBe(200);
  });
  it.each(['', '  ', 'x'.repeat(61)])('422 for the new name %j', async (name) => {
    await aPasskey(portal, member, phone);
    expect((await rename(await firstPasskey(member), name, member)).status).toBe(422);
  });
  it('S6 users rename only their own passkeys', async () => {
    await aPasskey(portal, member, phone);
    const passkeyId = await firstPasskey(member);
    expect((await rename(passkeyId, 'Minn')).status).toBe(401);
    for (const role of ['member', 'editor', 'administrator'] as const) {
      const stranger = await portal.someone({ role });
      expect(toldOf(await rename(passkeyId, 'Minn', stranger))).toEqual([404, 'secondFactor.notFound']);
    }
    const of = await portal.ask('GET /api/users/secondFactors', { as: member });
    expect(of.body.adgangslyklar).toMatchObject([{ heitI_ADGANGSLYKILS: 'Síminn minn' }]);
  });
  it('S7 404 for an app, which has no name, and for a passkey that was removed', async () => {
    await anApp(portal, member);
    const [app] = await portal.sql('select second_factor_id from second_factor where user_id = $1', [
      member.userId,
    ]);
    expect((await rename(app?.second_factor_id, 'App', member)).body.Code).toBe('secondFactor.notFound');
    await aPasskey(portal, member, phone);
    const passkeyId = await firstPasskey(member);
    const remove = `PATCH /api/users/secondFactors/passkeys/${passkeyId}/remove`;
    await portal.ask(remove, { as: member, body: { LYKILORD: password } });
    expect((await rename(passkeyId, 'Minn', member)).body.Code).toBe('secondFactor.notFound');
  });
  it('S6 one removes their own alone', async () => {
    await aPasskey(portal, member, phone);
    const of = await portal.ask('GET /api/users/secondFactors', { as: member });
    const address = `PATCH /api/users/secondFactors/passkeys/${of.body.adgangslyklar[0].adgangslykilL_NR}/remove`;
    const stranger = await withPassword(portal, await portal.someone());
    const body = { LYKILORD: password };
    expect((await portal.ask(address, { as: stranger, body })).body.Code).toBe('secondFactor.notFound');
    expect((await portal.ask(address, { as: member, body })).status).toBe(204);
    expect(toldOf(await logInWith(portal, phone))).toEqual(failed);
  });
});

describe('logging in with a passkey', () => {
  beforeEach(async () => {
    await aPasskey(portal, member, phone);
  });

  it('S7 starts a session without a password or a national ID', async () => {
    const { status, body } = await logInWith(portal, phone);
    expect([status, body.kennitala, body.notandI_NR]).toEqual([200, member.kennitala, member.userId]);
    const as = { ...member, token: body.token };
    const sessions = await portal.ask('GET /api/users/sessions', { as });
    expect(sessions.body[0]).toMatchObject({ innskraningarleid: 'passkey', eR_NUVERANDI_LOTA: 1 });
    const of = await portal.ask('GET /api/users/secondFactors', { as });
    expect(of.body.adgangslyklar[0].sidasT_VIRKUR).toEqual(expect.any(String));
  });
  it('S7, S2 a password alone is not enough any more; a recovery code beside it is', async () => {
    const { status, body } = await logIn(portal, member);
    expect([status, body.Code]).toEqual([401, 'login.passkeyNeeded']);
    expect((await giveCode(portal, body.Token, '123456')).body.Code).toBe('login.codeWrong');
    const renewed = await portal.ask('PATCH /api/users/secondFactors/recoveryCodes', {
      as: member,
      body: { LYKILORD: password },
    });
    expect((await giveCode(portal, body.Token, renewed.body.varakodar[3])).status).toBe(200);
  });
  it('S7 a challenge is good once, and not for long', async () => {
    const request = await beginLogin();
    const answer = phone.used(request);
    const both = await Promise.all([enter(answer), enter(answer)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(toldOf(await enter(phone.used(request)))).toEqual(failed);
    const late = await beginLogin();
    await portal.sql(`update passkey_challenge set created_at = now() - interval '6 minutes'`);
    expect(toldOf(await enter(phone.used(late)))).toEqual(failed);
    expect(toldOf(await enter(phone.used(JSON.stringify({ challenge: 'aaaa', rpId: 'localhost' }))))).toEqual(
      failed,
    );
  });
  it('S2 tells the same of an unknown passkey, another’s signature, another site and no PIN', async () => {
    const unknown = new Authenticator();
    expect(toldOf(await logInWith(portal, unknown))).toEqual(failed);
    const forged = new Authenticator();
    forged.id.set(phone.id);
    forged.userHandle = phone.userHandle;
    expect(toldOf(await logInWith(portal, forged))).toEqual(failed);
    phone.isUserVerified = false;
    expect(toldOf(await logInWith(portal, phone))).toEqual(failed);
    phone.isUserVerified = true;
    const { challenge } = JSON.parse(await beginLogin());
    expect(toldOf(await enter(phone.used(JSON.stringify({ challenge, rpId: 'example.com' }))))).toEqual(
      failed,
    );
    phone.userHandle = Buffer.from('annar').toString('base64url');
    expect(toldOf(await logInWith(portal, phone))).toEqual(failed);
    for (const answer of ['nei', '{}', 'null']) expect(toldOf(await enter(answer))).toEqual(failed);
  });
  it('S7 an authenticator that counts and falls behind is a copy', async () => {
    const counting = new Authenticator();
    counting.signCount = 5;
    await aPasskey(portal, member, counting);
    expect((await logInWith(portal, counting)).status).toBe(200);
    counting.signCount = 4;
    expect(toldOf(await logInWith(portal, counting))).toEqual(failed);
  });
  it.each(['is_locked = true', 'closed_at = now()'])(
    'S2 a user who is barred is told the same: %s',
    async (barred) => {
      await portal.sql(`update app_user set ${barred} where user_id = $1`, [member.userId]);
      expect(toldOf(await logInWith(portal, phone))).toEqual(failed);
    },
  );
  it('S2 an address may ask for so many challenges', async () => {
    for (let i = 0; i < 60; i++) await portal.ask('PATCH /api/login/passkey/begin');
    const { status, body, headers } = await portal.ask('PATCH /api/login/passkey/begin');
    expect([status, body.Code]).toEqual([429, 'login.passkeyAskedTooOften']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
