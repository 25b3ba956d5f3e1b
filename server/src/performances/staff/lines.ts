import * as works from '@omur/contract/platform/fields/works';
import type {
  correctForeignPerformance,
  correctPerformance,
  removeForeignPerformance,
  removePerformance,
} from '@omur/contract/performances/performanceDesk';
import { readDuration } from '@omur/contract/platform/rules/duration';
import { readIswc } from '@omur/contract/works/rules/iswc';
import { checkLine, type ProposedLine } from '@omur/contract/performances/rules/setList';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { refusalsOf } from '../livePerformances/proposed.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { setListChanged } from '../livePerformances/changed.ts';
import { lockOpen } from '../livePerformances/lock.ts';
import { refuseOwn, refusePaidOrOwn } from '../livePerformances/own.ts';
import * as queries from './queries.ts';

export async function correctLine({
  db,
  actor,
  params,
  body: { workId, duration, quantity, version },
}: CallOf<typeof correctPerformance>): Promise<undefined> {
  const durationSeconds = checked({ kind: 'known', workId, duration, quantity });
  await getWork(db, workId);
  await change(db, actor, { ...params, version }, () =>
    queries.updateLine.run(db, { ...params, workId, quantity, durationSeconds }).catch(refuseOwn),
  );
}

export async function correctForeignLine({
  db,
  actor,
  params,
  body: { title, artists, duration, quantity, iswc, version },
}: CallOf<typeof correctForeignPerformance>): Promise<undefined> {
  const durationSeconds = checked({
    kind: 'foreign',
    title,
    authors: artists,
    duration,
    quantity,
    iswc: iswc ?? undefined,
  });
  const line = {
    title: title.trim(),
    artists: artists.trim(),
    iswc: readIswc(iswc ?? '').value ?? null,
    quantity,
    durationSeconds,
  };
  await change(db, actor, { ...params, version }, () =>
    queries.updateForeignLine.run(db, { ...params, ...line }).catch(refuseOwn),
  );
}

export async function takeOut({ db, actor, params }: CallOf<typeof removePerformance>): Promise<undefined> {
  await change(db, actor, params, () => queries.deleteLine.run(db, params).catch(refusePaidOrOwn));
  await assertHasLines(db, params.livePerformanceId);
}

export async function takeOutForeign({
  db,
  actor,
  params,
}: CallOf<typeof removeForeignPerformance>): Promise<undefined> {
  await change(db, actor, params, () => queries.deleteForeignLine.run(db, params).catch(refuseOwn));
  await assertHasLines(db, params.livePerformanceId);
}

/** The work of a line, held so that its light stays until done. */
export async function getWork(db: Queryable, workId: number): Promise<{ title: string }> {
  const work = await queries.lockWork.row<{ title: string; isWithdrawn: boolean }>(db, { workId });
  const code = work?.isWithdrawn ? 'setList.workWithdrawn' : 'setList.workUnknown';
  if (!work || work.isWithdrawn) refuseField(works.workId.wire, code, { value: workId });
  return work;
}

async function change(
  db: Queryable,
  actor: Actor,
  { livePerformanceId, version }: { livePerformanceId: number; version?: number },
  write: () => Promise<number>,
): Promise<void> {
  const held = await lockOpen(db, livePerformanceId, version);
  if ((await write()) === 0) refuse('performanceDesk.lineNotFound');
  await setListChanged(db, actor, held);
}

/** A performance without a set list is none; refusing takes the deletion back. */
async function assertHasLines(db: Queryable, livePerformanceId: number): Promise<void> {
  const left = await queries.findLineCount.row<{ workCount: number }>(db, { livePerformanceId });
  if (!left?.workCount) refuse('performanceDesk.lastLine');
}

/** The length of a line whose rules are kept (L5.4). */
function checked(line: ProposedLine): number {
  const fields = refusalsOf(checkLine(line), [], false);
  const durationSeconds = readDuration(line.duration);
  if (fields.length > 0 || durationSeconds === undefined) refuse('request.invalid', { fields });
  return durationSeconds;
}
