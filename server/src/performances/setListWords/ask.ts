import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Played, notifyAsked, notifyOvertaken } from './notify.ts';
import * as queries from './queries.ts';

interface OfGroup {
  livePerformanceId: number;
  /** Whom it is registered for. */
  personId: number;
  groupId: number | null | undefined;
}

/** H159: a performance is one of a group that its registrant has joined. Called before its lines are written. */
export async function markGroup(
  db: Queryable,
  { livePerformanceId, personId, groupId }: OfGroup,
): Promise<void> {
  if (groupId === null || groupId === undefined) return;
  const marked = await queries.insertGroupPerformance.run(db, { livePerformanceId, personId, groupId });
  if (marked === 0) refuse('group.notFound');
}

/** H159: shows the set list to the others who were in the group that day; each of them is asked once. */
export async function askMates(db: Queryable, livePerformanceId: number): Promise<void> {
  const asked = await queries.askMates.rows<{ personId: number }>(db, { livePerformanceId });
  if (asked.length === 0) return;
  await notifyAsked(db, personsOf(asked), await played(db, livePerformanceId));
}

/** H160: tells those whose word fell with a change that the list is another by now. */
export async function notifyWhoAnswered(db: Queryable, livePerformanceId: number): Promise<void> {
  const overtaken = await queries.findOvertaken.rows<{ personId: number }>(db, { livePerformanceId });
  if (overtaken.length === 0) return;
  await notifyOvertaken(db, personsOf(overtaken), await played(db, livePerformanceId));
}

const personsOf = (rows: readonly { personId: number }[]) => rows.map(({ personId }) => personId);

async function played(db: Queryable, livePerformanceId: number): Promise<Played> {
  const found = await queries.findPerformance.row<Omit<Played, 'livePerformanceId'>>(db, {
    livePerformanceId,
  });
  return found ? { ...found, livePerformanceId } : refuse('livePerformance.notFound');
}
