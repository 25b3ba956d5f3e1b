import { createHmac, timingSafeEqual } from 'node:crypto';

const numberLength = 4;
const wholeLength = numberLength + 32;

/** What a link of a letter is about: the same number signed for one purpose is good for no other. */
export type Purpose = 'approval' | 'account' | 'joining';

function signatureOf(purpose: Purpose, number: Buffer, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:`).update(number).digest();
}

/** A number for the link of a letter, signed, so that nobody can make one up. */
export function signedNumber(purpose: Purpose, value: number, secret: Buffer): string {
  const number = Buffer.alloc(numberLength);
  number.writeUInt32BE(value);
  return Buffer.concat([number, signatureOf(purpose, number, secret)]).toString('base64url');
}

/** The number that was signed; nothing when it is forged, cut short, or spelled in any other way than we do. */
export function readSignedNumber(purpose: Purpose, token: string, secret: Buffer): number | undefined {
  const whole = Buffer.from(token, 'base64url');
  if (whole.length !== wholeLength || whole.toString('base64url') !== token) return undefined;
  const number = whole.subarray(0, numberLength);
  if (!timingSafeEqual(whole.subarray(numberLength), signatureOf(purpose, number, secret))) return undefined;
  return number.readUInt32BE();
}
