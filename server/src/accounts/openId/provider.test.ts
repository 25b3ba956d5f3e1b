import { describe, expect, it } from 'vitest';
import {
  finishLogin,
  identify,
  logInAs,
  openIdSettings,
  publicUrl,
  returnUrl,
  startLogin,
} from '../../../test/openIdLogin.ts';
import { anOpenIdProvider, client } from '../../../test/openIdProvider.ts';
import { aPortal } from '../../../test/portal.ts';
import { readConfig } from '../../platform/config.ts';

describe('electronic ID on the login page', () => {
  it('has its words, and nothing of what is between the society and the provider', async () => {
    const portal = await aPortal({
      publicUrl,
      openId: { issuer: 'https://x.example.is', ...openIdSettings },
    });
    const { body, text } = await portal.ask('GET /api/society');
    await portal.close();
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
    const at = await aPortal({ publicUrl, openId: { issuer: other.issuer, ...openIdSettings } });
    try {
      const someone = await at.someone();
      expect((await logInAs(someone.kennitala, at)).body.notandI_NR).toBe(someone.userId);
    } finally {
      await at.close();
      await other.close();
    }
  });
  it('W2 that is down is said to be, before and after you have been there; and asked again once it is up', async () => {
    let other = await anOpenIdProvider({ returnUrl });
    const { issuer } = other;
    const port = Number(new URL(issuer).port);
    const at = await aPortal({ publicUrl, openId: { issuer, ...openIdSettings } });
    try {
      await other.close();
      const before = await at.ask('POST /api/openId/logins');
      expect([before.status, before.body.Code]).toEqual([503, 'openId.unreachable']);
      expect(before.headers['retry-after']).toBe('5');
      other = await anOpenIdProvider({ port, returnUrl });
      const someone = await at.someone();
      const { loginUrl, token } = await startLogin(at);
      const answer = await identify(loginUrl, someone.kennitala);
      await other.close();
      expect((await finishLogin(answer, token, at)).body.Code).toBe('openId.unreachable');
      other = await anOpenIdProvider({ port, returnUrl });
      expect((await logInAs(someone.kennitala, at)).status).toBe(200);
    } finally {
      await at.close();
      await other.close();
    }
  });
});

describe('the settings of electronic ID', () => {
  const all = {
    OIDC_ISSUER: 'https://innskraning.example.is',
    OIDC_CLIENT_ID: 'omur',
    OIDC_CLIENT_SECRET: 'leyndarmál',
    PUBLIC_URL: 'https://omur.example.is',
  };
  it('are all there or none', () => {
    expect(readConfig({}).openId).toBeUndefined();
    expect(readConfig(all).openId).toMatchObject({ scope: 'openid profile', claim: 'nationalId', acr: [] });
    for (const name of Object.keys(all).filter((one) => one !== 'PUBLIC_URL'))
      expect(() => readConfig({ ...all, [name]: '' })).toThrow(/OIDC_ISSUER: needs/);
    expect(() => readConfig({ ...all, PUBLIC_URL: '' })).toThrow(/PUBLIC_URL/);
  });
  it('are not for a line that others read', () => {
    expect(() => readConfig({ ...all, OIDC_ISSUER: 'http://innskraning.example.is' })).toThrow(/https/);
    expect(() => readConfig({ ...all, OIDC_SCOPE: 'profile' })).toThrow(/OIDC_SCOPE/);
  });
  it('S1 say how strong a log-in is, where staff must have a second factor', () => {
    expect(() => readConfig({ ...all, STAFF_MFA: 'required' })).toThrow(/OIDC_ACR/);
    expect(readConfig({ ...all, STAFF_MFA: 'required', OIDC_ACR: 'high substantial' }).openId?.acr).toEqual([
      'high',
      'substantial',
    ]);
  });
});
