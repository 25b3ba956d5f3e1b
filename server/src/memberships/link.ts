import type { Language } from '@omur/contract/rules/language';
import { readSignedNumber, signedNumber } from '../letters/signedNumber.ts';

/** J7: the path where an author outside the society applies for membership, in the language of the letter. */
export const joinLinkOf = (authorId: number, secret: Buffer, language: Language) =>
  `/adild/${signedNumber('joining', authorId, secret)}${language === 'en' ? '?mal=en' : ''}`;

/** The author that a token invites, if it is one of ours. */
export const invitedAuthor = (token: string, secret: Buffer) => readSignedNumber('joining', token, secret);
