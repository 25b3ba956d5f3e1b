import { randomUUID } from 'node:crypto';
import type {
  acceptInvitation as acceptCall,
  getInvitation as getCall,
} from '@omur/contract/accounts/invitations';
import { firstSixDigits } from '@omur/contract/people/rules/kennitala';
import type { Session } from '@omur/contract/accounts/sessions';
import type { Role } from '@omur/contract/platform/values';
import type pg from 'pg';
import type { Config } from '../../platform/config.ts';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { changedMessage } from '../passwords/letters.ts';
import { setPassword } from '../passwords/queries.ts';
import { refuse } from '../../platform/refusal.ts';
import { demandSecondStep, hasSecondFactor } from '../secondFactors/secondStep.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import { endSessionsOf } from '../../platform/sessions/end.ts';
import { assertGoodPassword } from '../sessions/newPassword.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { startSession } from '../../platform/sessions/start.ts';
import { mayTry, succeeded } from '../../platform/sessions/throttle.ts';
import * as queries from './queries.ts';

interface Found extends Record<string, unknown> {
  invitationId: number;
  userId: number;
  expiresAt: Date;
  isUsed: boolean;
  isReplaced: boolean;
  isExpired: boolean;
  isBarred: boolean;
  name: string;
  kennitala: string;
  role: Role;
  personId: number | null;
  hasPassword: boolean;
}

/** Whom an invitation is for, to greet them by name. */
export async function showInvitation(call: CallOf<typeof getCall>, config: Config) {
  const { name, kennitala, expiresAt } = await openInvitation(call.db, call);
  return {
    name,
    kennitalaStart: firstSixDigits(kennitala),
    societyName: config.societyName,
    invitedUntil: expiresAt.toISOString(),
  };
}

/** Sets the password, ends whatever sessions there were, and logs in: all of it, or nothing. */
export async function acceptInvitation(
  pool: pg.Pool,
  config: Config,
  call: CallOf<typeof acceptCall>,
): Promise<Session> {
  const { userId, invitationId, name, kennitala, role, personId, hasPassword } = await openInvitation(
    pool,
    call,
  );
  assertGoodPassword(call.body.password, { kennitala, name });
  const passwordHash = await hashPassword(call.body.password);
  const token = await transaction(pool, async (tx) => {
    await queries.nameInvited.run(tx, { userId: String(userId), requestId: randomUUID() });
    if ((await queries.useInvitation.run(tx, { invitationId })) === 0) refuse('invitation.used');
    if ((await setPassword.run(tx, { userId, passwordHash })) === 0) refuse('invitation.barred');
    await endSessionsOf(tx, userId);
    if (personId !== null && hasPassword)
      await notify(tx, [personId], { kind: 'account', ...changedMessage });
    if (await hasSecondFactor(tx, userId)) return undefined;
    return startSession(tx, {
      userId,
      hours: config.sessionHours,
      device: call.device,
      openedBy: 'invitation',
    });
  });
  // The password is set; who has a second factor goes through the second step as ever.
  if (!token) await demandSecondStep(pool, userId, call.device);
  return { token: token ?? refuse('session.none'), kennitala, name, role, userId, masquerader: null };
}

/** The invitation of a link that still opens. Tries with links that are nobody's are counted, as wrong passwords are (S2). */
async function openInvitation(
  db: Queryable,
  { params, address }: { params: { token: string }; address: string },
): Promise<Found> {
  const attempt = { account: `invitation:${params.token}`, address };
  await mayTry(db, attempt);
  const found = await queries.findInvitation.row<Found>(db, { tokenHash: hashOf(params.token) });
  if (!found) refuse('invitation.notFound');
  await succeeded(db, attempt);
  if (found.isUsed) refuse('invitation.used');
  if (found.isReplaced) refuse('invitation.replaced');
  if (found.isExpired) refuse('invitation.expired');
  if (found.isBarred) refuse('invitation.barred');
  return found;
}
