import { type endOneSession as endCall } from '@omur/contract/accounts/runningSessions';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { endOwn } from './runningQueries.ts';

export async function endOneSession({ db, actor, params }: CallOf<typeof endCall>): Promise<undefined> {
  const ended = await endOwn.run(db, { sessionId: params.sessionId, realUserId: actor.realUserId });
  if (ended === 0) refuse('session.notFound');
}
