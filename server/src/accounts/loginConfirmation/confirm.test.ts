import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '../../../test/authenticator.ts';
import {
  identify,
  logInAs,
  openIdSettings,
  publicUrl,
  returnUrl,
  signedAnew,
  startLogin,
} from '../../../test/openIdLogin.ts';
import { anOpenIdProvider, privateKey } from '../../../test/openIdProvider.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aPasskey, anApp, codeOf, password, withPassword } from '../../../test/secondFactors.ts';

let provider: Awaited<ReturnType<typeof anOpenIdProvider>>;
let portal: Portal;
let administrator: Someone;
/** What the provider says besides, in the test that sets it. */
let claims: object | undefined;
beforeAll(async () => {
  provider = await anOpenIdProvider({
    returnUrl,
    onTokens: (tokens) => {
      if (claims) tokens.id_token = signedAnew(tokens.id_token, claims, privateKey);
    },
  });
  portal = await aPortal({ publicUrl, openId: { issuer: provider.issuer, ...openIdSettings } });
});
beforeEach(async () => {
  claims = undefined;
  administrator = await entering(await portal.someone({ role: 'administrator' }));
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});

/** Somebody without a password, who logs in by electronic ID. */
async function entering(one: Someone): Promise<Someone> {
  await portal.sql('update app_user set password_hash = null where user_id = $1', [one.userId]);
  return { ...one, token: (await logInAs(one.kennitala, portal)).body.token };
}
const ask = (call: string, as: Someone, body?: object) => portal.ask(call, { as, ...(body && { body }) });
const confirm = (as: Someone, body: object) => ask('PATCH /api/login/confirmation', as, body);
/** As the tab of one does it, who is at the provider as somebody. */
async function byElectronicId(as: Someone, kennitala = as.kennitala) {
  const { loginUrl, token } = await startLogin(portal);
  return confirm(as, { SVAR_INNSKRANINGAR: await identify(loginUrl, kennitala), TOKEN: token });
}
async function byPasskey(as: Someone, authenticator: Authenticator) {
  const { body } = await portal.ask('PATCH /api/login/passkey/begin');
  return confirm(as, { SVAR_ADGANGSLYKILS: authenticator.used(body.beidnI_ADGANGSLYKILS) });
}
const addAccount = (as: Someone, given: string, changes: object = {}) =>
  ask('POST /api/cwr/sftpAccounts', as, {
    VIDTAKANDI_CWR: '319',
    SFTP_NETTHJONN: 'sftp.example.is',
    SFTP_GATT: 22,
    SFTP_NOTANDI: 'omur',
    SFTP_FINGRAFOR: `SHA256:${'A'.repeat(43)}`,
    SFTP_LYKILORD: 'sjö',
    SFTP_UTMAPPA: '/in',
    LYKILORD: given,
    ...changes,
  });
const codeIn = async (answer: Promise<{ body: { Code?: string } }>) => (await answer).body.Code;
const ways = async (as: Someone) => (await ask('GET /api/login/confirmation', as)).body.leidiR_STADFESTINGAR;

describe('who has no password', () => {
  it('X133, X128 confirms by electronic ID, for one change that is made; one that is refused leaves it', async () => {
    expect(await ways(administrator)).toEqual(['electronicId']);
    for (const guess of ['', password, 'x'.repeat(43)])
      expect(await codeIn(addAccount(administrator, guess))).toBe('password.confirmNeeded');
    const { status, body } = await byElectronicId(administrator);
    expect(status).toBe(200);
    expect(await codeIn(addAccount(administrator, body.token, { SFTP_NETTHJONN: '10.0.0.1' }))).toBe(
      'sftp.host',
    );
    expect((await addAccount(administrator, body.token)).status).toBe(201);
    expect(await codeIn(addAccount(administrator, body.token, { VIDTAKANDI_CWR: '048' }))).toBe(
      'password.confirmNeeded',
    );
    expect(await portal.sql('select from login_confirmation')).toEqual([]);
  });
  it('X133 confirms a key of a system, a webhook and a first factor in the same way', async () => {
    const member = await entering(await portal.someone());
    const given = async () => ({ LYKILORD: (await byElectronicId(member)).body.token });
    const key = { HEITI_LYKILS: 'Kerfi', HEIMILDIR_LYKILS: ['readWorks'], GILDISTIMI_DAGAR: 30 };
    const webhook = { SLOD_VEFKRAEKJU: 'https://kerfi.example.is/', ATBURDIR: ['work.light'] };
    for (const [call, body] of [
      ['PATCH /api/keys', key],
      ['PATCH /api/webhooks', webhook],
      ['PATCH /api/users/secondFactors/app', {}],
    ] as const) {
      expect([call, await codeIn(ask(call, member, { ...body, LYKILORD: '' }))]).toEqual([
        call,
        'password.confirmNeeded',
      ]);
      expect([call, (await ask(call, member, { ...body, ...(await given()) })).status]).toEqual([call, 200]);
    }
  });
  it('X136, X133 is confirmed by a new identification alone, and the provider has to say when that was', async () => {
    const { loginUrl } = await startLogin(portal);
    expect(new URL(loginUrl).searchParams.get('max_age')).toBe('600');
    const now = Math.floor(Date.now() / 1000);
    for (const auth_time of [now - 60, undefined]) {
      claims = { auth_time };
      expect([auth_time, await codeIn(byElectronicId(administrator))]).toEqual([
        auth_time,
        'openId.notFresh',
      ]);
    }
    claims = { auth_time: now - 10 };
    expect((await byElectronicId(administrator)).status).toBe(200);
    // Without it a log-in is still one, but not by an identification of an hour ago.
    const logIn = async (auth_time?: number) => {
      claims = { auth_time };
      const { status, body } = await logInAs(administrator.kennitala, portal);
      return status === 200 ? 200 : body.Code;
    };
    expect([await logIn(), await logIn(now - 3600)]).toEqual([200, 'openId.notFresh']);
  });
  it('X137, X133 changes their own e-mail address and account by a confirmation, each by one of its own', async () => {
    const member = await entering(await portal.someone());
    const save = (body: object) => ask(`PATCH /api/persons/${member.personId}`, member, body);
    const account = { BANKANUMER: '0133', HOFUDBOK: '26', BANKAREIKN: '004521' };
    const { token } = (await byElectronicId(member)).body;
    for (const guess of ['', password, token.slice(1)])
      expect((await save({ ...account, LYKILORD: guess })).status).toBeGreaterThan(400);
    expect((await save({ E_MAIL: 'ekkert', LYKILORD: token })).status).toBe(422);
    expect((await save({ E_MAIL: 'nytt@example.is', LYKILORD: token })).status).toBe(204);
    expect(await codeIn(save({ ...account, LYKILORD: token }))).toBe('password.confirmNeeded');
    expect((await save({ ...account, LYKILORD: (await byElectronicId(member)).body.token })).status).toBe(
      204,
    );
    const [row] = await portal.sql('select email, account from person where person_id = $1', [
      member.personId,
    ]);
    expect(row).toEqual({ email: 'nytt@example.is', account: '004521' });
  });
  it('X133 is refused what another confirmed, in another session, and after ten minutes', async () => {
    const other = await entering(await portal.someone({ role: 'administrator' }));
    expect(await codeIn(byElectronicId(administrator, other.kennitala))).toBe('password.confirmedByAnother');
    const token = async () => (await byElectronicId(administrator)).body.token as string;
    expect(await codeIn(addAccount(other, await token()))).toBe('password.confirmNeeded');
    const elsewhere = {
      ...administrator,
      token: (await logInAs(administrator.kennitala, portal)).body.token,
    };
    expect(await codeIn(addAccount(elsewhere, await token()))).toBe('password.confirmNeeded');
    const late = await token();
    await portal.sql(`update login_confirmation set confirmed_at = now() - interval '601 seconds'`);
    expect(await codeIn(addAccount(administrator, late))).toBe('password.confirmNeeded');
    expect(await codeIn(confirm(administrator, {}))).toBe('password.confirmNeeded');
    // A log-in that has been used, or that another tab began, confirms nothing.
    const { loginUrl, token: own } = await startLogin(portal);
    const answer = { SVAR_INNSKRANINGAR: await identify(loginUrl, administrator.kennitala), TOKEN: own };
    expect((await confirm(administrator, answer)).status).toBe(200);
    expect(await codeIn(confirm(administrator, answer))).toBe('openId.ended');
    expect((await portal.ask('PATCH /api/login/confirmation', { body: answer })).status).toBe(401);
  });
  it('X133 makes one change with a confirmation, also of two at the same moment', async () => {
    await portal.sql('delete from sftp_account');
    const { body } = await byElectronicId(administrator);
    const both = await Promise.all(
      ['319', '048'].map((receiver) => addAccount(administrator, body.token, { VIDTAKANDI_CWR: receiver })),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });
  it('X133 confirms by a passkey or a code of an app of their own, each answer once', async () => {
    const other = await withPassword(portal, await portal.someone());
    const [own, foreign] = [new Authenticator(), new Authenticator()];
    await withPassword(portal, administrator);
    const { secret } = await anApp(portal, administrator);
    await aPasskey(portal, administrator, own);
    await aPasskey(portal, other, foreign);
    // A password is asked for as long as there is one, whatever else there is.
    expect(await ways(administrator)).toEqual(['password']);
    for (const answer of [byPasskey(administrator, own), confirm(administrator, { KODI: codeOf(secret) })])
      expect(await codeIn(answer)).toBe('password.confirmNotOffered');
    await portal.sql('update app_user set password_hash = null where user_id = $1', [administrator.userId]);
    expect(await ways(administrator)).toEqual(['electronicId', 'passkey', 'code']);
    expect(await codeIn(byPasskey(administrator, foreign))).toBe('password.confirmedByAnother');
    expect((await byPasskey(administrator, own)).status).toBe(200);
    expect(await codeIn(confirm(administrator, { KODI: '000000' }))).toBe('secondFactor.codeWrong');
    const code = { KODI: codeOf(secret) };
    const confirmed = await confirm(administrator, code);
    expect(await codeIn(confirm(administrator, code))).toBe('secondFactor.codeWrong');
    await portal.sql('delete from sftp_account');
    expect((await addAccount(administrator, confirmed.body.token)).status).toBe(201);
  });
});

describe('who has a password', () => {
  it('X133 gives that, and no confirmation from before stands in its place', async () => {
    await portal.sql('delete from sftp_account');
    const { body } = await byElectronicId(administrator);
    await withPassword(portal, administrator);
    expect(await codeIn(byElectronicId(administrator))).toBe('password.confirmNotOffered');
    expect(await codeIn(addAccount(administrator, body.token))).toBe('password.wrong');
    expect((await addAccount(administrator, password)).status).toBe(201);
  });
});
