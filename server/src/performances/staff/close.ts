import type { closeLivePerformance } from '@omur/contract/performances/performanceDesk';
import type { CallOf } from '../../platform/http/call.ts';
import { lock } from '../livePerformances/lock.ts';
import { updateClosed } from './queries.ts';
import { notifyClosed } from '../livePerformances/notify.ts';

/** Closes a performance, or opens it again. */
export async function closeOrOpen({
  db,
  actor,
  params: { livePerformanceId },
  body: { isClosed, remark, version },
}: CallOf<typeof closeLivePerformance>): Promise<undefined> {
  const held = await lock(db, livePerformanceId, version);
  if (held.isClosed === isClosed) return;
  await updateClosed.run(db, { livePerformanceId, isClosed });
  await notifyClosed(db, actor, held, { isClosed, remark: remark ?? null });
}
