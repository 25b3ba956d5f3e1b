import { iswcObstacles } from '@omur/contract/exchange/iswc/eligibility';
import type * as calls from '@omur/contract/exchange/iswc/iswc';
import type { RequestState } from '@omur/contract/platform/fields/iswc';
import type { IswcSettings } from '../../platform/config.ts';
import { assertNoOwnRight } from '../../works/catalogue/access.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { closeAnswered, findCodes, findLatestOf, hasOpen, lockRequest, retryRequest } from './deskQueries.ts';
import { factsOf } from './facts.ts';
import { isParty } from './factsQueries.ts';
import { drop, enqueue } from './queueQueries.ts';
import { decideTask, lockTask } from './tasksQueries.ts';

type Code = calls.WorkIswcState['codes'][number] & Record<string, unknown>;
interface Latest extends Record<string, unknown> {
  requestState: RequestState;
  answerCode: string | null;
  answerMessage: string | null;
  changedAt: string;
}

/** X50: what keeps a work from an ISWC, which it has, and what became of the last request. For its parties and staff. */
export const getState =
  ({ service }: IswcSettings) =>
  async ({
    db,
    actor,
    params: { workId },
  }: CallOf<typeof calls.getWorkIswcState>): Promise<calls.WorkIswcState> => {
    const access = { workId, personId: actor.personId, isStaff: isStaff(actor) };
    if (!(await isParty.row(db, access))) refuse('work.notFound');
    const facts = (await factsOf(db, [workId])).get(workId) ?? refuse('work.notFound');
    const latest = await findLatestOf.row<Latest>(db, { workId });
    return {
      workId,
      isOn: service !== undefined,
      obstacles: iswcObstacles(facts).map(({ reason, names }) => ({ reason, names: [...names] })),
      codes: await findCodes.rows<Code>(db, access),
      requestState: latest?.requestState ?? null,
      answerCode: latest?.answerCode ?? null,
      answerMessage: latest?.answerMessage ?? null,
      changedAt: latest?.changedAt ?? null,
    };
  };

/** X51: staff queue a work themselves. */
export async function request({ db, actor, params: { workId } }: CallOf<typeof calls.requestIswc>) {
  const facts = (await factsOf(db, [workId])).get(workId) ?? refuse('work.notFound');
  if (iswcObstacles(facts).length > 0) refuse('iswc.notEligible');
  const kind = facts.knownIswc === null ? 'add' : 'update';
  const queued = await enqueue.row<{ requestId: number }>(db, { workId, kind, userId: actor.realUserId });
  return queued ?? refuse('iswc.underWay');
}

interface Locked extends Record<string, unknown> {
  requestId: number;
  workId: number;
  state: RequestState;
}

const mayRetry: readonly RequestState[] = ['rejected', 'dropped', 'filed'];
const mayWithdraw: readonly RequestState[] = ['waiting', 'filed'];

/** X53: back to the queue, or out of it. What is on its way to the agency, or waits for an answer of staff, stays. */
export async function change({
  db,
  params,
  body,
}: CallOf<typeof calls.changeIswcRequest>): Promise<undefined> {
  const locked = (await lockRequest.row<Locked>(db, params)) ?? refuse('iswc.requestNotFound');
  const { requestId, workId, state } = locked;
  const may = body.action === 'retry' ? mayRetry : mayWithdraw;
  if (!may.includes(state)) refuse('iswc.notNow');
  if (body.action === 'withdraw') await drop.run(db, { requestId, code: 'withdrawn' });
  else {
    const open = await hasOpen.row<{ requestId: number }>(db, { workId });
    if (open && open.requestId !== requestId) refuse('iswc.underWay');
    await retryRequest.run(db, { requestId });
  }
  await closeAnswered.run(db, {});
  return undefined;
}

interface LockedTask extends Record<string, unknown> {
  agencyState: string;
  decision: string | null;
  workId: number | null;
}

/** X56: staff approve what another agency asks for, or reject it; the job tells the agency. */
export async function decideOnTask(
  { db, actor, params, body }: CallOf<typeof calls.decideOnIswcTask>,
  takesTwo: boolean,
): Promise<undefined> {
  const task = (await lockTask.row<LockedTask>(db, params)) ?? refuse('iswc.taskNotFound');
  if (takesTwo && task.workId !== null) await assertNoOwnRight(db, actor, [task.workId]);
  if (task.agencyState !== 'Outstanding' || task.decision !== null) refuse('iswc.taskClosed');
  const decision = body.isApproved ? 'Approved' : 'Rejected';
  await decideTask.run(db, { ...params, decision, note: body.taskNote ?? null, userId: actor.realUserId });
  return undefined;
}
