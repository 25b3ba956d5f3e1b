import { timingSafeEqual } from 'node:crypto';
import { consentPath, wrongRequest } from '@omur/contract/accounts/signOn';
import Provider, { errors, interactionPolicy, type Context } from 'oidc-provider';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../../platform/config.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import { storeIn } from './adapter.ts';
import { signingKeys } from './keys.ts';
import { findAccount } from './queries.ts';

/** The cookie that binds a request of a service to the browser that it came from. */
export const requestCookie = 'omur_sign_on';
export const paths = {
  authorization: '/oidc/auth',
  token: '/oidc/token',
  userinfo: '/oidc/me',
  jwks: '/oidc/jwks',
  revocation: '/oidc/revoke',
} as const;
/** Where a service's browser is led to; below it go the calls that the cookie is for. */
export const requestPath = (uid: string) => `/api/signOn/${uid}`;
const wrongPath = `${consentPath}/${wrongRequest}`;
export const minutesToAnswer = 30;
/** A log-in outlives its code and token by a little. */
export const grantMinutes = 15;

const looksEvery = 60_000;

type Answer = ReturnType<Provider['callback']>;

/** The certified provider of OpenID Connect with the keys of the moment. Another is made when they have changed. */
export class SignOnProvider {
  readonly #pool: pg.Pool;
  readonly #config: Config;
  readonly #log: Pick<Logger, 'error' | 'warn'>;
  #known: { at: number; kids: string; answer: Answer } | undefined;
  #making: Promise<Answer> | undefined;

  constructor(pool: pg.Pool, config: Config, log: Pick<Logger, 'error' | 'warn'>) {
    this.#pool = pool;
    this.#config = config;
    this.#log = log;
  }

  async answer(): Promise<Answer> {
    if (this.#known && Date.now() < this.#known.at + looksEvery) return this.#known.answer;
    this.#making ??= this.#look().finally(() => (this.#making = undefined));
    return this.#making;
  }

  async #look(): Promise<Answer> {
    const keys = await signingKeys({ pool: this.#pool, config: this.#config, log: this.#log });
    const kids = keys.map(({ kid }) => kid).join(' ');
    const answer = this.#known?.kids === kids ? this.#known.answer : this.#providerWith(keys).callback();
    this.#known = { at: Date.now(), kids, answer };
    return answer;
  }

  #providerWith(keys: object[]): Provider {
    const provider = new Provider(this.#config.publicUrl, {
      ...settings,
      adapter: storeIn(this.#pool),
      jwks: { keys },
      findAccount: (_context: Context, subject: string) => this.#accountOf(subject),
    });
    provider.proxy = true;
    provider.Client.prototype.compareClientSecret = function compare(actual: string) {
      return timingSafeEqual(Buffer.from(this.clientSecret ?? '', 'hex'), hashOf(actual));
    };
    // Nothing of theirs is left in the browser: on a shared computer the next one is asked who they are.
    provider.on('authorization.success', ({ oidc }) => (oidc.session.destroyed = true));
    provider.on('server_error', (_context, error) => this.#log.error({ err: error }, 'a sign-on failed'));
    provider.use(answerByQueryAlone);
    return provider;
  }

  async #accountOf(subject: string) {
    const found = await findAccount.row<{ name: string }>(this.#pool, { subject });
    return found && { accountId: subject, claims: () => ({ sub: subject, name: found.name }) };
  }
}

/** The other ways of answering run a script of the library's in a page, which no page here may. */
async function answerByQueryAlone(context: Context, next: () => Promise<void>): Promise<void> {
  const { response_mode: mode } = context.query;
  if (context.path === paths.authorization && mode !== undefined && mode !== 'query')
    return context.redirect(wrongPath);
  await next();
  if (context.path === '/.well-known/openid-configuration')
    context.body = { ...(context.body as object), response_modes_supported: ['query'] };
}

/** O143: people are asked each time they come. */
const policy = [
  new interactionPolicy.Prompt(
    { name: 'login', requestable: true },
    new interactionPolicy.Check('asked', 'everybody is asked', 'login_required', ({ oidc }) => {
      if (!oidc.result?.login) return true;
      if (!oidc.account) throw new errors.AccessDenied('the login was locked or closed');
      return false;
    }),
  ),
  new interactionPolicy.Prompt({ name: 'consent', requestable: true }),
];

const off = { enabled: false } as const;

const settings = {
  interactions: { policy, url: (_: Context, { uid }: { uid: string }) => requestPath(uid) },
  routes: paths,
  scopes: ['openid', 'profile'],
  claims: { openid: ['sub'], profile: ['name'] },
  responseTypes: ['code'],
  grantTypes: ['authorization_code'],
  clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
  clientDefaults: {
    grant_types: ['authorization_code'],
    response_types: ['code'],
    id_token_signed_response_alg: 'RS256',
    scope: 'openid profile',
    // What a service asks for goes through a browser, where it can be taken out: this says what came of it.
    require_auth_time: true,
  },
  pkce: { required: () => true },
  // A code or a token ends with the session of the portal, which the store sees to.
  expiresWithSession: () => false,
  allowOmittingSingleRegisteredRedirectUri: false,
  clockTolerance: 0,
  cookies: {
    names: {
      interaction: requestCookie,
      resume: `${requestCookie}_resume`,
      session: `${requestCookie}_session`,
    },
    short: { httpOnly: true, sameSite: 'lax' },
    long: { httpOnly: true, sameSite: 'lax' },
  },
  ttl: {
    Interaction: minutesToAnswer * 60,
    AuthorizationCode: 60,
    AccessToken: 600,
    IdToken: 600,
    Grant: grantMinutes * 60,
    Session: 60,
  },
  features: {
    devInteractions: off,
    dPoP: off,
    pushedAuthorizationRequests: off,
    resourceIndicators: off,
    rpInitiatedLogout: off,
    revocation: { enabled: true },
    userinfo: { enabled: true },
  },
  // An app in a browser asks from where it is led back to.
  clientBasedCORS: (
    { oidc }: { oidc: { route: string } },
    origin: string,
    client: { clientAuthMethod: string; redirectUris: string[] },
  ) =>
    (oidc.route === 'userinfo' || client.clientAuthMethod === 'none') &&
    client.redirectUris.some((uri) => new URL(uri).origin === origin),
  renderError: (context: Context) => {
    context.status = 303;
    context.redirect(wrongPath);
  },
};
