import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOpenIdProvider, client, privateKey } from '../../test/openIdProvider.ts';
import { aPortal, type Portal, type Someone } from '../../test/portal.ts';

const publicUrl = 'http://localhost:3000';
const returnUrl = `${publicUrl}/rafraen-innskraning`;

let provider: Awaited<ReturnType<typeof anOpenIdProvider>>;
let portal: Portal;
let member: Someone;
/** What becomes of the token on its way, in the test that sets it. */
let tamper: ((idToken: string) => string) | undefined;

const settings = {
  clientId: client.id,
  clientSecret: client.secret,
  scope: 'openid profile',
  claim: 'nationalId',
  labelIs: 'Skrá inn með skilríkjum',
  labelEn: 'Log in with an ID',
};

beforeAll(async () => {
  provider = await anOpenIdProvider({
    returnUrl,
    onTokens: (tokens) => {
      if (tamper) tokens.id_token = tamper(tokens.id_token);
    },
  });
  portal = await aPortal({ publicUrl, openId: { issuer: provider.issuer, ...settings } });
});
beforeEach(async () => {
  tamper = undefined;
  member = await portal.someone();
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});

const start = async (at = portal) => {
  const { status, body } = await at.ask('POST /api/openId/logins');
  expect(status).toBe(201);
  return { loginUrl: String(body.sloD_INNSKRANINGAR), token: String(body.token) };
};
const finish = (providerAnswer: string, token: string, at = portal) =>
  at.ask('POST /api/openId/sessions', {
    body: { SVAR_INNSKRANINGAR: providerAnswer, TOKEN: token },
    headers: { 'user-agent': 'Vafri' },
  });

/** Goes to the provider as a browser does, says who one is, and answers what it sends the browser back with. */
async function identify(loginUrl: string, kennitala: string | undefined): Promise<string> {
  const cookies = new Map<string, string>();
  let address = loginUrl;
  let body: URLSearchParams | undefined;
  for (let steps = 0; steps < 8; steps++) {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    body = undefined;
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const to = response.headers.get('location');
    if (to?.startsWith(returnUrl)) return new URL(to).search;
    if (to) address = new URL(to, address).href;
    else body = new URLSearchParams(kennitala === undefined ? { cancel: '' } : { kennitala });
  }
  throw new Error('The provider leads nowhere.');
}

async function logInAs(kennitala: string, at = portal) {
  const { loginUrl, token } = await start(at);
  return finish(await identify(loginUrl, kennitala), token, at);
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** The same token with other claims, signed by somebody. */
function signedAnew(idToken: string, changes: object, key: KeyObject, head: object = {}): string {
  const [header = '', claims = ''] = idToken
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').toString());
  const signed = `${encoded({ ...JSON.parse(header || '{}'), ...head })}.${encoded({ ...JSON.parse(claims), ...changes })}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
}

describe('a login by electronic ID', () => {
  it('S1, S4 starts a session of the user whose kennitala the provider vouches for', async () => {
    const { status, body } = await logInAs(member.kennitala);
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
    const { loginUrl, token } = await start();
    const asked = new URL(loginUrl).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'omur',
      response_type: 'code',
      redirect_uri: returnUrl,
      scope: 'openid profile',
      code_challenge_method: 'S256',
    });
    expect(new Set([asked.get('state'), asked.get('nonce'), asked.get('code_challenge'), token]).size).toBe(
      4,
    );
    const rows = await portal.sql(
      `select encode(secret_hash, 'hex') as hash, t::text as row from open_id_login t`,
    );
    for (const { row } of rows) for (const value of asked.values()) expect(row).not.toContain(value);
  });
  it('S1 is good once, also for two at the same moment', async () => {
    const { loginUrl, token } = await start();
    const answer = await identify(loginUrl, member.kennitala);
    const both = await Promise.all([finish(answer, token), finish(answer, token)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 401]));
    const again = await finish(answer, token);
    expect([again.status, again.body.Code]).toEqual([401, 'openId.ended']);
  });
  it('S1 is good for ten minutes', async () => {
    const { loginUrl, token } = await start();
    const answer = await identify(loginUrl, member.kennitala);
    await portal.sql(`update open_id_login set started_at = now() - interval '601 seconds'`);
    expect((await finish(answer, token)).body.Code).toBe('openId.ended');
  });
  it('S6 is of the browser that began it: with the secret of another login the answer is worth nothing', async () => {
    const mine = await start();
    const theirs = await start();
    const answer = await identify(theirs.loginUrl, member.kennitala);
    expect((await finish(answer, mine.token)).body.Code).toBe('openId.answerInvalid');
    expect((await finish(answer, 'x'.repeat(43))).body.Code).toBe('openId.ended');
    // Even where the state is made to fit, the code was asked for with another proof.
    const forged = await start();
    const fitting = new URLSearchParams(answer);
    fitting.set('state', new URL(forged.loginUrl).searchParams.get('state') ?? '');
    expect((await finish(`?${fitting.toString()}`, forged.token)).body.Code).toBe('openId.refused');
  });
  it.each(['', '?', '?code=x', '?state=x&code=', '%00', 'javascript:alert(1)', '?code=a&code=b'])(
    'is refused with the answer %j',
    async (answer) => {
      const { token } = await start();
      const { status, body } = await finish(answer, token);
      expect([status, body.Code]).toEqual([401, 'openId.answerInvalid']);
    },
  );
  it('is refused with another nonce', async () => {
    const { loginUrl, token } = await start();
    const other = new URL(loginUrl);
    other.searchParams.set('nonce', 'einhver-annar');
    const { status, body } = await finish(await identify(other.href, member.kennitala), token);
    expect([status, body.Code]).toEqual([401, 'openId.answerInvalid']);
  });
  it('is refused with the answer of another provider', async () => {
    const { loginUrl, token } = await start();
    const answer = new URLSearchParams(await identify(loginUrl, member.kennitala));
    answer.set('iss', 'https://annars-stadar.example.is');
    expect((await finish(`?${answer.toString()}`, token)).body.Code).toBe('openId.answerInvalid');
  });
  it('is given up by whoever cancels it at the provider', async () => {
    const { loginUrl, token } = await start();
    const { status, body } = await finish(await identify(loginUrl, undefined), token);
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
    const { status, body } = await logInAs(member.kennitala);
    expect([status, body.Code]).toEqual([401, 'openId.answerInvalid']);
  });
  it('is accepted with a token that is signed anew by the provider itself', async () => {
    tamper = (token) => signedAnew(token, {}, privateKey);
    expect((await logInAs(member.kennitala)).status).toBe(200);
  });

  it('never makes a user: a kennitala without one is told so', async () => {
    const users = async () => (await portal.sql('select count(*)::integer as count from app_user'))[0]?.count;
    const before = await users();
    const { status, body } = await logInAs('3112999999');
    expect([status, body.Code]).toEqual([404, 'openId.userUnknown']);
    expect(await users()).toBe(before);
  });
  it.each(['nafnlaus', '12345', 'abcdefghij'])('needs a kennitala: %s', async (claimed) => {
    expect((await logInAs(claimed)).body.Code).toBe('openId.kennitalaMissing');
  });
  it.each(['is_locked = true', 'closed_at = now()'])('S1 lets nobody in who has %s', async (set) => {
    await portal.sql(`update app_user set ${set} where user_id = $1`, [member.userId]);
    const { status, body } = await logInAs(member.kennitala);
    expect([status, body.Code]).toEqual([409, 'openId.userBarred']);
  });
  it('S2 is started from an address so often and no more', async () => {
    await portal.sql('delete from login_throttle');
    for (let i = 0; i < 60; i++) await start();
    const { status, body, headers } = await portal.ask('POST /api/openId/logins', { language: 'en' });
    expect([status, body.Code]).toEqual([429, 'openId.askedTooOften']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    await portal.sql('delete from login_throttle');
  });
});

describe('electronic ID on the login page', () => {
  it('has its words, and nothing of what is between the society and the provider', async () => {
    const { body, text } = await portal.ask('GET /api/society');
    expect(body.rafraeN_INNSKRANING).toEqual({
      hnappuR_ISLENSKA: 'Skrá inn með skilríkjum',
      hnappuR_ENSKA: 'Log in with an ID',
    });
    expect(text).not.toContain(client.secret);
  });
  it('is not offered where no provider is named', async () => {
    const without = await aPortal();
    try {
      expect((await without.ask('GET /api/society')).body.rafraeN_INNSKRANING).toBeNull();
      for (const [call, body] of [
        ['POST /api/openId/logins', undefined],
        ['POST /api/openId/sessions', { SVAR_INNSKRANINGAR: '?code=x', TOKEN: 'x' }],
      ] as const)
        expect((await without.ask(call, { body })).body.Code).toBe('openId.notOffered');
    } finally {
      await without.close();
    }
  });
});

describe('another provider', () => {
  it('may tell the kennitala apart from the token', async () => {
    const other = await anOpenIdProvider({ returnUrl, isOnlyInUserInfo: true });
    const at = await aPortal({ publicUrl, openId: { issuer: other.issuer, ...settings } });
    try {
      const someone = await at.someone();
      expect((await logInAs(someone.kennitala, at)).body.notandI_NR).toBe(someone.userId);
    } finally {
      await at.close();
      await other.close();
    }
  });
  it('W2 that is down is said to be, before and after one has been there; and asked again once it is up', async () => {
    let other = await anOpenIdProvider({ returnUrl });
    const { issuer } = other;
    const port = Number(new URL(issuer).port);
    const at = await aPortal({ publicUrl, openId: { issuer, ...settings } });
    try {
      await other.close();
      const before = await at.ask('POST /api/openId/logins');
      expect([before.status, before.body.Code]).toEqual([503, 'openId.unreachable']);
      expect(before.headers['retry-after']).toBe('5');
      other = await anOpenIdProvider({ port, returnUrl });
      const someone = await at.someone();
      const { loginUrl, token } = await start(at);
      const answer = await identify(loginUrl, someone.kennitala);
      await other.close();
      expect((await finish(answer, token, at)).body.Code).toBe('openId.unreachable');
      other = await anOpenIdProvider({ port, returnUrl });
      expect((await logInAs(someone.kennitala, at)).status).toBe(200);
    } finally {
      await at.close();
      await other.close();
    }
  });
});
