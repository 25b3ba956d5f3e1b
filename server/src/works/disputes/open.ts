import type { NewShares, openDispute } from '@omur/contract/works/disputes';
import * as disputes from '@omur/contract/platform/fields/disputes';
import { daysToAnswer, sharesProblem, splitProblem } from '@omur/contract/works/rules/dispute';
import type { RoleShare } from '@omur/contract/works/rules/roles';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import * as approvals from '../approvals/queries.ts';
import type { Request } from '../approvals/answer.ts';
import { objectionDays } from '@omur/contract/works/rules/registration';
import { isDisputed } from '../amendments/queries.ts';
import { getAccessibleWork } from '../catalogue/access.ts';
import { refreshLight } from '../catalogue/refreshLight.ts';
import { notifyOpened } from './notify.ts';
import { personOfUser } from '../../platform/sessions/userQueries.ts';
import * as queries from './queries.ts';

export interface Author extends Record<string, unknown> {
  authorId: number;
  personId: number;
  displayName: string;
  authorTypeId: number;
  shareHundredths: number;
  roles: RoleShare[];
}

export interface Work extends Record<string, unknown> {
  title: string;
  review: string;
  isProvisional: boolean;
}

/** H80: an author says how the work should be divided. What the registration and the proposal have in common is paid as before. */
export async function open({
  db,
  actor,
  params: { workId },
  body,
  address,
}: Pick<CallOf<typeof openDispute>, 'db' | 'actor' | 'params' | 'body' | 'address'>) {
  const { personId, realUserId } = actor;
  await getAccessibleWork(db, actor, workId);
  const work = (await queries.lockWork.row<Work>(db, { workId })) ?? refuse('work.notFound');
  const authors = await queries.findAuthors.rows<Author>(db, { workId });
  const own = authors.filter((one) => one.personId === personId);
  if (own.length === 0) refuse('dispute.notAuthor');
  if (work.review !== 'approved' || work.isProvisional) refuse('dispute.notReady');
  await assertNoPart(
    db,
    actor,
    authors.map((one) => one.personId),
  );
  if (await isDisputed.row(db, { workId })) refuse('dispute.openAlready');
  if (await queries.findSettled.row(db, { workId, personId })) refuse('dispute.settledAlready');
  const reason = body.disputeReason ?? refuseField(disputes.disputeReason.wire, 'dispute.reasonMissing');
  assertShares(authors, body.shares);
  const isChanged = ({ authorId, shareHundredths }: Author) =>
    body.shares.some((one) => one.authorId === authorId && one.shareHundredths !== shareHundredths);
  if (!authors.some(isChanged)) refuseShares('dispute.unchanged');
  if (!own.some(isChanged)) refuseShares('dispute.ownShare');

  const disputeId = await begin(db, actor, {
    workId,
    personId,
    shares: body.shares,
    reason,
    claimedIn: null,
  });
  await queries.accept.run(db, { disputeId, personId, realUserId });
  await approveRest(db, actor, workId, address);
  await notifyOpened(db, { disputeId, workId, title: work.title, personId });
  return { disputeId };
}

interface Beginning {
  workId: number;
  /** Whose claim it is. */
  personId: number;
  shares: NewShares;
  reason: string | null;
  claimedIn: number | null;
}

/** Writes a dispute with its shares and parties, of which none has accepted anything yet. */
export async function begin(
  db: Queryable,
  { realUserId }: Actor,
  { shares, ...of }: Beginning,
): Promise<number> {
  const opened = await queries.insertDispute.row<{ disputeId: number }>(db, {
    ...of,
    realUserId,
    daysToAnswer,
  });
  const disputeId = opened?.disputeId ?? refuse('server.failed');
  await queries.insertShares.run(db, { disputeId, workId: of.workId, ...listed(shares) });
  await queries.insertParties.run(db, { disputeId });
  return disputeId;
}

/** What is not in doubt the opener approves by disputing the rest (decision 65). */
async function approveRest(db: Queryable, actor: Actor, workId: number, address: string): Promise<void> {
  const { personId, realUserId } = actor;
  const requests = await approvals.findRequestsOfPerson.rows<Request>(db, { workId, personId });
  const requestIds = requests
    .filter(({ state, isOld }) => !isOld && (state === 'waiting' || state === 'objected'))
    .map(({ requestId }) => requestId);
  const from = { userId: realUserId || null, isByLink: false, address };
  await approvals.writeAnswer.run(db, { requestIds, state: 'given', reason: null, ...from });
  await queries.approveOwn.run(db, { workId, personId });
  await approvals.restart.run(db, { workId, daysToAnswer: objectionDays, daysToReminder: 5 });
  await refreshLight(db, workId, 'disputed');
}

/** Who has a part in a dispute does not act in it for another. */
export async function assertNoPart(
  db: Queryable,
  { userId, realUserId }: Actor,
  personIds: readonly number[],
): Promise<void> {
  if (userId === realUserId) return;
  const own = await personOfUser.row<{ personId: number | null }>(db, { userId: realUserId });
  if (own?.personId && personIds.includes(own.personId)) refuse('dispute.ownDispute');
}

/** All the authors, each once, with shares that add up to what they have and keep the rules of splits. */
export function assertShares(authors: readonly Author[], shares: NewShares): void {
  const problem = sharesProblem(authors, shares) ?? splitProblem(authors, shares);
  if (problem) refuseShares(problem.code, problem.values);
}

export function refuseShares(code: string, values: Record<string, string> = {}): never {
  refuseField('HLUTIR_I_AGREININGI', code as never, values);
}

export const listed = (shares: NewShares) => ({
  authorIds: shares.map(({ authorId }) => authorId),
  shares: shares.map(({ shareHundredths }) => shareHundredths),
});
