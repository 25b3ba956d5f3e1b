import * as oidc from 'openid-client';
import { hashPassword } from '../src/platform/sessions/passwords.ts';
import type { Portal, Someone } from './portal.ts';

export const publicUrl = 'http://localhost:3000';
export const password = 'rétt-og-langt-lykilorð';
const back = 'https://tonleikar.example.is/inn';
const verifier = oidc.randomPKCECodeVerifier();

/** A service with what its own library knows of the portal. */
export interface Service {
  serviceId: number;
  clientId: string;
  secret: string | null;
  configuration: oidc.Configuration;
}

/** A log-in to a service takes one that two administrators entered, and a browser that goes between it and the portal. */
export class SignOn {
  readonly #portal: Portal;
  readonly katla: Someone;
  readonly hersir: Someone;
  service!: Service;

  private constructor(portal: Portal, katla: Someone, hersir: Someone) {
    this.#portal = portal;
    this.katla = katla;
    this.hersir = hersir;
  }

  static async at(portal: Portal): Promise<SignOn> {
    const katla = await portal.someone({ role: 'administrator', isPerson: false, name: 'Katla' });
    const hersir = await portal.someone({ role: 'administrator', isPerson: false, name: 'Hersir' });
    await portal.sql('update app_user set password_hash = $1', [await hashPassword(password)]);
    const made = new SignOn(portal, katla, hersir);
    made.service = await made.aService();
    return made;
  }

  browser = () => new Browser(this.#portal);

  /** Asks the app as the network would. */
  readonly fetch: oidc.CustomFetch = async (address, { method, headers, body }) => {
    const { pathname, search } = new URL(address);
    const answer = await this.#portal.app.inject({
      method: method as 'GET',
      url: pathname + search,
      headers,
      ...(body instanceof URLSearchParams && { payload: body.toString() }),
    });
    const given = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(answer.body, { status: answer.statusCode, headers: given });
  };

  enter = (more: object = {}) =>
    this.#portal.ask('PATCH /api/services', {
      as: this.katla,
      body: {
        HEITI_THJONUSTU: 'Tónleikavefur',
        SLODIR_THJONUSTU: [back],
        HEFUR_LEYNDARMAL: 1,
        LYKILORD: password,
        ...more,
      },
    });

  confirm = (serviceId: number, as = this.hersir) =>
    this.#portal.ask(`POST /api/services/${serviceId}/confirmation`, { as });

  async aService(more: object = {}): Promise<Service> {
    const { body } = await this.enter(more);
    await this.confirm(body.thjonustA_NR);
    const { thjonustA_NR: serviceId, audkennI_THJONUSTU: clientId, leyndarmaL_THJONUSTU: secret } = body;
    return { serviceId, clientId, secret, configuration: await this.knownBy(clientId, secret) };
  }

  /** What the library of a service makes of what the portal says of itself. */
  knownBy = (clientId: string, secret: string | null): Promise<oidc.Configuration> =>
    oidc.discovery(
      new URL(publicUrl),
      clientId,
      undefined,
      secret === null ? oidc.None() : oidc.ClientSecretBasic(secret),
      { execute: [oidc.allowInsecureRequests], [oidc.customFetch]: this.fetch },
    );

  addressFor = async (more: Record<string, string> = {}, of = this.service) =>
    oidc.buildAuthorizationUrl(of.configuration, {
      redirect_uri: back,
      scope: 'openid profile',
      state: 'ástand',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...more,
    });

  /** Goes to the portal and to the page that asks; answers the number of the request. */
  async come(browser: Browser, more: Record<string, string> = {}, of = this.service): Promise<string> {
    const begun = await browser.get((await this.addressFor(more, of)).href);
    const uid = /^\/api\/signOn\/([\w-]{43})$/.exec(begun.to)?.[1] ?? '';
    const page = await browser.get(begun.to);
    if (page.to !== `/innskraning-i-thjonustu/${uid}`) throw new Error(`The portal led to ${begun.to}.`);
    return uid;
  }

  request = (uid: string, browser: Browser, as: Someone) =>
    this.#portal.ask(`POST /api/signOn/${uid}/request`, {
      as,
      headers: browser.sent(`/api/signOn/${uid}/request`),
    });

  answer = (uid: string, browser: Browser, as: Someone, LEYFT = 1) =>
    this.#portal.ask(`PATCH /api/signOn/${uid}/request`, {
      as,
      body: { LEYFT },
      headers: browser.sent(`/api/signOn/${uid}/request`),
    });

  /** All the way to the address that the service is led back to. */
  async logIn(as: Someone, more: Record<string, string> = {}, of = this.service): Promise<URL> {
    const browser = this.browser();
    const { body } = await this.answer(await this.come(browser, more, of), browser, as);
    return new URL((await browser.get(body.naestA_SLOD)).to);
  }

  exchange = (address: URL, of: Pick<Service, 'configuration'> = this.service, more: object = {}) =>
    oidc.authorizationCodeGrant(of.configuration, address, {
      expectedState: 'ástand',
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      ...more,
    });

  tokenOf = async (as: Someone) => (await this.exchange(await this.logIn(as))).access_token;

  /** What a token is answered with: 200 while it counts. */
  knows = async (token: string): Promise<number> =>
    (
      await this.#portal.app.inject({
        method: 'GET',
        url: '/oidc/me',
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode;
}

/** A browser that came from a service. */
class Browser {
  readonly #portal: Portal;
  readonly #cookies = new Map<string, { value: string; path: string }>();

  constructor(portal: Portal) {
    this.#portal = portal;
  }

  async get(address: string): Promise<{ status: number; to: string; headers: Record<string, unknown> }> {
    const { pathname, search } = new URL(address, publicUrl);
    const { statusCode, headers } = await this.#portal.app.inject({
      method: 'GET',
      url: pathname + search,
      headers: this.sent(pathname),
    });
    for (const line of [headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, { value, path: /path=([^;]+)/i.exec(line)?.[1] ?? '/' });
    }
    return { status: statusCode, to: headers.location ?? '', headers };
  }

  sent(pathname: string): Record<string, string> {
    const fit = [...this.#cookies].filter(
      ([, { path }]) => pathname === path || pathname.startsWith(`${path}/`),
    );
    return { cookie: fit.map(([name, { value }]) => `${name}=${value}`).join('; ') };
  }

  cookies = () => [...this.#cookies.keys()];
}

/** What was wrong, as the service's library says it. */
export const problem = (asked: Promise<unknown>): Promise<string | undefined> =>
  asked.then(
    () => 'none',
    ({ error, code, cause }: { error?: string; code?: string; cause?: unknown }) =>
      error ?? (Array.isArray(cause) ? String(cause[0]?.parameters?.error) : code),
  );
