import type { Language } from '@omur/contract/platform/rules/language';
import { type Queryable } from '../../platform/database/statement.ts';
import { insertLetter } from './writeQueries.ts';

interface AccountLetter {
  personId: number | null;
  /** Whose login it is about. */
  userId: number;
  recipient: string;
  language: Language;
  subject: string;
  body: string;
  /** A path of the portal, which opens a login: administrators alone see it in the mailbox. Null for what only tells something. */
  link: string | null;
  /** Nobody waits for it, and it goes to more than a hundred. */
  isOfMany?: boolean | undefined;
}

/** A letter that somebody waits for goes first, one to many last (O13). */
const turnOf = ({ isOfMany }: AccountLetter) => (isOfMany ? 9 : 0);

/**
 * A letter about somebody's login, in the transaction that causes it. It has no notification: that would be read by anyone who is in
 * already, and by nobody who is kept out.
 */
export async function writeAccountLetter(db: Queryable, letter: AccountLetter): Promise<void> {
  await insertLetter.run(db, { ...letter, turn: turnOf(letter) });
}
