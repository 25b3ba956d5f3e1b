import type { Language } from '@omur/contract/platform/rules/language';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { numberOfLink } from '../../messages/letters/followed.ts';
import { claimedNumber, signedNumber } from '../../messages/letters/signedNumber.ts';
import { findAddress } from './queries.ts';

interface Invited {
  authorId: number;
  email: string | null;
  language: Language;
}

/** J7: the path where an author outside the society applies for membership; it ends when another address is on file. */
export const joinLinkOf = ({ authorId, email, language }: Invited, secret: Buffer) =>
  `/adild/${signedNumber('joining', authorId, secret, addressed(email))}${language === 'en' ? '?mal=en' : ''}`;

const addressed = (email: string | null | undefined) => (email ?? '').trim().toLowerCase();

/** The author whom the link of a letter invites, as long as letters still go where that one went. */
export async function authorOfLink(call: Call<{ token: string }>, db: Queryable): Promise<number> {
  const claimed = claimedNumber(call.params.token);
  const known = await findAddress.row<{ email: string | null }>(db, { authorId: claimed ?? 0 });
  const to = addressed(known?.email);
  return numberOfLink(call, db, { purpose: 'joining', to, refusal: 'membership.linkInvalid' });
}
