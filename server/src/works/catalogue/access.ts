import type { Queryable } from '../../platform/database/statement.ts';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { refuse } from '../../platform/refusal.ts';
import { findAccessibleWork, hasOwnRight } from './queries.ts';

/** The work, to change, for staff and for those who are a party to it; to anyone else it is not there (S6). */
export async function getAccessibleWork(db: Queryable, actor: Actor, workId: number): Promise<number> {
  const access = { personId: actor.personId, isStaff: isStaff(actor) };
  const work = await findAccessibleWork.row<{ review: string }>(db, { workId, ...access });
  if (work?.review === 'withdrawn') refuse('work.withdrawn');
  return work ? workId : refuse('work.notFound');
}

/** X108, R105, R106: nobody decides on what they gain by. @throws work.ownRight */
export async function assertNoOwnRight(
  db: Queryable,
  { realUserId: userId }: Pick<Actor, 'realUserId'>,
  workIds: readonly number[],
): Promise<void> {
  if (await hasOwnRight.row(db, { userId, workIds })) refuse('work.ownRight');
}

/** R105, R171: what staff add needs no confirming, but on a work that they have a right to themselves. */
export async function confirms(db: Queryable, actor: Actor, workId: number): Promise<boolean> {
  return isStaff(actor) && !(await hasOwnRight.row(db, { userId: actor.realUserId, workIds: [workId] }));
}
