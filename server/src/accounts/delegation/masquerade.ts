import { randomBytes } from 'node:crypto';
import type { masquerade as masqueradeCall } from '@omur/contract/accounts/masquerade';
import type { Session } from '@omur/contract/accounts/sessions';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { refuse } from '../../platform/refusal.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import { getActive, type ActiveUser } from './grant.ts';
import { notifyUsed, type Terms } from './notify.ts';
import * as queries from './sessionQueries.ts';

const withoutLimit: Terms = { isReadOnly: false, lastDay: null };

/**
 * S5: an administrator acts for anyone, all others for those who granted them access. The session is replaced by one that carries
 * both identities and is ended, so that no two tabs are two people. To anyone without a grant the user is not there.
 */
export async function masquerade({ db, actor, params }: CallOf<typeof masqueradeCall>): Promise<Session> {
  const { userId } = params;
  const byUserId = actor.realUserId;
  if (userId === byUserId) refuse('access.actsAsSelf');
  await queries.lockOwn.run(db, { userId: byUserId });
  const user = await getActive(db, userId);
  const terms =
    actor.realRole === 'administrator'
      ? withoutLimit
      : ((await queries.shareGrant.row<Terms & Record<string, unknown>>(db, {
          userId,
          granteeUserId: byUserId,
        })) ?? refuse('user.notFound'));
  const token = await replaceSession(db, actor, userId, terms);
  const isFirstToday = !(await queries.hasActedToday.row(db, { userId, byUserId }));
  await queries.insertMasquerade.run(db, { userId, byUserId, isReadOnly: terms.isReadOnly });
  if (isFirstToday) await notifyUsed(db, actor, user);
  const { realName: masqueraderName, realRole: masqueraderRole } = actor;
  return sessionOf(user, token, { masqueraderName, masqueraderRole, isReadOnly: terms.isReadOnly });
}

/** F4.4: back to a session of their own. */
export async function stopMasquerade(db: Queryable, actor: Actor): Promise<Session> {
  if (actor.userId === actor.realUserId) refuse('access.notActing');
  const own = await getActive(db, actor.realUserId);
  return sessionOf(own, await replaceSession(db, actor, null, withoutLimit), null);
}

async function replaceSession(
  db: Queryable,
  { tokenHash }: Actor,
  actingFor: number | null,
  terms: Terms,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const made = await queries.replaceSession.run(db, {
    tokenHash,
    newTokenHash: hashOf(token),
    actingFor,
    ...terms,
  });
  // It ended meanwhile: by another click, or on another server.
  return made === 0 ? refuse('session.none') : token;
}

function sessionOf(
  { userId, name, kennitala, role }: ActiveUser,
  token: string,
  masquerader: Session['masquerader'],
): Session {
  return { token, userId, name, kennitala, role, masquerader };
}
