import type { Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { refreshDoubts } from '../uncounted/queries.ts';
import type { LockedPerformance } from './lock.ts';
import { markChanged } from './queries.ts';
import { notifyCorrected } from './notify.ts';

/** A set list that staff changed: anyone who read it before is told (V11), and so is its registrant. */
export async function setListChanged(db: Queryable, actor: Actor, held: LockedPerformance): Promise<void> {
  await markChanged.run(db, { livePerformanceIds: [held.livePerformanceId] });
  await refreshDoubts.run(db, { livePerformanceIds: [held.livePerformanceId] });
  await notifyCorrected(db, actor, held);
}
