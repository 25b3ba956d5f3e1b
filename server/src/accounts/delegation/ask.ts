import type {
  answerAccessRequest as answerCall,
  askForAccess as askCall,
} from '@omur/contract/accounts/delegation';
import { userId as userField } from '@omur/contract/platform/fields/people';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { getActive, assertAhead, termsOf } from './grant.ts';
import { notifyAsked, notifyGranted, notifyRefused, type Terms } from './notify.ts';
import * as queries from './queries.ts';

/** More than this is no longer asking people one knows. */
const mostWaiting = 20;

interface Obstacles extends Record<string, unknown> {
  isAsked: boolean;
  isRefused: boolean;
  waiting: number;
}

export async function askForAccess({ db, actor, body }: CallOf<typeof askCall>) {
  const { userId } = body;
  const askerUserId = actor.userId;
  if (userId === askerUserId) refuseField(userField.wire, 'access.self');
  const terms = termsOf(body);
  await assertAhead(db, terms);
  const asked = await getActive(db, userId);
  if (isStaff(asked)) refuse('access.ofStaff');
  if (await queries.findGrant.row(db, { userId, granteeUserId: askerUserId })) refuse('access.held');
  const obstacles = await queries.findObstacles.row<Obstacles>(db, { userId, askerUserId });
  if (obstacles?.isAsked) refuse('access.requestExists');
  if (obstacles?.isRefused) refuse('access.requestRefused');
  if ((obstacles?.waiting ?? 0) >= mostWaiting) refuse('access.tooManyRequests');
  const remark = body.remark ?? null;
  const made = await queries.insertRequest.row<{ requestId: number }>(db, {
    userId,
    askerUserId,
    ...terms,
    remark,
  });
  if (!made) refuse('access.requestExists');
  await notifyAsked(db, actor, asked, { ...terms, remark });
  return made;
}

/** Anyone who is asked decides on the terms too. */
export async function answerRequest({ db, actor, params, body }: CallOf<typeof answerCall>) {
  const { requestId } = params;
  const { userId } = actor;
  const request =
    (await queries.lockRequest.row<Terms & { askerUserId: number } & Record<string, unknown>>(db, {
      requestId,
      userId,
    })) ?? refuse('access.requestNotFound');
  const asker = await getActive(db, request.askerUserId);
  if (!body.isApproved) {
    await queries.endRequest.run(db, { requestId, state: 'refused' });
    await notifyRefused(db, actor, asker);
    return undefined;
  }
  if (isStaff(actor)) refuse('access.byStaff');
  const terms = termsOf(body, request);
  await assertAhead(db, terms);
  await queries.endRequest.run(db, { requestId, state: 'accepted' });
  await queries.insertGrant.run(db, { userId, granteeUserId: asker.userId, ...terms });
  await notifyGranted(db, actor, asker, terms);
  return undefined;
}

export async function withdrawRequest(db: Queryable, actor: Actor, requestId: number) {
  if ((await queries.withdrawRequest.run(db, { requestId, askerUserId: actor.userId })) === 0)
    refuse('access.requestNotFound');
  return undefined;
}
