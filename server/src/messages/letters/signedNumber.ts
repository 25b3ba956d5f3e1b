import { createHmac, timingSafeEqual } from 'node:crypto';

const numberLength = 4;
const wholeLength = numberLength + 32;

/** What a link of a letter is about: the same number signed for one purpose is good for no other. */
export type Purpose = 'approval' | 'account' | 'joining' | 'splitRoom' | 'splitGuest' | 'unsubscribe';

function signatureOf(purpose: Purpose, number: Buffer, secret: Buffer, to: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:`).update(number).update(to).digest();
}

/** A number for the link of a letter, signed, so that nobody can make one up; for one address alone where that is given. */
export function signedNumber(purpose: Purpose, value: number, secret: Buffer, to = ''): string {
  const number = Buffer.alloc(numberLength);
  number.writeUInt32BE(value);
  return Buffer.concat([number, signatureOf(purpose, number, secret, to)]).toString('base64url');
}

/** The number that was signed; nothing when it is forged, cut short, or spelled in any other way than we do. */
export function readSignedNumber(
  purpose: Purpose,
  token: string,
  secret: Buffer,
  to = '',
): number | undefined {
  const whole = wholeOf(token);
  if (!whole) return undefined;
  const number = whole.subarray(0, numberLength);
  if (!timingSafeEqual(whole.subarray(numberLength), signatureOf(purpose, number, secret, to)))
    return undefined;
  return number.readUInt32BE();
}

/** What a token claims, not yet verified: to find out whom it would be for. */
export const claimedNumber = (token: string): number | undefined => wholeOf(token)?.readUInt32BE();

function wholeOf(token: string): Buffer | undefined {
  const whole = Buffer.from(token, 'base64url');
  return whole.length === wholeLength && whole.toString('base64url') === token ? whole : undefined;
}
