import * as oidc from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { injections } from '../../../test/authorization/attack/hostile.ts';
import { problem, publicUrl, SignOn } from '../../../test/signOn.ts';
import { sweeps } from '../../platform/database/sweepQueries.ts';

let portal: Portal;
let at: SignOn;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal({ publicUrl });
  at = await SignOn.at(portal);
});
beforeEach(async () => {
  member = await portal.someone({ name: 'Þórdís Æsa' });
});
afterAll(() => portal.close());

describe('a log-in to a service', () => {
  it('O142, O143 is asked for and tells a number that says nothing, and the name', async () => {
    const browser = at.browser();
    const uid = await at.come(browser);
    expect((await at.request(uid, browser, member)).body).toEqual({
      heitI_THJONUSTU: 'Tónleikavefur',
      leN_THJONUSTU: 'tonleikar.example.is',
      thjonustA_FAER_NAFN: 1,
      leyfT_ADUR: 0,
      tharF_INNSKRANINGU: 0,
    });
    const { body } = await at.answer(uid, browser, member);
    const led = await browser.get(body.naestA_SLOD);
    expect(led.to).toMatch(/^https:\/\/tonleikar\.example\.is\/inn\?code=/);
    // Nothing is left by which the next one at this computer would be let in unasked.
    expect(browser.cookies().filter((name) => name.includes('session'))).toEqual([]);
    const tokens = await at.exchange(new URL(led.to));
    const claims = tokens.claims();
    const known = await oidc.fetchUserInfo(at.service.configuration, tokens.access_token, claims?.sub ?? '');
    expect(known).toEqual({ sub: claims?.sub, name: 'Þórdís Æsa' });
    expect(JSON.stringify([claims, known])).not.toContain(member.kennitala);
    expect([tokens.scope, 'refresh_token' in tokens]).toEqual(['openid profile', false]);
    const again = await at.exchange(await at.logIn(member, { scope: 'openid email kennitala' }));
    expect(again.claims()?.sub).toBe(claims?.sub);
    expect(await oidc.fetchUserInfo(at.service.configuration, again.access_token, claims?.sub ?? '')).toEqual(
      { sub: claims?.sub },
    );
    await expect(
      portal.sql('update app_user set subject = gen_random_uuid() where user_id = $1', [member.userId]),
    ).rejects.toThrow('A subject does not change.');
  });
  it('O143 is of the browser that came from the service, and nobody else answers for it', async () => {
    const theirs = at.browser();
    const uid = await at.come(theirs);
    // Somebody is sent the link of another's request.
    const mine = at.browser();
    await at.come(mine);
    for (const browser of [mine, at.browser()]) {
      expect((await at.request(uid, browser, member)).body.Code).toBe('signOn.ended');
      expect((await at.answer(uid, browser, member)).body.Code).toBe('signOn.ended');
    }
    const { body } = await at.answer(uid, theirs, member);
    expect((await mine.get(body.naestA_SLOD)).to).toMatch(/^\/innskraning-i-thjonustu\/villa$/);
    expect((await at.answer(uid, theirs, member)).body.Code).toBe('signOn.ended');
  });
  it('O143 is refused by whoever wants nothing of it, and without a session', async () => {
    const browser = at.browser();
    const uid = await at.come(browser);
    expect((await portal.ask(`POST /api/signOn/${uid}/request`)).status).toBe(401);
    const { body } = await at.answer(uid, browser, member, 0);
    const led = new URL((await browser.get(body.naestA_SLOD)).to);
    expect(Object.fromEntries(led.searchParams)).toMatchObject({ error: 'access_denied', state: 'ástand' });
    expect((await portal.ask('GET /api/signOn/consents', { as: member })).status).toBe(404);
  });
  it('O143 is fresh where the service asks for that', async () => {
    for (const more of [{ prompt: 'login' }, { max_age: '300' }] as Record<string, string>[]) {
      await portal.sql(`update session set logged_in_at = now() - interval '10 minutes' where user_id = $1`, [
        member.userId,
      ]);
      const browser = at.browser();
      const uid = await at.come(browser, more);
      expect((await at.request(uid, browser, member)).body.tharF_INNSKRANINGU).toBe(1);
      expect((await at.answer(uid, browser, member)).body.Code).toBe('signOn.loginNeeded');
      await portal.sql('update session set logged_in_at = clock_timestamp() where user_id = $1', [
        member.userId,
      ]);
      expect((await at.answer(uid, browser, member)).status).toBe(200);
    }
    const silent = await at.browser().get((await at.addressFor({ prompt: 'none' })).href);
    expect(new URL(silent.to).searchParams.get('error')).toBe('login_required');
  });
  it('O206 says when somebody logged in, so that a fresh log-in which was taken out of the address is missed', async () => {
    await portal.sql(`update session set logged_in_at = now() - interval '1 hour' where user_id = $1`, [
      member.userId,
    ]);
    const stripped = await at.logIn(member);
    const taken = await at.exchange(stripped);
    expect(Date.now() / 1000 - Number(taken.claims()?.auth_time)).toBeGreaterThan(3500);
    const again = await at.logIn(member);
    expect(await problem(at.exchange(again, at.service, { maxAge: 300 }))).not.toBe('none');
    await portal.sql('update session set logged_in_at = clock_timestamp() where user_id = $1', [
      member.userId,
    ]);
    const fresh = await at.logIn(member, { prompt: 'login', max_age: '300' });
    expect(await problem(at.exchange(fresh, at.service, { maxAge: 300 }))).toBe('none');
  });
});

describe('a request that is wrong', () => {
  const led = async (change: (asked: URLSearchParams) => void) => {
    const address = await at.addressFor();
    change(address.searchParams);
    return (await at.browser().get(address.href)).to;
  };
  it('O143 takes PKCE by S256 and no other way', async () => {
    const without = await led((asked) => asked.delete('code_challenge'));
    const plain = await led((asked) => asked.set('code_challenge_method', 'plain'));
    const hybrid = await led((asked) => asked.set('response_type', 'code id_token'));
    for (const to of [without, plain]) expect(new URL(to).searchParams.get('error')).toBe('invalid_request');
    expect(hybrid).toMatch(/unsupported_response_type|unauthorized_client/);
  });
  it.each([
    ['https://tonleikar.example.is/inn/'],
    ['https://tonleikar.example.is.illt.example/inn'],
    ['https://tonleikar.example.is/inn?x=1'],
    ['http://tonleikar.example.is/inn'],
    ['javascript:alert(1)'],
    ['//illt.example'],
  ])('O146 with the address %s leads to a page of the portal', async (address) => {
    expect(await led((asked) => asked.set('redirect_uri', address))).toMatch(
      /^\/innskraning-i-thjonustu\/villa$/,
    );
  });
  it('O146 of an unknown service, or with an answer by a script, does too', async () => {
    for (const [name, value] of [
      ['client_id', 'x\u0000'],
      ['client_id', '0b9b4f0e-6a53-4f0a-9d0e-2f8f0f1b7c11'],
      ['response_mode', 'form_post'],
    ] as const)
      expect(await led((asked) => asked.set(name, value))).toMatch(/^\/innskraning-i-thjonustu\/villa$/);
  });
  it('O146 with anything in any place is answered in words of the protocol', async () => {
    const asked = [
      ...(await at.addressFor()).searchParams.keys(),
      'prompt',
      'max_age',
      'claims',
      'request',
      'resource',
    ];
    const values = Object.values(injections).map((value) => String(value).slice(0, 2000));
    for (const [i, value] of values.entries())
      for (const name of asked.filter((_, j) => (i + j) % 4 === 0)) {
        const address = await at.addressFor();
        address.searchParams.set(name, value);
        const { status, to } = await at.browser().get(address.href);
        expect([name, value, status]).toEqual([name, value, 303]);
        expect(to).toMatch(
          /^(\/api\/signOn\/|\/innskraning-i-thjonustu|https:\/\/tonleikar\.example\.is\/inn\?)/,
        );
        const form = new URLSearchParams({
          grant_type: 'authorization_code',
          code: 'x',
          redirect_uri: 'x',
          code_verifier: 'x',
          [name]: value,
        });
        const answer = await portal.app.inject({
          method: 'POST',
          url: '/oidc/token',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            authorization: `Bearer ${value.replaceAll(/[^ -~]/gu, '')}`,
          },
          payload: form.toString(),
        });
        expect([400, 401]).toContain(answer.statusCode);
      }
  });
  it('O146 and every other answer says that nobody frames or reads it', async () => {
    const { headers } = await at.browser().get((await at.addressFor()).href);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'referrer-policy': 'no-referrer',
      'cache-control': expect.stringContaining('no-store'),
    });
    expect(String(headers['set-cookie'])).toMatch(/omur_sign_on=.*samesite=lax; httponly/i);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    const asked = await portal.app.inject({
      method: 'GET',
      url: '/oidc/me',
      headers: { authorization: `Bearer ${await at.tokenOf(member)}`, origin: 'https://illt.example' },
    });
    expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([400, undefined]);
  });
});

describe('a code', () => {
  it('O144 counts once, also for two at the same moment; used again it takes its token with it', async () => {
    const address = await at.logIn(member);
    const { access_token } = await at.exchange(address);
    expect(await at.knows(access_token)).toBe(200);
    expect(await problem(at.exchange(address))).toBe('invalid_grant');
    expect(await at.knows(access_token)).toBe(401);
    const other = await at.logIn(member);
    const both = await Promise.all([problem(at.exchange(other)), problem(at.exchange(other))]);
    expect(both).toContain('invalid_grant');
  });
  it('O143, O144 is for the service that asked, with its secret and the proof that it began with', async () => {
    const other = await at.aService();
    const wrong = await at.knownBy(at.service.clientId, 'x'.repeat(43));
    const none = await at.knownBy(at.service.clientId, null);
    expect(
      await problem(
        at.exchange(await at.logIn(member), { ...at.service, configuration: other.configuration }),
      ),
    ).toBe('invalid_grant');
    expect(await problem(at.exchange(await at.logIn(member), { ...at.service, configuration: wrong }))).toBe(
      'invalid_client',
    );
    expect(await problem(at.exchange(await at.logIn(member), { ...at.service, configuration: none }))).toBe(
      'invalid_client',
    );
    const another = { pkceCodeVerifier: oidc.randomPKCECodeVerifier() };
    expect(await problem(at.exchange(await at.logIn(member), at.service, another))).toBe('invalid_grant');
    const elsewhere = await at.logIn(member);
    elsewhere.pathname = '/annad';
    expect(await problem(at.exchange(elsewhere))).toBe('invalid_grant');
  });
  it('O144 lasts a minute', async () => {
    const address = await at.logIn(member);
    await portal.sql(`update sign_on_record set expires_at = now() where kind = 'AuthorizationCode'`);
    expect(await problem(at.exchange(address))).toBe('invalid_grant');
    const [row] = await portal.sql(
      `select count(*)::integer as count from sign_on_record where kind = 'AuthorizationCode' and (payload ->> 'exp')::integer - (payload ->> 'iat')::integer > 60`,
    );
    expect(row?.['count']).toBe(0);
  });
  it('O144 opens nothing to who has a copy of the database', async () => {
    const address = await at.logIn(member);
    const { access_token } = await at.exchange(address);
    const rows = await portal.sql('select (r)::text as row from sign_on_record r');
    for (const { row } of rows)
      for (const secret of [access_token, address.searchParams.get('code') ?? ''])
        expect(row).not.toContain(secret);
  });
  it('O141 goes to a service without a secret by its proof alone', async () => {
    const app = await at.aService({ HEFUR_LEYNDARMAL: 0 });
    expect(app.secret).toBeNull();
    const tokens = await at.exchange(await at.logIn(member, {}, app), app);
    expect(await at.knows(tokens.access_token)).toBe(200);
  });
});

describe('what a service was given', () => {
  it.each<[string, string]>([
    ['the session', 'update session set ended_at = now() where user_id = $1'],
    ['a login that is not locked', 'update app_user set is_locked = true where user_id = $1'],
    ['a login that is not closed', 'update app_user set closed_at = now() where user_id = $1'],
    ['its time', `update sign_on_grant set expires_at = now() where true or $1::integer is null`],
  ])('O144 ends with %s', async (_, change) => {
    const [token, code] = [await at.tokenOf(member), await at.logIn(member)];
    expect(await at.knows(token)).toBe(200);
    await portal.sql(change, [member.userId]);
    expect([await at.knows(token), await problem(at.exchange(code))]).toEqual([401, 'invalid_grant']);
  });
  it('O145 is seen by whose it is, who is told of it once, and withdraws it', async () => {
    const token = await at.tokenOf(member);
    await at.tokenOf(member);
    const told = await portal.ask(`GET /api/persons/${member.personId}/notifications`, { as: member });
    expect(told.body.map(({ header }: { header: string }) => header)).toEqual([
      'Þú leyfðir nýja þjónustu: Tónleikavefur',
    ]);
    const other = await portal.someone();
    const kept = await at.tokenOf(other);
    const [mine] = (await portal.ask('GET /api/signOn/consents', { as: member })).body;
    expect(mine).toMatchObject({ heitI_THJONUSTU: 'Tónleikavefur', thjonustA_FAER_NAFN: 1 });
    const withdraw = (as: Someone) =>
      portal.ask(`DELETE /api/signOn/consents/${mine.leyfI_THJONUSTU_NR}`, { as });
    expect((await withdraw(other)).status).toBe(404);
    expect((await withdraw(member)).status).toBe(204);
    expect([await at.knows(token), await at.knows(kept)]).toEqual([401, 200]);
  });
  it('O144 is swept away in its time', async () => {
    await at.tokenOf(member);
    await portal.sql(`update sign_on_grant set expires_at = now()`);
    for (const statement of sweeps) await statement.run(portal.pool, {});
    expect(await portal.sql('select from sign_on_grant')).toEqual([]);
  });
});
