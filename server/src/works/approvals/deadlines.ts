import type { Language } from '@omur/contract/platform/rules/language';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import { type Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { lockForRefresh, refreshLight } from '../catalogue/refreshLight.ts';
import { notifyOfMany, type OneOfMany } from './askMany.ts';
import {
  answeredLetter,
  type AskedAuthor,
  formerLetter,
  reminderLetter,
  type Registration,
} from './letters.ts';
import { holderLetter } from './holderLetter.ts';
import { linkOf } from './link.ts';
import { findHolder, findRegistration } from './queries.ts';
import { lockWorksThatAreDue, assume, remind } from './deadlinesQueries.ts';

/** Works and requests that one transaction takes on. */
const atOnce = 100;

interface Assumed extends Record<string, unknown> {
  workId: number;
  askedBy: number | null;
  displayName: string;
  personId: number;
}

interface Reminded extends OneOfMany {
  isOfPast: boolean;
  /** A publisher or holder whom the author's share pays (R200). */
  holderId: number | null;
  /** Who is reminded. */
  personId: number;
  /** In place of the author, who has died (R157). */
  isHeir: boolean;
  isOfSociety: boolean;
  registrant: string | null;
}

/** The author has died, and no other heir than who asked can log in. */
interface NobodyToRemind extends OneOfMany {
  personId: null;
}

/** Enters the approvals of those who stayed silent for seven days. Answers how many works there were (F4.2, V5). */
async function assumeSome(db: Queryable): Promise<number> {
  const works = await lockWorksThatAreDue.rows<{ workId: number; title: string }>(db, { atOnce });
  if (works.length === 0) return 0;
  const workIds = works.map(({ workId }) => workId);
  await lockForRefresh(db, workIds);
  const assumed = await assume.rows<Assumed>(db, { workIds });
  for (const { workId, title } of works) {
    await refreshLight(db, workId, 'approvedByTime');
    const ofWork = assumed.filter((one) => one.workId === workId);
    const registrant = ofWork.find(
      ({ askedBy, personId }) => askedBy !== null && askedBy !== personId,
    )?.askedBy;
    if (!registrant) continue;
    const authors = ofWork.map(({ displayName }) => displayName).join(', ');
    const letter = answeredLetter(title, authors, 'assumed', null);
    await notify(db, [registrant], { kind: 'approvalAnswered', ...letter, link: `/verk/${workId}` });
  }
  return works.length;
}

/**
 * Reminds those who have two days left. A person who is several of a work's authors is reminded of it once, and of all works that the society
 * asked them of together.
 */
async function remindSome(db: Queryable, publicUrl: string): Promise<number> {
  const reminded = await remind.rows<Reminded | NobodyToRemind>(db, { atOnce });
  const { together, apart } = ofSeveral(reminded.filter((one) => one.personId !== null));
  for (const [personId, asked] of together)
    await notifyOfMany(db, { kind: 'approvalReminder', personId, asked, publicUrl });
  await remindApart(db, apart);
  return reminded.length;
}

/** Persons with what the society asked them of several works; and the rest, which are told of one by one. */
function ofSeveral(reminded: readonly Reminded[]) {
  const bySociety = reminded.filter(
    ({ isOfSociety, isOfPast, isHeir, holderId }) => isOfSociety && !isOfPast && !isHeir && holderId === null,
  );
  const together = new Map(
    [...Map.groupBy(bySociety, ({ personId }) => personId)].filter(
      ([, asked]) => new Set(asked.map(({ workId }) => workId)).size > 1,
    ),
  );
  const apart = reminded.filter((one) => !together.get(one.personId)?.includes(one));
  return { together, apart };
}

async function remindApart(db: Queryable, reminded: readonly Reminded[]): Promise<void> {
  const told = new Set<string>();
  for (const one of reminded) {
    const { requestId, workId, dueOn, isOfPast, authorId, personId, isHeir, registrant } = one;
    if (told.has(`${workId} ${personId}`)) continue;
    told.add(`${workId} ${personId}`);
    const registration = await findRegistration.row<Registration>(db, { workId, formerIds: [] });
    if (registration && one.holderId !== null) {
      await remindHolder(db, registration, { ...one, holderId: one.holderId });
      continue;
    }
    const authors: AskedAuthor[] | undefined = isOfPast ? registration?.formers : registration?.authors;
    const author = authors?.find((one) => one.authorId === authorId);
    if (!registration || !author) continue;
    const held = isHeir ? author.displayName : null;
    const letter = isOfPast
      ? formerLetter({ ...registration, changes: [] }, registrant, dueOn, held)
      : reminderLetter(registration, registrant, dueOn, held);
    const signed = linkOf(requestId, registration.secret, author.language);
    const link = isOfPast ? signed : `/verk/${workId}`;
    const letterLink = isHeir ? link : signed;
    await notify(db, [personId], {
      kind: 'approvalReminder',
      ...letter,
      link,
      letterLink,
      approvalRequestId: isOfPast ? null : requestId,
    });
  }
}

/** R200: a publisher or holder has no other way to the question than its link. */
async function remindHolder(
  db: Queryable,
  { title, secret }: Registration,
  { requestId, authorId, holderId, dueOn, registrant }: Reminded & { holderId: number },
): Promise<void> {
  const holder = await findHolder.row<{ displayName: string; language: Language }>(db, {
    authorId,
    holderId,
  });
  if (!holder) return;
  await notify(db, [holderId], {
    kind: 'approvalReminder',
    ...holderLetter({ title, author: holder.displayName, changes: [] }, registrant, dueOn),
    link: linkOf(requestId, secret, holder.language),
    approvalRequestId: null,
  });
}

/** One turn of the clock: all that is due, a batch a transaction. Several servers may turn it at once. */
export async function watchApprovals(pool: pg.Pool, publicUrl: string): Promise<void> {
  while ((await transaction(pool, assumeSome)) > 0);
  while ((await transaction(pool, (db) => remindSome(db, publicUrl))) > 0);
}

/** Every hour, so that a server that was down over midnight catches up as soon as it is back. */
export const approvalDeadlines: Task = {
  name: 'approvalClock',
  run: ({ pool, config }) => watchApprovals(pool, config.publicUrl),
};
