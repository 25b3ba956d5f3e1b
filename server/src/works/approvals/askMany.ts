import type { Language } from '@omur/contract/platform/rules/language';
import { notify } from '../../messages/notifications/notify.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { notifyAsked, society } from './ask.ts';
import * as queries from './askManyQueries.ts';
import { joinLinkOf } from './joinLink.ts';
import { digestLetter, type Registration } from './letters.ts';
import { linkOf } from './link.ts';
import { type AskedOfMany, manyLetter } from './manyLetters.ts';
import { findRegistration } from './queries.ts';

/** What somebody is asked of one of several works. */
export interface OneOfMany extends Record<string, unknown> {
  requestId: number;
  workId: number;
  authorId: number;
  title: string;
  dueOn: string;
}

interface Person extends Record<string, unknown> {
  email: string | null;
  isInvited: boolean;
  language: Language;
  /** Has a password or is logged in: reads the list of what waits. */
  logsIn: boolean;
  secret: Buffer;
}

interface Asking {
  personId: number;
  workIds: readonly number[];
  publicUrl: string;
}

/**
 * O277: asks a person of several works, of those that wait for them, can be asked of and were not, and tells them of all by one letter and one
 * notification. Each work is answered by itself.
 */
export async function askOfMany(db: Queryable, { personId, workIds, publicUrl }: Asking): Promise<void> {
  await queries.lockAskable.run(db, { workIds });
  const asked = await queries.joinOfPerson.rows<OneOfMany & { round: number; isOfPast: boolean }>(db, {
    personId,
    workIds,
  });
  const [first] = asked;
  if (!first) return;
  if (asked.some(({ workId }) => workId !== first.workId))
    return notifyOfMany(db, { kind: 'approvalAsked', personId, asked, publicUrl });
  const registration = await findRegistration.row<Registration>(db, { workId: first.workId, formerIds: [] });
  if (registration) await notifyAsked(db, society, { ...registration, changes: [] }, asked);
}

interface Telling {
  kind: AskedOfMany;
  personId: number;
  asked: readonly OneOfMany[];
  publicUrl: string;
}

/** Who has no password and is not logged in gets a link for each work, by which they answer without; no notification has these. */
export async function notifyOfMany(
  db: Queryable,
  { kind, personId, asked, publicUrl }: Telling,
): Promise<void> {
  const works = [...new Map(asked.map((one) => [one.workId, one])).values()];
  const [dueOn] = works.map((one) => one.dueOn).toSorted();
  const person = await queries.findPerson.row<Person>(db, { personId });
  const [first] = works;
  if (!person || !first || dueOn === undefined) return;
  const { language, secret, logsIn, isInvited, email } = person;
  const message = {
    kind,
    ...manyLetter(
      kind,
      works.map(({ title }) => title),
      dueOn,
    ),
    link: '/mitt-spjald',
  };
  if (logsIn) return notify(db, [personId], message);
  const { body: letterBody } = digestLetter(
    works.map((one) => ({ ...one, address: `${publicUrl}${linkOf(one.requestId, secret, language)}` })),
  );
  const invited = { authorId: first.authorId, email, language };
  await notify(db, [personId], {
    ...message,
    letterBody,
    letterLink: null,
    joinLink: isInvited ? joinLinkOf(invited, secret) : undefined,
  });
}
