import { created, endpoint, one } from '../platform/endpoint.ts';
import { token } from '../platform/fields/people.ts';
import { Session } from './sessions.ts';
import { text } from '../platform/values.ts';
import { field, freeText, request, response } from '../platform/wire.ts';

/** Where a provider of electronic ID sends the browser back to. */
export const returnPath = '/rafraen-innskraning';

/** Where to go, and a secret that stays in the browser: without it the provider's answer is worth nothing. */
export const StartedOpenId = response({ loginUrl: field('SLOD_INNSKRANINGAR', text), token });

export const startOpenId = endpoint('POST /api/openId/logins', {
  access: 'public',
  summary:
    'Starts a login with an electronic ID: answers the address of the provider to send the browser to.',
  spec: 'S1, S4',
  reply: created(StartedOpenId),
});

export const logInByOpenId = endpoint('POST /api/openId/sessions', {
  access: 'public',
  summary:
    'Starts a session from what the provider sent the browser back with; once, and within ten minutes of the start. It never makes a user: 404 for a national ID without one.',
  spec: 'S1, S4',
  body: request({ providerAnswer: freeText(8000, field('SVAR_INNSKRANINGAR', text)), token }),
  reply: one(Session),
});
