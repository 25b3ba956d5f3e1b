import { Secret, TOTP } from 'otpauth';
import type { Config } from '../../platform/config.ts';
import { seal, unseal } from '../../platform/sealing.ts';

/** What every app takes for granted: SHA-1, six digits, half a minute. */
const digits = 6;
const period = 30;

export const isAppCodeLike = (typed: string) => /^\d{6}$/.test(digitsOf(typed));
const digitsOf = (typed: string) => typed.replaceAll(/\s/g, '');

const ownerOf = (userId: number) => `code app of ${userId}`;

/** A new secret, as it is stored, as it is typed, and as the address that an app reads from a picture. */
export function newSecret(config: Config, user: { userId: number; kennitala: string }) {
  const secret = new Secret({ size: 20 });
  // A colon parts the society from the user in the address.
  const issuer = config.societyName.replaceAll(':', ' ');
  const app = new TOTP({ issuer, label: user.kennitala, secret, digits, period });
  return {
    sealed: seal(config, secret.bytes, ownerOf(user.userId)),
    secret: secret.base32,
    appAddress: app.toString(),
  };
}

/** The half minute whose code it is, counted from 1970; undefined when it is none of now, the one before and the one after. */
export function halfMinuteOf(
  config: Config,
  { userId, sealed }: { userId: number; sealed: Buffer },
  typed: string,
): number | undefined {
  const bytes = unseal(config, sealed, ownerOf(userId));
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer });
  const now = Date.now();
  const away = TOTP.validate({ token: digitsOf(typed), secret, digits, period, timestamp: now, window: 1 });
  return away === null ? undefined : Math.floor(now / 1000 / period) + away;
}
