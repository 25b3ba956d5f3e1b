import { created, endpoint, one } from '../platform/endpoint.ts';
import { token } from '../platform/fields/people.ts';
import { Session } from './sessions.ts';
import { text } from '../platform/values.ts';
import { field, upTo, request, response } from '../platform/wire.ts';

/** Where a provider of electronic ID sends the browser back to. */
export const returnPath = '/rafraen-innskraning';

/** Where to go, and a secret that stays in the browser: without it the provider's answer is worth nothing. */
export const StartedOpenId = response({ loginUrl: field('SLOD_INNSKRANINGAR', text), token });

export const startOpenId = endpoint('POST /api/openId/logins', {
  access: 'public',
  reply: created(StartedOpenId),
});

export const logInByOpenId = endpoint('POST /api/openId/sessions', {
  access: 'public',
  body: request({ providerAnswer: upTo(8000, field('SVAR_INNSKRANINGAR', text)), token }),
  reply: one(Session),
});
