import type { Language } from '@omur/contract/rules/language';
import { createHmac, timingSafeEqual } from 'node:crypto';

const numberLength = 4;
const wholeLength = numberLength + 32;

function signatureOf(number: Buffer, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update('approval:').update(number).digest();
}

/** What stands in the link of a letter: the number of the request, signed, so that nobody can make one up (V5). */
export function tokenOf(requestId: number, secret: Buffer): string {
  const number = Buffer.alloc(numberLength);
  number.writeUInt32BE(requestId);
  return Buffer.concat([number, signatureOf(number, secret)]).toString('base64url');
}

/** The path of the portal where a letter's reader can answer without logging in, in the language of the letter. */
export function linkOf(requestId: number, secret: Buffer, language: Language): string {
  return `/samthykki/${tokenOf(requestId, secret)}${language === 'en' ? '?mal=en' : ''}`;
}

/** The request that a token names; nothing when it is forged, cut short, or spelled in any other way than we do. */
export function readToken(token: string, secret: Buffer): number | undefined {
  const whole = Buffer.from(token, 'base64url');
  if (whole.length !== wholeLength || whole.toString('base64url') !== token) return undefined;
  const number = whole.subarray(0, numberLength);
  if (!timingSafeEqual(whole.subarray(numberLength), signatureOf(number, secret))) return undefined;
  return number.readUInt32BE();
}
