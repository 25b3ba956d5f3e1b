import type { decideConcert } from '@omur/contract/performances/uncounted';
import * as fields from '@omur/contract/platform/fields/uncounted';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { findOne, hasPair, keep, refreshDoubts } from './queries.ts';

/** Says whether two registrations are of one concert: then what both have counts once, else twice (R114, R119). */
export async function decide({ db, actor, params, body }: CallOf<typeof decideConcert>): Promise<void> {
  const pair = { ...params, otherLivePerformanceId: body.otherLivePerformanceId };
  if (!(await findOne.row(db, params))) refuse('livePerformance.notFound');
  if (!(await hasPair.row(db, pair)))
    refuseField(fields.otherLivePerformanceId.wire, 'performanceDesk.notThatDay');
  await keep
    .run(db, { ...pair, isSame: body.isSameConcert, userId: actor.realUserId })
    .catch((error: { constraint?: string }) => {
      if (error.constraint === 'concert_decision_not_own') refuse('performanceDesk.ownConcert');
      throw error;
    });
  await refreshDoubts.run(db, {
    livePerformanceIds: [params.livePerformanceId, body.otherLivePerformanceId],
  });
}
