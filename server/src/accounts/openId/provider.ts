import { createHmac } from 'node:crypto';
import { returnPath } from '@omur/contract/accounts/openId';
import * as oidc from 'openid-client';
import type { Config, OpenIdSettings } from '../../platform/config.ts';

/** What a login is asked for and checked with. All of it follows from the secret that the browser keeps; none of it is stored. */
interface Proof {
  state: string;
  nonce: string;
  verifier: string;
}

/** A login that was begun here: what the browser keeps of it, when that was, and whether somebody confirms by it who they are (X133). */
interface Begun {
  secret: string;
  startedAt: Date;
  isConfirming: boolean;
}

/** The provider let somebody in by less than what was asked for. */
export class TooWeak extends Error {}

/** The provider vouches for somebody who identified themselves before they were sent there. */
export class NotFresh extends Error {}

/** Clocks differ by so many seconds. */
const clockTolerance = 30;

/** The provider of electronic ID. What it says of itself is read when it is first needed, and again each hour. */
export class OpenIdProvider {
  readonly #settings: OpenIdSettings;
  readonly #returnUrl: string;
  #known: { at: number; reading: Promise<oidc.Configuration> } | undefined;

  constructor(settings: OpenIdSettings, { publicUrl }: Pick<Config, 'publicUrl'>) {
    this.#settings = settings;
    this.#returnUrl = `${publicUrl}${returnPath}`;
  }

  async addressFor(secret: string): Promise<string> {
    const { state, nonce, verifier } = proofOf(secret);
    const { acr } = this.#settings;
    return oidc.buildAuthorizationUrl(await this.#configuration(), {
      redirect_uri: this.#returnUrl,
      scope: this.#settings.scope,
      // Anyone who logged in on this computer before may have left it to somebody else.
      prompt: 'login',
      // With it the token says when they identified themselves. With 0 some providers ask again and again.
      max_age: '600',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(acr.length > 0 && { acr_values: acr.join(' ') }),
    }).href;
  }

  /**
   * The kennitala that the provider vouches for; undefined where its answer names none. Who identified themselves at the provider before
   * the login began has not done so for it; a confirmation has to say when that was.
   */
  async kennitalaBehind(answer: string, { secret, startedAt, isConfirming }: Begun): Promise<unknown> {
    const { state, nonce, verifier } = proofOf(secret);
    const configuration = await this.#configuration();
    const address = new URL(this.#returnUrl);
    address.search = answer;
    const tokens = await oidc.authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    const { claim, acr } = this.#settings;
    const identifiedAt = claims?.auth_time ?? (isConfirming ? 0 : Number.POSITIVE_INFINITY);
    if (identifiedAt < startedAt.getTime() / 1000 - clockTolerance) throw new NotFresh();
    if (acr.length > 0 && !acr.some((one) => one === claims?.acr)) throw new TooWeak();
    if (claims?.[claim] !== undefined) return claims[claim];
    if (!claims || !configuration.serverMetadata().userinfo_endpoint) return undefined;
    return (await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub))[claim];
  }

  #configuration(): Promise<oidc.Configuration> {
    if (this.#known && Date.now() < this.#known.at + 3_600_000) return this.#known.reading;
    const reading = this.#discover();
    const known = { at: Date.now(), reading };
    this.#known = known;
    reading.catch(() => {
      if (this.#known === known) this.#known = undefined;
    });
    return reading;
  }

  #discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    return oidc.discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [oidc.clockTolerance]: clockTolerance },
      undefined,
      {
        timeout: 8,
        execute: [
          // The token comes straight from the provider; its signature is looked at all the same.
          oidc.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
  }
}

function proofOf(secret: string): Proof {
  const derived = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url');
  return { state: derived('state'), nonce: derived('nonce'), verifier: derived('verifier') };
}
