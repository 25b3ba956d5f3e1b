import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { problem, publicUrl, SignOn } from '../../../test/signOn.ts';

let portal: Portal;
let at: SignOn;
let member: Someone;
let proxy: Someone;
beforeAll(async () => {
  portal = await aPortal({ publicUrl });
  at = await SignOn.at(portal);
});
beforeEach(async () => {
  member = await portal.someone({ name: 'Þórdís Æsa' });
  proxy = await portal.someone({ role: 'external', name: 'Hrafnhildur Lóa', isPerson: false });
});
afterAll(() => portal.close());

/** Somebody with the session that an answer gave. */
const now = (one: Someone, { body }: { body: { token: string } }): Someone => ({ ...one, token: body.token });
const acting = async (one: Someone) =>
  now(one, await portal.ask(`PATCH /api/users/masquerade/${member.userId}`, { as: one }));
const stopped = async (one: Someone) =>
  now(one, await portal.ask('PATCH /api/users/stopMasquerade/', { as: one }));
const grant = (more: object = {}) =>
  portal.ask('POST /api/users/access', {
    as: member,
    body: { NOTENDA_NR_TENGSLAADILLA: proxy.userId, ...more },
  });
const consentsOf = async ({ userId }: Someone) =>
  (await portal.sql('select from sign_on_consent where user_id = $1', [userId])).length;

describe('a log-in to a service, of somebody who acts for another', () => {
  it.each([
    ['an administrator', () => portal.someone({ role: 'administrator', isPerson: false })],
    ['a proxy', async () => (await grant(), proxy)],
    ['a proxy who may only read', async () => (await grant({ ADEINS_LESTUR: 1 }), proxy)],
  ] as const)('O257 is refused to %s, who is given nothing in either name', async (_, made) => {
    const one = await acting(await made());
    const browser = at.browser();
    const uid = await at.come(browser);
    for (const answer of [
      await at.request(uid, browser, one),
      await at.answer(uid, browser, one),
      await at.answer(uid, browser, one, 0),
      await portal.ask('GET /api/signOn/consents', { as: one }),
    ])
      expect([answer.status, answer.body.Code]).toEqual([409, 'access.whileActing']);
    expect([await consentsOf(member), await consentsOf(one)]).toEqual([0, 0]);
    // The request still waits, for whoever answers it in their own name.
    const own = await stopped(one);
    expect((await at.request(uid, browser, own)).status).toBe(200);
    const { body } = await at.answer(uid, browser, own);
    const tokens = await at.exchange(new URL((await browser.get(body.naestA_SLOD)).to));
    const [{ subject }] = (await portal.sql('select subject from app_user where user_id = $1', [
      one.userId,
    ])) as [{ subject: string }];
    expect(tokens.claims()?.sub).toBe(subject);
    expect([await consentsOf(member), await consentsOf(one)]).toEqual([0, 1]);
  });
  it('O257 ends when they begin to act, with its code and token', async () => {
    await grant();
    const [token, code] = [await at.tokenOf(proxy), await at.logIn(proxy)];
    expect(await at.knows(token)).toBe(200);
    await acting(proxy);
    expect([await at.knows(token), await problem(at.exchange(code))]).toEqual([401, 'invalid_grant']);
  });
  it('O257 is not kept by the database either, nor by the session of somebody else', async () => {
    await at.tokenOf(member);
    const kept = (session: string) =>
      portal.sql(
        `insert into sign_on_grant (grant_hash, consent_id, session_token_hash, scope, expires_at)
         select sha256('another'), c.consent_id, s.token_hash, 'openid', now() + interval '1 minute'
         from sign_on_consent c, session s where c.user_id = $1 and ${session}`,
        [member.userId],
      );
    await expect(kept(`s.user_id = ${proxy.userId}`)).rejects.toThrow('in the name of another');
    await portal.sql('update session set acting_for_user_id = $1 where user_id = $2', [
      proxy.userId,
      member.userId,
    ]);
    await expect(kept(`s.user_id = ${member.userId}`)).rejects.toThrow('in the name of another');
  });
  it('O258 is not fresh because they began and stopped to act', async () => {
    await grant();
    await portal.sql(`update session set logged_in_at = now() - interval '1 hour' where user_id = $1`, [
      proxy.userId,
    ]);
    const own = await stopped(await acting(proxy));
    for (const more of [{ prompt: 'login' }, { max_age: '300' }] as Record<string, string>[]) {
      const browser = at.browser();
      const uid = await at.come(browser, more);
      expect((await at.request(uid, browser, own)).body.tharF_INNSKRANINGU).toBe(1);
      expect((await at.answer(uid, browser, own)).body.Code).toBe('signOn.loginNeeded');
    }
    const claims = (await at.exchange(await at.logIn(own))).claims();
    expect(Date.now() / 1000 - Number(claims?.['auth_time'])).toBeGreaterThan(3500);
  });
});
