import type { joinForeignPerformance } from '@omur/contract/performances/performanceDesk';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { markChanged } from '../livePerformances/queries.ts';
import { lockAll, assertAsRead, assertOpen } from '../livePerformances/lock.ts';
import { refuseOwn } from '../livePerformances/own.ts';
import { getWork } from './lines.ts';
import { findForeignLine, findSame, joinLines } from './queries.ts';
import { notifyJoined } from '../livePerformances/notify.ts';

interface Line extends Record<string, unknown> {
  title: string;
  artists: string;
}

/**
 * Joins a line up with the registered work that it means; with `isEverywhere` on every open set list that has the same line, but for
 * those that the caller has a work on (R145). The work is held before the performances, and those by number, as anyone who changes the
 * light of a work does.
 */
export async function joinUp({ db, actor, params, body }: CallOf<typeof joinForeignPerformance>) {
  const { livePerformanceId, foreignPerformanceId } = params;
  const { workId, version } = body;
  const isEverywhere = body.isEverywhere === true;
  const work = await getWork(db, workId);
  const line = await findForeignLine.row<Line>(db, params);
  const { title, artists } = line ?? { title: '', artists: '' };
  const others = isEverywhere
    ? await findSame.rows<{ livePerformanceId: number }>(db, { title, artists, userId: actor.realUserId })
    : [];
  const held = await lockAll(db, [livePerformanceId, ...others.map((other) => other.livePerformanceId)]);
  assertOpen(
    assertAsRead(
      held.find((one) => one.livePerformanceId === livePerformanceId),
      version,
    ),
  );

  const livePerformanceIds = held.filter(({ isClosed }) => !isClosed).map((one) => one.livePerformanceId);
  const joined = await joinLines
    .rows<{ livePerformanceId: number }>(db, {
      livePerformanceIds,
      foreignPerformanceId,
      isEverywhere,
      title,
      artists,
      workId,
    })
    .catch(refuseOwn);
  const changed = new Set(joined.map((one) => one.livePerformanceId));
  if (!line || !changed.has(livePerformanceId)) refuse('performanceDesk.lineNotFound');
  await markChanged.run(db, { livePerformanceIds: [...changed] });
  await notifyJoined(db, actor, {
    title,
    workId,
    workTitle: work.title,
    performances: held.filter((one) => changed.has(one.livePerformanceId)),
  });
  return { setListCount: changed.size };
}
