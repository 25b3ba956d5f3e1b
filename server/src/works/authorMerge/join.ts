import { askToJoin } from '../../people/confirmations/ask.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { refuse } from '../../platform/refusal.ts';
import { isNobody } from '@omur/contract/people/rules/authorTypes';
import { askUnasked, giveRights } from './claim.ts';
import { lockPair, type LockedAuthor } from './lock.ts';
import * as queries from './queries.ts';
import { notifyJoined } from './notify.ts';
import { refreshWorks } from './refresh.ts';

const namedAtMost = 5;

/**
 * Joins an unknown author up with the registered one it turned out to be, all or nothing: works, rights, contracts and answers
 * follow, shares and roles stay. Where both stand on a work nothing is done, since nobody has agreed on one role and share for both.
 */
export async function join(db: Queryable, actor: Actor, asked: Pair) {
  const { unknown, into, pair } = await assertValid(db, asked);
  const works = await queries.lockWorksOf.rows<{ workId: number }>(db, { authorId: unknown.authorId });
  const workIds = works.map(({ workId }) => workId);
  if (await queries.findDispute.row(db, { workIds })) refuse('join.disputed');

  const { kennitala, ipiNameNumber } = unknown;
  await queries.insertJoin.run(db, {
    ...pair,
    joinedBy: actor.realUserId,
    kennitala,
    ipiNameNumber,
    workIds,
  });
  await handNumbersOver(db, unknown, into);
  await queries.moveContracts.run(db, pair);
  await queries.moveWorks.run(db, pair);
  await queries.moveRights.run(db, pair);
  await giveRights(db, into.authorId);
  await queries.renameArtists.run(db, { workIds });
  await moveApprovals(db, pair, workIds);
  await refreshWorks(db, workIds);
  await notifyJoined(db, actor, { unknown, into, workIds });
  return { authorId: into.authorId, worksCount: workIds.length, isAwaited: false };
}

/** M14: the same, left to another of the staff to confirm. What could not be joined is refused at once. */
export async function askForJoin(db: Queryable, actor: Actor, asked: Pair) {
  const { pair } = await assertValid(db, asked);
  await askToJoin(db, actor, pair);
  return { authorId: pair.intoAuthorId, worksCount: 0, isAwaited: true };
}

interface Pair {
  authorId: number;
  intoAuthorId: number;
}

async function assertValid(db: Queryable, { authorId, intoAuthorId }: Pair) {
  if (isNobody(intoAuthorId)) refuse('join.intoNobody');
  if (intoAuthorId === authorId) refuse('join.intoUnknown');
  const { unknown, into } = await lockPair(db, authorId, intoAuthorId);
  const pair = { authorId: unknown.authorId, intoAuthorId: into.authorId };
  await assertNoSharedWork(db, pair);
  return { unknown, into, pair };
}

async function assertNoSharedWork(db: Queryable, pair: Pair): Promise<void> {
  const shared = await queries.findSharedWorks.rows<{ workId: number; title: string }>(db, { ...pair });
  if (shared.length === 0) return;
  const named = shared.slice(0, namedAtMost).map(({ title, workId }) => `${title} (${workId})`);
  const works = shared.length > namedAtMost ? `${named.join(', ')} …` : named.join(', ');
  refuse('join.sameWorks', { values: { works } });
}

/** So that anyone who types the kennitala or the IPI name number finds the registered author from now on. */
async function handNumbersOver(db: Queryable, unknown: LockedAuthor, into: LockedAuthor): Promise<void> {
  await queries.freeAuthor.run(db, { authorId: unknown.authorId, intoAuthorId: into.authorId });
  await queries.freePerson.run(db, { personId: unknown.personId });
  const { ipiNameNumber, kennitala } = unknown;
  if (ipiNameNumber !== null) await queries.giveIpi.run(db, { authorId: into.authorId, ipiNameNumber });
  if (kennitala !== null) await queries.giveKennitala.run(db, { personId: into.personId, kennitala });
}

/** What was answered stays answered. Anyone who was still awaited is asked in the registered author's person, with a week of their own. */
async function moveApprovals(db: Queryable, pair: Pair, workIds: readonly number[]): Promise<void> {
  await queries.moveAnswers.run(db, { ...pair });
  await queries.endWaiting.run(db, { authorId: pair.authorId });
  await queries.approveOwn.run(db, { authorId: pair.intoAuthorId, workIds });
  await askUnasked(db, pair.intoAuthorId);
}
