import { anything, everybody, ownerAlone, type Rule, type Rows } from '../row.ts';
import { password } from '../world.ts';

const always = (status: number): Rule => ({ own: status, staff: status, foreign: status, missing: status });
const withPassword = { isSlow: true, body: () => ({ LYKILORD: password }) } as const;

/** Codes from an app, passkeys, recovery codes, and electronic ID. */
export const secondFactorRows: Rows = {
  'GET /api/users/secondFactors': { rule: everybody },
  'PATCH /api/users/secondFactors/app': { rule: everybody, ...withPassword },
  // Nobody has begun with an app, so that there is nothing to confirm or to remove.
  'PATCH /api/users/secondFactors/app/confirm': { rule: always(409), body: () => ({ KODI: '123456' }) },
  'PATCH /api/users/secondFactors/app/remove': { rule: always(404), ...withPassword },
  'PATCH /api/users/secondFactors/passkeys/begin': { rule: everybody, ...withPassword },
  'PATCH /api/users/secondFactors/passkeys': {
    rule: always(409),
    body: () => ({ HEITI_ADGANGSLYKILS: 'Nýr lykill', SVAR_ADGANGSLYKILS: '{}' }),
  },
  'PATCH /api/users/secondFactors/passkeys/:passkeyId/rename': {
    rule: ownerAlone,
    body: () => ({ HEITI_ADGANGSLYKILS: 'Lykillinn' }),
  },
  'PATCH /api/users/secondFactors/passkeys/:passkeyId/remove': { rule: ownerAlone, ...withPassword },
  'PATCH /api/users/secondFactors/recoveryCodes': { rule: everybody, ...withPassword },
  'DELETE /api/users/:userId/secondFactors': { rule: { ...anything, own: 409 } },
  'PATCH /api/login/code': { rule: always(401), body: () => ({ KODI: '123456' }) },
  'PATCH /api/login/passkey/begin': { rule: everybody },
  'PATCH /api/login/passkey': { rule: always(401), body: () => ({ SVAR_ADGANGSLYKILS: '{}' }) },
  'GET /api/login/confirmation': { rule: everybody },
  // Whoever has a password is asked for nothing else.
  'PATCH /api/login/confirmation': { rule: always(409), body: () => ({ KODI: '123456' }) },
  // Electronic ID is offered where it is set up.
  'POST /api/openId/logins': { rule: always(404) },
  'POST /api/openId/sessions': {
    rule: always(404),
    body: () => ({ SVAR_INNSKRANINGAR: '?code=x&state=y', TOKEN: 'x'.repeat(43) }),
  },
};
