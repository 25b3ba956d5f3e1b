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
  return assertAsRead(held, version);
}

/** The same, for what a closed performance takes no more of. */
export async function lockOpen(
  db: Queryable,
  livePerformanceId: number,
  version?: number,
): Promise<LockedPerformance> {
  return assertOpen(await lock(db, livePerformanceId, version));
}

export function assertAsRead(held: LockedPerformance | undefined, version?: number): LockedPerformance {
  if (!held) refuse('livePerformance.notFound');
  if (version !== undefined && held.version !== version) refuse('performanceDesk.changedMeanwhile');
  return held;
}

export function assertOpen(held: LockedPerformance): LockedPerformance {
  return held.isClosed ? refuse('performanceDesk.isClosed') : held;
}
