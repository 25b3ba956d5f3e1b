import { type Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { findRight, rightsOf } from './rightsQueries.ts';

/** What a right earned is for its holder alone: to anyone else, staff as well, the right is not there (S6). */
export async function assertHoldsRight(db: Queryable, { personId }: Actor, rightId: number): Promise<number> {
  return (await findRight.row(db, { rightId, personId })) ? rightId : refuse('statistics.rightNotFound');
}

/** The right that is asked about, or all that the caller holds. */
export async function rightsAsked(
  db: Queryable,
  actor: Actor,
  rightId: number | undefined,
): Promise<number[]> {
  if (rightId !== undefined) return [await assertHoldsRight(db, actor, rightId)];
  const held = await rightsOf.rows<{ rightId: number }>(db, { personId: actor.personId });
  return held.map((one) => one.rightId);
}

/** As far as anybody's statements reach, where a query has no limit (F9.11). */
export function daysOf(
  {
    fromDay = '1900-01-01',
    toDay = '3000-12-31',
  }: { fromDay?: string | undefined; toDay?: string | undefined },
  toField: string,
): { fromDay: string; toDay: string } {
  if (toDay < fromDay) refuseField(toField, 'statistics.rangeTurned');
  return { fromDay, toDay };
}
