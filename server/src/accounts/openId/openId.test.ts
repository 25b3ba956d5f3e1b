import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  encoded,
  finishLogin,
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

let provider: Awaited<ReturnType<typeof anOpenIdProvider>>;
let portal: Portal;
let member: Someone;
/** What becomes of the token on its way, in the test that sets it. */
let tamper: ((idToken: string) => string) | undefined;

beforeAll(async () => {
  provider = await anOpenIdProvider({
    returnUrl,
    onTokens: (tokens) => {
      if (tamper) tokens.id_token = tamper(tokens.id_token);
    },
  });
  portal = await aPortal({ publicUrl, openId: { issuer: provider.issuer, ...openIdSettings } });
});
beforeEach(async () => {
  tamper = undefined;
  member = await portal.someone();
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});

describe('a login by electronic ID', () => {
  it('S1, S4 starts a session of the user whose kennitala the provider vouches for', async () => {
    const { status, body } = await logInAs(member.kennitala, portal);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kennitala: member.kennitala, notandI_NR: member.userId, masquerader: null });
    const known = await portal.ask('GET /api/authors/id', { as: { ...member, token: body.token } });
    expect([known.status, known.body.hofunduR_NR]).toEqual([200, member.authorId]);
    const [session] = await portal.sql(
      'select opened_by, device from session where user_id = $1 order by session_id desc',
      [member.userId],
    );
    expect(session).toEqual({ opened_by: 'electronicId', device: 'Vafri' });
  });
  it('asks for a code with PKCE, and keeps nothing of it but a hash', async () => {
    const { loginUrl, token } = await startLogin(portal);
    const asked = new URL(loginUrl).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'omur',
      response_type: 'code',
      redirect_uri: returnUrl,
      scope: 'openid profile',
      prompt: 'login',
      max_age: '600',
      code_challenge_method: 'S256',
    });
    expect(new Set([asked.get('state'), asked.get('nonce'), asked.get('code_challenge'), token]).size).toBe(
      4,
    );
    const rows = await portal.sql(
      `select encode(secret_hash, 'hex') as hash, t::text as row from open_id_login t`,
    );
    asked.delete('max_age');
    for (const { row } of rows) for (const value of asked.values()) expect(row).not.toContain(value);
  });
  it('S1 is good once, also for two at the same moment', async () => {
    const { loginUrl, token } = await startLogin(portal);
    const answer = await identify(loginUrl, member.kennitala);
    const both = await Promise.all([finishLogin(answer, token, portal), finishLogin(answer, token, portal)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 401]));
    const again = await finishLogin(answer, token, portal);
    expect([again.status, again.body.Code]).toEqual([401, 'openId.ended']);
  });
  it('S1 is good for ten minutes', async () => {
    const { loginUrl, token } = await startLogin(portal);
    const answer = await identify(loginUrl, member.kennitala);
    await portal.sql(`update open_id_login set started_at = now() - interval '601 seconds'`);
    expect((await finishLogin(answer, token, portal)).body.Code).toBe('openId.ended');
  });
  it('S6 is of the browser that began it: with the secret of another login the answer is worth nothing', async () => {
    const mine = await startLogin(portal);
    const theirs = await startLogin(portal);
    const answer = await identify(theirs.loginUrl, member.kennitala);
    expect((await finishLogin(answer, mine.token, portal)).body.Code).toBe('openId.answerInvalid');
    expect((await finishLogin(answer, 'x'.repeat(43), portal)).body.Code).toBe('openId.ended');
    // Even where the state is made to fit, the code was asked for with another proof.
    const forged = await startLogin(portal);
    const fitting = new URLSearchParams(answer);
    fitting.set('state', new URL(forged.loginUrl).searchParams.get('state') ?? '');
    expect((await finishLogin(`?${fitting.toString()}`, forged.token, portal)).body.Code).toBe(
      'openId.refused',
    );
  });
  it.each(['', '?', '?code=x', '?state=x&code=', '%00', 'javascript:alert(1)', '?code=a&code=b'])(
    'is refused with the answer %j',
    async (answer) => {
      const { token } = await startLogin(portal);
      const { status, body } = await finishLogin(answer, token, portal);
      expect([status, body.Code]).toEqual([401, 'openId.answerInvalid']);
    },
  );
  it('is refused with another nonce', async () => {
    const { loginUrl, token } = await startLogin(portal);
    const other = new URL(loginUrl);
    other.searchParams.set('nonce', 'einhver-annar');
    const { status, body } = await finishLogin(await identify(other.href, member.kennitala), token, portal);
    expect([status, body.Code]).toEqual([401, 'openId.answerInvalid']);
  });
  it('is refused with the answer of another provider', async () => {
    const { loginUrl, token } = await startLogin(portal);
    const answer = new URLSearchParams(await identify(loginUrl, member.kennitala));
    answer.set('iss', 'https://annars-stadar.example.is');
    expect((await finishLogin(`?${answer.toString()}`, token, portal)).body.Code).toBe(
      'openId.answerInvalid',
    );
  });
  it('is given up by anyone who cancels it at the provider', async () => {
    const { loginUrl, token } = await startLogin(portal);
    const { status, body } = await finishLogin(await identify(loginUrl, undefined), token, portal);
    expect([status, body.Code, body.Message]).toEqual([
      401,
      'openId.cancelled',
      'Hætt var við innskráninguna.',
    ]);
  });

  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  it.each<[string, (idToken: string) => string]>([
    ['signed by somebody else', (token) => signedAnew(token, {}, stranger)],
    [
      'of somebody else, with the old signature',
      (token) =>
        token.replace(
          /\.(.+)\./,
          (_, claims: string) =>
            `.${encoded({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), nationalId: '0101302129' })}.`,
        ),
    ],
    [
      'without a signature',
      (token) => signedAnew(token, {}, stranger, { alg: 'none' }).replace(/[^.]+$/, ''),
    ],
    [
      'that has run out',
      (token) => signedAnew(token, { exp: Math.floor(Date.now() / 1000) - 60 }, privateKey),
    ],
    ['for another client', (token) => signedAnew(token, { aud: 'annar' }, privateKey)],
    ['of another issuer', (token) => signedAnew(token, { iss: 'https://annar.example.is' }, privateKey)],
    ['without a nonce', (token) => signedAnew(token, { nonce: undefined }, privateKey)],
    ['that is none', () => 'ekkert'],
  ])('S1 is refused with a token %s', async (_, forge) => {
    tamper = forge;
    const { status, body } = await logInAs(member.kennitala, portal);
    expect([status, body.Code]).toEqual([401, 'openId.answerInvalid']);
  });
  it('is accepted with a token that is signed anew by the provider itself', async () => {
    tamper = (token) => signedAnew(token, {}, privateKey);
    expect((await logInAs(member.kennitala, portal)).status).toBe(200);
  });

  it('never makes a user: a kennitala without one is told so', async () => {
    const users = async () => (await portal.sql('select count(*)::integer as count from app_user'))[0]?.count;
    const before = await users();
    const { status, body } = await logInAs('3112999999', portal);
    expect([status, body.Code]).toEqual([404, 'openId.userUnknown']);
    expect(await users()).toBe(before);
  });
  it.each(['nafnlaus', '12345', 'abcdefghij'])('needs a kennitala: %s', async (claimed) => {
    expect((await logInAs(claimed, portal)).body.Code).toBe('openId.kennitalaMissing');
  });
  it.each(['is_locked = true', 'closed_at = now()'])('S1 lets nobody in who has %s', async (set) => {
    await portal.sql(`update app_user set ${set} where user_id = $1`, [member.userId]);
    const { status, body } = await logInAs(member.kennitala, portal);
    expect([status, body.Code]).toEqual([409, 'openId.userBarred']);
  });
  it('S2 is started from an address so often and no more', async () => {
    await portal.sql('delete from login_throttle');
    for (let i = 0; i < 60; i++) await startLogin(portal);
    const { status, body, headers } = await portal.ask('POST /api/openId/logins', { language: 'en' });
    expect([status, body.Code]).toEqual([429, 'openId.askedTooOften']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    await portal.sql('delete from login_throttle');
  });
  it('S1 is asked for a strong proof where one is demanded, and a weaker one is refused', async () => {
    const at = await aPortal({
      publicUrl,
      openId: { issuer: provider.issuer, ...openIdSettings, acr: ['sími', 'kort'] },
    });
    try {
      const someone = await at.someone();
      const { loginUrl } = await startLogin(at);
      expect(new URL(loginUrl).searchParams.get('acr_values')).toBe('sími kort');
      const outcome = async (acr: unknown) => {
        tamper = (token) => signedAnew(token, { acr }, privateKey);
        const { status, body } = await logInAs(someone.kennitala, at);
        return status === 200 ? 200 : body.Code;
      };
      expect(await outcome('kort')).toBe(200);
      for (const acr of [undefined, 'lykilorð', ['kort'], ''])
        expect(await outcome(acr)).toBe('openId.tooWeak');
    } finally {
      await at.close();
    }
  });
});
