import type { answerApproval, NewAnswer } from '@omur/contract/works/approvals';
import { remark as reasonField } from '@omur/contract/platform/fields/works';
import { objectionDays } from '@omur/contract/works/rules/registration';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { getAccessibleWork } from '../catalogue/access.ts';
import { refreshLight } from '../catalogue/refreshLight.ts';
import { answeredLetter, haltedLetter } from './letters.ts';
import * as queries from './queries.ts';

export interface Request extends Record<string, unknown> {
  requestId: number;
  workId: number;
  authorId: number;
  personId: number;
  hasDied: boolean;
  /** Who answers for an author who has died. */
  heirIds: number[];
  displayName: string;
  title: string;
  askedBy: number | null;
  state: 'waiting' | 'given' | 'objected' | 'assumed' | 'superseded' | 'ended';
  isOld: boolean;
  isLate: boolean;
  round: number;
  isOnWork: boolean;
}

/** V15: who answered, how, and from which network address. */
interface AnsweredFrom {
  userId: number | null;
  isByLink: boolean;
  address: string;
}

const daysToReminder = 5;

/** A co-author who is logged in answers, for every one of the authors they are on the work. */
export async function answer({
  db,
  actor,
  params,
  body,
  address,
}: CallOf<typeof answerApproval>): Promise<undefined> {
  const { workId } = params;
  const { personId } = actor;
  await getAccessibleWork(db, actor, workId);
  await queries.lockWork.run(db, { workId });
  const requests = await queries.findRequestsOfPerson.rows<Request>(db, { workId, personId });
  const [first] = requests;
  if (!first) {
    const isAuthor = await queries.isAuthorOf.row(db, { workId, personId });
    refuse(isAuthor ? 'approval.notAsked' : 'approval.notAuthor');
  }
  // Anyone who objected may take it back here; the letter's link answers once.
  const mayAnswer = (one: Request) => isOpen(one) || (one.state === 'objected' && body.approval);
  const open = requests.filter(mayAnswer);
  if (open.length === 0) refuseAnswered(first);
  await assertRead(db, first, body.round ?? null);
  if (body.approval) await assertNotOwn(db, actor, first);
  await write(db, open, body, { userId: actor.realUserId || null, isByLink: false, address });
}

/**
 * Anyone who asked does not approve it either by acting for the one who was asked; to object they may. Nor do staff whom the author gave no
 * access, or who have approved the work as staff (R210).
 */
export async function assertNotOwn(
  db: Queryable,
  actor: Pick<Actor, 'userId' | 'realUserId'>,
  { askedBy, workId }: Request,
): Promise<void> {
  if (actor.userId === actor.realUserId) return;
  const own = await queries.hasAsked.row(db, { userId: actor.realUserId, personId: askedBy, workId });
  if (own) refuse('approval.ownRequest');
  const of = { userId: actor.realUserId, actingFor: actor.userId, workId };
  if (await queries.decidesInName.row(db, of)) refuse('approval.decidesInName');
}

/** V13: an answer is to what was read. Where there was only one round, that was it. */
async function assertRead(db: Queryable, { requestId, round }: Request, read: number | null): Promise<void> {
  if ((read ?? 1) === round) return;
  const changes = await queries.findChanges.rows<{ field: string; before: string; after: string }>(db, {
    requestId,
  });
  refuse('approval.changedMeanwhile', {
    fields: changes.map(({ field, before, after }) => ({
      field,
      code: 'approval.fieldChanged',
      values: { before, after },
    })),
  });
}

/** The refusal that fits a request which can no longer be answered, in the order in which a reader would want to know. */
export function refuseAnswered(request: Request): never {
  if (!request.isOnWork) refuse('approval.authorRemoved');
  if (request.isOld || request.state === 'superseded') refuse('approval.superseded');
  if (request.state === 'ended') refuse('approval.ended');
  if (request.state === 'given') refuse('approval.givenAlready');
  if (request.state === 'objected') refuse('approval.objectedAlready');
  refuse('approval.tooLate');
}

export function isOpen({ state, isOld, isLate, isOnWork }: Request): boolean {
  return state === 'waiting' && !isOld && !isLate && isOnWork;
}

/** Writes what a person answers to requests about one work. The work is locked. */
export async function write(
  db: Queryable,
  requests: readonly Request[],
  body: NewAnswer,
  from: AnsweredFrom,
): Promise<void> {
  const [first] = requests;
  if (!first) return;
  const { workId, title, personId, askedBy } = first;
  const author = requests.map(({ displayName }) => displayName).join(', ');
  const reason = body.approval ? null : body.reason?.trim() || refuseWithoutReason();
  const state = body.approval ? 'given' : 'objected';
  const requestIds = requests.map(({ requestId }) => requestId);
  await queries.writeAnswer.run(db, { requestIds, state, reason, ...from }).catch(refuseForDead);
  if (body.approval) await queries.restart.run(db, { workId, daysToAnswer: objectionDays, daysToReminder });
  else await queries.halt.run(db, { workId });
  await refreshLight(db, workId, body.approval ? 'approvedByAuthor' : 'objectedByAuthor');

  const link = `/verk/${workId}`;
  const registrant = askedBy === null || askedBy === personId ? [] : [askedBy];
  const answered = answeredLetter(title, author, state, reason);
  await notify(db, registrant, { kind: 'approvalAnswered', ...answered, link });
  if (body.approval) return;
  const others = await queries.findAuthorPersons.rows<{ personId: number }>(db, {
    workId,
    except: [personId, ...registrant],
  });
  await notify(
    db,
    others.map((other) => other.personId),
    { kind: 'approvalAnswered', ...haltedLetter(title, author), link },
  );
}

/** R215, R232: PostgreSQL takes no approval in the place of somebody from who says that they have died, or closed their login. */
function refuseForDead(error: { constraint?: string }): never {
  if (error.constraint === 'approval_for_dead') refuse('approval.deathByYou');
  if (error.constraint === 'approval_for_closed') refuse('approval.closedByYou');
  throw error;
}

function refuseWithoutReason(): never {
  refuseField(reasonField.wire, 'approval.reasonMissing');
}
