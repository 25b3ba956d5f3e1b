import type { Language } from '@omur/contract/platform/rules/language';
import { Change } from '@omur/contract/works/approvals';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/statement.ts';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { joinLinkOf } from './joinLink.ts';
import { approvalOf } from '../../people/authors/approval.ts';
import { holderLetter } from './holderLetter.ts';
import { askedLetter, formerLetter, type Registration } from './letters.ts';
import { linkOf } from './link.ts';
import * as queries from './queries.ts';

/** Whose registration it is. Only what a member registers waits for the others (F4.2). */
type Registrant = Pick<Actor, 'role' | 'personId'> & { name: string | null };

/** The society asks, not a person: no letter names a registrant, and nobody is told of the answers. */
export const society = { role: 'administrator', personId: 0, name: null } as const;

interface Asked extends Record<string, unknown> {
  requestId: number;
  authorId: number;
  round: number;
  dueOn: string;
  isOfPast: boolean;
  /** R200: a publisher or holder, who is asked in their own name. */
  holderId?: number | null;
}

interface Asking {
  changes?: readonly Change[];
  /** O182: who had a share on days that the amendment says anew, of whom those are asked who are on the work no longer. */
  formerIds?: readonly number[];
  /** R200: publishers and holders whom a share that becomes smaller pays. */
  holders?: readonly { authorId: number; personId: number }[];
}

/**
 * Starts a new round of approvals: what waits from earlier rounds no longer counts, the registrant's own authors have approved, and
 * everyone else is asked, with the difference when something was amended (V5). Call it before refreshLight(), in the same transaction.
 */
export async function askApprovals(
  db: Queryable,
  actor: Registrant,
  workId: number,
  { changes = [], formerIds = [], holders = [] }: Asking = {},
): Promise<void> {
  const registration = await queries.findRegistration.row<Registration>(db, { workId, formerIds });
  if (!registration) return;
  const isAsked = (author: Registration['formers'][number]) => approvalOf(author, actor) === 'waiting';
  const asked = await queries.startRound.rows<Asked>(db, {
    workId,
    askedBy: actor.personId || null,
    authorIds: registration.authors.filter(isAsked).map(({ authorId }) => authorId),
    formerIds: registration.formers.filter(isAsked).map(({ authorId }) => authorId),
    heldIds: holders.map(({ authorId }) => authorId),
    holderIds: holders.map(({ personId }) => personId),
    changes: writtenChanges(changes),
  });
  await notifyAsked(db, actor, { ...registration, changes }, asked);
}

interface AskedAgain {
  workId: number;
  authorIds: readonly number[];
  changes?: readonly Change[];
  /** R216: who else holds the right of an author whose share comes under a contract. */
  holders?: readonly { authorId: number; personId: number }[];
}

/**
 * V12: what some authors get was changed by somebody else. Their approval is gone and they are asked, with anyone who has not answered yet;
 * the others keep theirs. Call it before refreshLight(), in the same transaction.
 */
export async function askAgain(
  db: Queryable,
  actor: Registrant,
  { workId, authorIds, changes = [], holders = [] }: AskedAgain,
): Promise<void> {
  const registration = await queries.findRegistration.row<Registration>(db, { workId, formerIds: [] });
  if (!registration) return;
  const asked = await queries.startPartRound.rows<Asked>(db, {
    workId,
    askedBy: actor.personId || null,
    authorIds,
    formerIds: registration.formers.map(({ authorId }) => authorId),
    heldIds: holders.map(({ authorId }) => authorId),
    holderIds: holders.map(({ personId }) => personId),
    changes: writtenChanges(changes),
  });
  await notifyAsked(db, { ...actor, personId: 0 }, { ...registration, changes }, asked);
}

/** Asks those who came onto the work after its round was started; the others keep their answers. Answers how many it asks. */
export async function askAdded(
  db: Queryable,
  actor: Registrant,
  workId: number,
  join = queries.joinRound,
): Promise<number> {
  const asked = await join.rows<Asked>(db, { workId, askedBy: actor.personId || null });
  if (asked.length === 0) return 0;
  const registration = await queries.findRegistration.row<Registration>(db, { workId, formerIds: [] });
  if (registration) await notifyAsked(db, actor, { ...registration, changes: [] }, asked);
  return asked.length;
}

/** The registration was withdrawn or refused: nobody is asked any more. */
export async function endApprovals(db: Queryable, workId: number): Promise<void> {
  await queries.endRound.run(db, { workId });
}

const writtenChanges = (changes: readonly Change[]) =>
  JSON.stringify(changes.map((change) => z.encode(Change, change)));

/** A person who is several of the authors gets one letter and answers for all of them; the heirs of one who has died answer for the author. */
export async function notifyAsked(
  db: Queryable,
  actor: Registrant,
  registration: Registration & { changes: readonly Change[] },
  asked: readonly Asked[],
): Promise<void> {
  const told = new Set<number>([actor.personId]);
  for (const request of asked) {
    const { isOfPast } = request;
    if (request.holderId) {
      await notifyHolder(db, actor, registration, { ...request, holderId: request.holderId });
      continue;
    }
    const authors = isOfPast ? registration.formers : registration.authors;
    const author = authors.find(({ authorId }) => authorId === request.authorId);
    if (!author) continue;
    const { personId, hasDied, askedHeirs } = author;
    const readers = (hasDied ? askedHeirs : [personId]).filter((one) => !told.has(one));
    for (const one of readers) told.add(one);
    if (readers.length === 0 || (!hasDied && !(await mayWrite(db, actor, personId, request.requestId))))
      continue;
    const by = isStaff(actor) ? null : actor.name;
    const held = hasDied ? author.displayName : null;
    const letter = (isOfPast ? formerLetter : askedLetter)(registration, by, request.dueOn, held);
    const signed = linkOf(request.requestId, registration.secret, author.language);
    // Who is on the work no longer does not read it: their answer stands behind the link.
    const link = isOfPast ? signed : `/verk/${registration.workId}`;
    await notify(db, readers, {
      kind: 'approvalAsked',
      ...letter,
      link,
      letterLink: hasDied ? link : signed,
      approvalRequestId: isOfPast ? null : request.requestId,
      joinLink: author.isInvited && !hasDied ? joinLinkOf(author, registration.secret) : undefined,
    });
  }
}

interface Holder extends Record<string, unknown> {
  displayName: string;
  language: Language;
}

/** R200: asks a publisher or holder by a link of their own: the work may be theirs to see no longer. */
async function notifyHolder(
  db: Queryable,
  actor: Registrant,
  registration: Registration & { changes: readonly Change[] },
  { authorId, holderId, requestId, dueOn }: Asked & { holderId: number },
): Promise<void> {
  const holder = await queries.findHolder.row<Holder>(db, { authorId, holderId });
  if (!holder || !(await mayWrite(db, actor, holderId, requestId))) return;
  const by = isStaff(actor) || actor.personId === 0 ? null : actor.name;
  const { title, changes } = registration;
  await notify(db, [holderId], {
    kind: 'approvalAsked',
    ...holderLetter({ title, changes, author: holder.displayName }, by, dueOn),
    link: linkOf(requestId, registration.secret, holder.language),
    approvalRequestId: null,
  });
}

/**
 * J5: whether a letter goes out now. To people outside the society a member causes so many a day and no more, so that nobody makes
 * a flood or a relay of us; what is more comes in the letter of the next day.
 */
async function mayWrite(
  db: Queryable,
  { role, personId }: Registrant,
  recipientId: number,
  requestId: number,
): Promise<boolean> {
  if (role !== 'member' || personId === 0) return true;
  const row = await queries.countStranger.row<{ isSent: boolean }>(db, {
    senderId: personId,
    recipientId,
    requestId,
    mostOfSender: 20,
    mostToRecipient: 5,
  });
  return row?.isSent ?? true;
}
