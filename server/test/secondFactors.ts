import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../src/platform/sessions/passwords.ts';
import type { Authenticator } from './authenticator.ts';
import type { Answer, Portal, Someone } from './portal.ts';

export const password = 'sjö svartir svanir';
let passwordHash: string | undefined;

/** Somebody who has a password, which factors are added and removed with. */
export async function withPassword(portal: Portal, someone: Someone): Promise<Someone> {
  passwordHash ??= await hashPassword(password);
  await portal.sql('update app_user set password_hash = $1 where user_id = $2', [
    passwordHash,
    someone.userId,
  ]);
  return someone;
}

/** The code of an app, now or so many half minutes away. */
export function codeOf(secret: string, away = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + away * 30_000 });
}

/** Connects an app, as if that had been a minute ago, and answers its secret and the recovery codes. */
export async function anApp(portal: Portal, as: Someone): Promise<{ secret: string; codes: string[] }> {
  const begun = await portal.ask('PATCH /api/users/secondFactors/app', { as, body: { LYKILORD: password } });
  if (begun.status !== 200) throw new Error(`The app was refused: ${begun.text}`);
  const secret: string = begun.body.lykilL_KODAAPPS;
  const { body } = await portal.ask('PATCH /api/users/secondFactors/app/confirm', {
    as,
    body: { KODI: codeOf(secret) },
  });
  await portal.sql('update code_app set last_step = last_step - 2 where user_id = $1', [as.userId]);
  return { secret, codes: body.varakodar };
}

export async function aPasskey(
  portal: Portal,
  as: Someone,
  authenticator: Authenticator,
  name = 'Síminn minn',
): Promise<Answer> {
  const begun = await portal.ask('PATCH /api/users/secondFactors/passkeys/begin', {
    as,
    body: { LYKILORD: password },
  });
  return portal.ask('PATCH /api/users/secondFactors/passkeys', {
    as,
    body: {
      HEITI_ADGANGSLYKILS: name,
      SVAR_ADGANGSLYKILS: authenticator.made(begun.body.beidnI_ADGANGSLYKILS),
    },
  });
}

export const logIn = (portal: Portal, { kennitala }: Someone) =>
  portal.ask('POST /api/login', { body: { KENNITALA: kennitala, LYKILORD: password } });

export const giveCode = (portal: Portal, token: string | undefined, KODI: string) =>
  portal.ask('PATCH /api/login/code', {
    body: { KODI },
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });

export async function logInWith(portal: Portal, authenticator: Authenticator): Promise<Answer> {
  const begun = await portal.ask('PATCH /api/login/passkey/begin');
  return portal.ask('PATCH /api/login/passkey', {
    body: { SVAR_ADGANGSLYKILS: authenticator.used(begun.body.beidnI_ADGANGSLYKILS) },
  });
}
