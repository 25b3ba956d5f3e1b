import * as z from 'zod/mini';
import { endpoint, one } from '../platform/endpoint.ts';
import { token } from '../platform/fields/people.ts';
import { text } from '../platform/values.ts';
import { field, maybe, request, response, upTo } from '../platform/wire.ts';

// X133: what is asked for again before a change that a session left open must not make.

/** By the password alone, where the user has one. */
export const confirmationWays = ['password', 'electronicId', 'passkey', 'code'] as const;
export type ConfirmationWay = (typeof confirmationWays)[number];

/** Of their own login alone, and also for staff who have yet to set up a second factor. */
const ofOwnLogin = { access: 'loggedIn', masquerade: 'never', beforeSecondFactor: true } as const;

export const getConfirmationWays = endpoint('GET /api/login/confirmation', {
  ...ofOwnLogin,
  reply: one(
    response({ confirmationWays: field('LEIDIR_STADFESTINGAR', z.array(z.literal(confirmationWays))) }),
  ),
});

/**
 * One of the three: what a provider sent the browser back with and the secret of that login, what an authenticator answered, or a code.
 * The answer stands in place of the password in one change. A PATCH, since answers to POST are kept for a day (W5).
 */
export const confirmLogin = endpoint('PATCH /api/login/confirmation', {
  ...ofOwnLogin,
  body: request({
    providerAnswer: maybe(upTo(8000, field('SVAR_INNSKRANINGAR', text))),
    token: maybe(token),
    passkeyAnswer: maybe(upTo(20_000, field('SVAR_ADGANGSLYKILS', text))),
    code: maybe(upTo(60, field('KODI', text))),
  }),
  reply: one(response({ token })),
});
