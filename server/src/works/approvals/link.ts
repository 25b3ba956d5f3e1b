import type { Language } from '@omur/contract/platform/rules/language';
import { signedNumber } from '../../messages/letters/signedNumber.ts';

/** What stands in the link of a letter: the number of the request, signed (V5). */
export function tokenOf(requestId: number, secret: Buffer): string {
  return signedNumber('approval', requestId, secret);
}

/** The path of the portal where a letter's reader can answer without logging in, in the language of the letter. */
export function linkOf(requestId: number, secret: Buffer, language: Language): string {
  return `/samthykki/${tokenOf(requestId, secret)}${language === 'en' ? '?mal=en' : ''}`;
}
