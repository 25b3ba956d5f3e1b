import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockPerformances } from './queries.ts';

/** A live performance that is held until done. */
export interface LockedPerformance extends Record<string, unknown> {
  livePerformanceId: number;
  personId: number;
  performanceTypeId: number;
  title: string;
  performedOn: string;
  version: number;
  isClosed: boolean;
}

export async function lockAll(
  db: Queryable,
  livePerformanceIds: readonly number[],
): Promise<LockedPerformance[]> {
  return lockPerformances.rows<LockedPerformance>(db, { livePerformanceIds });
}

/** Holds the performance, and refuses when somebody changed it after it was read (V11). */
export async function lock(
  db: Queryable,
  livePerformanceId: number,
  version?: number,
): Promise<LockedPerformance> {
  const [held] = await lockAll(db, [livePerformanceId]);
  return mustBeAsRead(held, version);
}

/** The same, for what a closed performance takes no more of. */
export async function lockOpen(
  db: Queryable,
  livePerformanceId: number,
  version?: number,
): Promise<LockedPerformance> {
  return mustBeOpen(await lock(db, livePerformanceId, version));
}

export function mustBeAsRead(held: LockedPerformance | undefined, version?: number): LockedPerformance {
  if (!held) refuse('livePerformance.notFound');
  if (version !== undefined && held.version !== version) refuse('performanceDesk.changedMeanwhile');
  return held;
}

export function mustBeOpen(held: LockedPerformance): LockedPerformance {
  return held.isClosed ? refuse('performanceDesk.isClosed') : held;
}
