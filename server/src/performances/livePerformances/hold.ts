import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockPerformances } from './queries.ts';

/** A live performance that is held until done. */
export interface Held extends Record<string, unknown> {
  livePerformanceId: number;
  personId: number;
  performanceTypeId: number;
  title: string;
  performedOn: string;
  version: number;
  isClosed: boolean;
}

export async function holdAll(db: Queryable, livePerformanceIds: readonly number[]): Promise<Held[]> {
  return lockPerformances.rows<Held>(db, { livePerformanceIds });
}

/** Holds the performance, and refuses when somebody changed it after it was read (V11). */
export async function hold(db: Queryable, livePerformanceId: number, version?: number): Promise<Held> {
  const [held] = await holdAll(db, [livePerformanceId]);
  return mustBeAsRead(held, version);
}

/** The same, for what a closed performance takes no more of. */
export async function holdOpen(db: Queryable, livePerformanceId: number, version?: number): Promise<Held> {
  return mustBeOpen(await hold(db, livePerformanceId, version));
}

export function mustBeAsRead(held: Held | undefined, version?: number): Held {
  if (!held) refuse('livePerformance.notFound');
  if (version !== undefined && held.version !== version) refuse('performanceDesk.changedMeanwhile');
  return held;
}

export function mustBeOpen(held: Held): Held {
  return held.isClosed ? refuse('performanceDesk.isClosed') : held;
}
