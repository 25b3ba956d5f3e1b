import type { Language } from '@omur/contract/platform/rules/language';
import { sql, type Queryable } from '../../platform/database/statement.ts';

interface AccountLetter {
  personId: number | null;
  /** Whose login the link opens. */
  userId: number;
  recipient: string;
  language: Language;
  subject: string;
  body: string;
  /** A path of the portal, which opens a login: administrators alone see it in the mailbox. */
  link: string;
}

const insertLetter = sql`
  insert into letter (person_id, user_id, kind, recipient, language, subject, body, link)
  values (${'personId'}, ${'userId'}, 'account', ${'recipient'}, ${'language'}, ${'subject'}, ${'body'}, ${'link'})`;

/** A letter whose link lets its reader in, in the transaction that causes it. It has no notification: that would be read by whoever is in already. */
export async function writeAccountLetter(db: Queryable, letter: AccountLetter): Promise<void> {
  await insertLetter.run(db, { ...letter });
}
