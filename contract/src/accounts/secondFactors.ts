import * as z from 'zod/mini';
import { endpoint, nothing, one } from '../platform/endpoint.ts';
import { password } from '../platform/fields/people.ts';
import { pathId } from '../platform/paths.ts';
import { Session } from './sessions.ts';
import { id, instant, text, yesNo } from '../platform/values.ts';
import { field, upTo, request, response } from '../platform/wire.ts';

// Codes from an app, passkeys and recovery codes. What answers a secret is a PATCH: answers to POST are kept for a day (W5).

/** JSON as the browser's own calls take and give it; its names are those of the WebAuthn standard. */
const passkeyRequest = field('BEIDNI_ADGANGSLYKILS', text);
const passkeyAnswer = field('SVAR_ADGANGSLYKILS', text.check(z.minLength(1), z.maxLength(20_000)));
const code = field('KODI', text.check(z.minLength(1), z.maxLength(60)));
const passkeyName = field('HEITI_ADGANGSLYKILS', text);
const namedPasskey = field('HEITI_ADGANGSLYKILS', text.check(z.regex(/\S/), z.maxLength(60)));
const givenPassword = upTo(1000, password);

const Passkey = response({
  passkeyId: field('ADGANGSLYKILL_NR', id),
  passkeyName,
  addedAt: field('DAGS_BAETT_VID', instant),
  lastUsedAt: field('SIDAST_VIRKUR', z.nullable(instant)),
});
export type Passkey = z.output<typeof Passkey>;

/** The second factors of their own login. */
export const SecondFactors = response({
  hasApp: field('HEFUR_KODAAPP', yesNo),
  appAddedAt: field('DAGS_KODAAPPS', z.nullable(instant)),
  appLastUsedAt: field('KODAAPP_SIDAST_NOTAD', z.nullable(instant)),
  passkeys: field('ADGANGSLYKLAR', z.array(Passkey)),
  recoveryCodesLeft: field('FJOLDI_VARAKODA', z.int()),
  /** The society wants one of the user: the last cannot be removed. */
  isDemanded: field('SKYLDA', yesNo),
});
export type SecondFactors = z.output<typeof SecondFactors>;

/** Shown once; empty where the user has some already. */
export const RecoveryCodes = response({ recoveryCodes: field('VARAKODAR', z.array(text)) });

const PasswordGiven = request({ password: givenPassword });

/** Of their own login alone, and also for staff who have yet to set one up. */
const ofOwnLogin = { access: 'loggedIn', masquerade: 'never', beforeSecondFactor: true } as const;

export const getSecondFactors = endpoint('GET /api/users/secondFactors', {
  ...ofOwnLogin,
  reply: one(SecondFactors),
});

export const beginApp = endpoint('PATCH /api/users/secondFactors/app', {
  ...ofOwnLogin,
  body: PasswordGiven,
  reply: one(response({ secret: field('LYKILL_KODAAPPS', text), appAddress: field('SLOD_KODAAPPS', text) })),
});

export const confirmApp = endpoint('PATCH /api/users/secondFactors/app/confirm', {
  ...ofOwnLogin,
  body: request({ code }),
  reply: one(RecoveryCodes),
  affects: () => [getSecondFactors],
});

export const removeApp = endpoint('PATCH /api/users/secondFactors/app/remove', {
  ...ofOwnLogin,
  body: PasswordGiven,
  reply: nothing,
  affects: () => [getSecondFactors],
});

export const beginPasskey = endpoint('PATCH /api/users/secondFactors/passkeys/begin', {
  ...ofOwnLogin,
  body: PasswordGiven,
  reply: one(response({ passkeyRequest })),
});

export const addPasskey = endpoint('PATCH /api/users/secondFactors/passkeys', {
  ...ofOwnLogin,
  body: request({ passkeyName: namedPasskey, passkeyAnswer }),
  reply: one(RecoveryCodes),
  affects: () => [getSecondFactors],
});

export const renamePasskey = endpoint('PATCH /api/users/secondFactors/passkeys/:passkeyId/rename', {
  ...ofOwnLogin,
  params: { passkeyId: pathId('passkeyId') },
  body: request({ passkeyName: namedPasskey }),
  reply: nothing,
  affects: () => [getSecondFactors],
});

export const removePasskey = endpoint('PATCH /api/users/secondFactors/passkeys/:passkeyId/remove', {
  ...ofOwnLogin,
  params: { passkeyId: pathId('passkeyId') },
  body: PasswordGiven,
  reply: nothing,
  affects: () => [getSecondFactors],
});

export const renewRecoveryCodes = endpoint('PATCH /api/users/secondFactors/recoveryCodes', {
  ...ofOwnLogin,
  body: PasswordGiven,
  reply: one(RecoveryCodes),
  affects: () => [getSecondFactors],
});

export const giveCode = endpoint('PATCH /api/login/code', {
  access: 'public',
  body: request({ code }),
  reply: one(Session),
});

export const beginPasskeyLogin = endpoint('PATCH /api/login/passkey/begin', {
  access: 'public',
  reply: one(response({ passkeyRequest })),
});

export const logInWithPasskey = endpoint('PATCH /api/login/passkey', {
  access: 'public',
  body: request({ passkeyAnswer }),
  reply: one(Session),
});
