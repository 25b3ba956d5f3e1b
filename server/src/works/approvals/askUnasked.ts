import type { approveForUnreached, askAuthors } from '@omur/contract/works/approvals';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { assertNoOwnRight, getAccessibleWork } from '../catalogue/access.ts';
import { refreshLight } from '../catalogue/refreshLight.ts';
import { askAdded, society } from './ask.ts';
import { joinReachable, lockApproved, lockAskable } from './queries.ts';
import { approveUnreached, findClosedLogin, findSaidDead } from './silenceQueries.ts';

/** O275: staff ask the authors of a work that came without their approvals. Silence counts as one, so nobody asks of their own work. */
export async function askOfWork({ db, actor, params }: CallOf<typeof askAuthors>): Promise<undefined> {
  const workId = await getAccessibleWork(db, actor, params.workId);
  await assertNoOwnRight(db, actor, [workId]);
  if ((await askUnasked(db, workId)) === 0) refuse('approval.nobodyToAsk');
  return undefined;
}

/**
 * R157: staff approve for authors whom nobody can ask, of a work that they have approved; of one that waits they do it by approving that. Who entered
 * that the author has died leaves that to another (R215), and so does who closed the login of who would answer (R232).
 */
export async function approveOfWork({
  db,
  actor,
  params,
}: CallOf<typeof approveForUnreached>): Promise<undefined> {
  const workId = await getAccessibleWork(db, actor, params.workId);
  await assertNoOwnRight(db, actor, [workId]);
  const isApproved = await lockApproved.row(db, { workId });
  const of = { workId, userId: actor.realUserId };
  const given = isApproved ? await approveUnreached.rows(db, of) : [];
  if (given.length === 0) {
    if (await findSaidDead.row(db, of)) refuse('approval.deathByYou');
    if (await findClosedLogin.row(db, of)) refuse('approval.closedByYou');
    refuse('approval.nobodyUnreached');
  }
  await refreshLight(db, workId, 'approvedByStaff');
  return undefined;
}

/** Asks those who can be told of it. Answers how many there were. */
const askUnasked = async (db: Queryable, workId: number): Promise<number> =>
  (await lockAskable.row(db, { workId })) ? askAdded(db, society, workId, joinReachable) : 0;
