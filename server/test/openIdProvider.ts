import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider from 'oidc-provider';

interface Settings {
  /** 0 for any. */
  port?: number;
  returnUrl: string;
  /** The kennitala stands in the answer of `userinfo` alone. */
  isOnlyInUserInfo?: boolean;
  /** Changes what the provider answers in exchange for a code. */
  onTokens?: (tokens: { id_token: string }) => void;
}

export const client = { id: 'omur', secret: 'for-tests-alone' } as const;
export const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A provider of electronic ID that believes whatever kennitala is typed. */
export async function anOpenIdProvider({ port = 0, returnUrl, isOnlyInUserInfo, onTokens }: Settings) {
  const lines = new Set<Socket>();
  const server = createServer();
  server.on('connection', (line: Socket) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [returnUrl] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ['sub', 'nationalId'], profile: ['name'] },
    conformIdTokenClaims: Boolean(isOnlyInUserInfo),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Grant: 600, Interaction: 600, Session: 600 },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, ...(sub !== 'nafnlaus' && { nationalId: sub }) }),
    }),
    // Anyone who asks is trusted: nobody has to be asked for consent.
    loadExistingGrant: async ({ oidc }: { oidc: Oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  });
  if (onTokens)
    provider.use(async (context, next) => {
      await next();
      if (context.path === '/token') onTokens(context.body as { id_token: string });
    });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, request, response);
    else void answer(request, response);
  });
  return {
    issuer,
    close: async () => {
      server.close();
      for (const line of lines) line.destroy();
      await once(server, 'close');
    },
  };
}

interface Oidc {
  client: { clientId: string };
  session: { accountId: string };
  provider: Provider;
}

/** The page where people say who they are, and what is done with the answer. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
    return;
  }
  const typed = new URLSearchParams(await text(request));
  const result = typed.has('cancel')
    ? { error: 'access_denied', error_description: 'cancelled' }
    : { login: { accountId: typed.get('kennitala') ?? '' } };
  await provider.interactionFinished(request, response, result);
}

const page = `<!doctype html><html lang="is"><title>Rafræn skilríki</title><main><h1>Rafræn skilríki</h1><form method="post">
<label>Kennitala <input name="kennitala"></label><button>Staðfesta</button><button name="cancel">Hætta við</button></form></main></html>`;
