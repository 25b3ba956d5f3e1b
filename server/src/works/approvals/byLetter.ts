import {
  Change,
  Payee,
  type answerByLetter,
  type AskedApproval,
  type getAskedApproval,
} from '@omur/contract/works/approvals';
import type pg from 'pg';
import * as z from 'zod/mini';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Call, CallOf } from '../../platform/http/call.ts';
import { numberOfLink } from '../../messages/letters/followed.ts';
import { refuse } from '../../platform/refusal.ts';
import { isOpen, assertNotOwn, refuseAnswered, write, type Request } from './answer.ts';
import * as queries from './queries.ts';

type OfLetter = Call<{ token: string }>;

/** What the link of a letter asks about, while it can be answered. */
export async function askedBy(call: CallOf<typeof getAskedApproval>): Promise<AskedApproval> {
  const request = await requestOf(call, call.db);
  if (!isOpen(request)) refuseAnswered(request);
  const asked = await queries.findAsked.row<AskedApproval & { changes: unknown[] }>(call.db, {
    requestId: request.requestId,
    language: call.language,
  });
  if (!asked) refuse('approval.linkInvalid');
  return {
    ...asked,
    changes: asked.changes.map((change) => z.decode(Change, change as never)),
    authors: asked.authors.map((author) => ({
      ...author,
      payees: author.payees.map((payee) => z.decode(Payee, payee as never)),
    })),
  };
}

/** Answers once, however often the link is followed, and for all the authors its reader is on the work. */
export async function answerFor(pool: pg.Pool, call: CallOf<typeof answerByLetter>): Promise<undefined> {
  const { workId, personId, hasDied, requestId } = await requestOf(call, pool);
  await transaction(pool, async (tx) => {
    await queries.lockWork.run(tx, { workId });
    const request = await queries.findRequest.row<Request>(tx, { requestId });
    if (!request || !isOpen(request)) refuseAnswered(request ?? refuse('approval.linkInvalid'));
    if (call.body.approval) await assertNotOwn(tx, call.actor, request);
    const requests = await queries.findRequestsOfPerson.rows<Request>(tx, {
      workId,
      personId: hasDied ? call.actor.personId : personId,
    });
    const open = requests.filter(isOpen);
    if (open.length === 0) refuse('approval.notAsked');
    await write(tx, open, call.body, {
      userId: call.actor.realUserId || null,
      isByLink: true,
      address: call.address,
    });
  });
}

/** The request behind the link. Anyone who is logged in follows only their own; that of an author who has died only an heir does. */
async function requestOf(call: OfLetter, db: Queryable): Promise<Request> {
  const { actor } = call;
  const requestId = await numberOfLink(call, db, { purpose: 'approval', refusal: 'approval.linkInvalid' });
  const request = await queries.findRequest.row<Request>(db, { requestId });
  if (!request) refuse('approval.linkInvalid');
  if (request.hasDied)
    return request.heirIds.includes(actor.personId) ? request : refuse('approval.heirsAnswer');
  if (actor.userId !== 0 && actor.personId !== request.personId) refuse('approval.linkOfOther');
  return request;
}
