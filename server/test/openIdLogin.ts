import { createSign, type KeyObject } from 'node:crypto';
import { client } from './openIdProvider.ts';
import type { Portal } from './portal.ts';

export const publicUrl = 'http://localhost:3000';
export const returnUrl = `${publicUrl}/rafraen-innskraning`;

/** All but where the provider is. */
export const openIdSettings = {
  clientId: client.id,
  clientSecret: client.secret,
  scope: 'openid profile',
  claim: 'nationalId',
  acr: [],
  labelIs: 'Skrá inn með skilríkjum',
  labelEn: 'Log in with an ID',
};

export async function startLogin(at: Portal) {
  const { status, text, body } = await at.ask('POST /api/openId/logins');
  if (status !== 201) throw new Error(`The login was not started: ${text}`);
  return { loginUrl: String(body.sloD_INNSKRANINGAR), token: String(body.token) };
}

export const finishLogin = (providerAnswer: string, token: string, at: Portal) =>
  at.ask('POST /api/openId/sessions', {
    body: { SVAR_INNSKRANINGAR: providerAnswer, TOKEN: token },
    headers: { 'user-agent': 'Vafri' },
  });

/** Goes to the provider as a browser does, says who is logging in, and answers what it sends the browser back with. */
export async function identify(loginUrl: string, kennitala: string | undefined): Promise<string> {
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

export async function logInAs(kennitala: string, at: Portal) {
  const { loginUrl, token } = await startLogin(at);
  return finishLogin(await identify(loginUrl, kennitala), token, at);
}

export const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** The same token with other claims, signed by somebody. */
export function signedAnew(idToken: string, changes: object, key: KeyObject, head: object = {}): string {
  const [header = '', claims = ''] = idToken
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').toString());
  const signed = `${encoded({ ...JSON.parse(header || '{}'), ...head })}.${encoded({ ...JSON.parse(claims), ...changes })}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
}
