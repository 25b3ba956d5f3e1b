import * as works from '@omur/contract/platform/fields/works';
import type { Change } from '@omur/contract/works/approvals';
import { concernsApproval, concernsRights, isOfSharesAlone } from '@omur/contract/works/rules/differences';
import { usageDaysChange } from '@omur/contract/works/rules/usageDays';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { touchWork } from '../catalogue/queries.ts';
import { rewriteRights, type ShareOf } from '../rights/rewrite.ts';
import { beginning, today } from '../rights/timeline.ts';
import * as queries from './usageDaysQueries.ts';

// M7, X141: the days whose uses an amendment of an approved work counts for.

/** `from` may be the beginning, or today: the day of the decision. Without a last day it is the work's registration from then on. */
export interface UsageDays {
  from: string;
  until: string | null;
}

interface Said {
  isFromBeginning?: boolean | null | undefined;
  appliesFrom?: string | null | undefined;
  appliesUntil?: string | null | undefined;
}

const faults = {
  later: [works.appliesFrom.wire, 'amendment.fromLater'],
  notOver: [works.appliesUntil.wire, 'amendment.untilNotOver'],
  order: [works.appliesUntil.wire, 'amendment.untilBeforeFrom'],
} as const;

/** @throws request.invalid where the days are not in order, or not yet over */
export async function readUsageDays(db: Queryable, said: Said): Promise<UsageDays> {
  const { isFromBeginning, appliesFrom, appliesUntil: until = null } = said;
  const at = (wire: string, code: 'amendment.twoDays' | (typeof faults)[keyof typeof faults][1]) =>
    refuseField(wire, code);
  if (isFromBeginning && appliesFrom) at(works.appliesFrom.wire, 'amendment.twoDays');
  const from = isFromBeginning ? beginning : (appliesFrom ?? today);
  const found = await queries.findFault.row<{ fault: keyof typeof faults | null }>(db, { from, until });
  const [wire, code] = found?.fault ? faults[found.fault] : [];
  if (wire && code) at(wire, code);
  return { from, until };
}

interface Days {
  workId: number;
  days: UsageDays;
  isApproved: boolean;
  changed: readonly Change[];
}

/**
 * Which days an amendment is of, as one of its changes, and whether it says anew who had which share on days that have been. It does not
 * where only titles and the like are different: those have no days.
 */
export async function changeOfDays(
  db: Queryable,
  { workId, days: { from, until }, isApproved, changed }: Days,
): Promise<{ change: Change[]; isOfPast: boolean }> {
  if (until !== null && !isApproved) refuse('amendment.neverApproved');
  if (until !== null && !isOfSharesAlone(changed)) refuse('amendment.sharesAlone');
  if (!isApproved || from === today || (changed.length > 0 && !concernsRights(changed)))
    return { change: [], isOfPast: false };
  const isOther =
    concernsApproval(changed) ||
    (await queries.hasOtherShares.row(db, { workId, from, until })) !== undefined;
  const change = usageDaysChange(from === beginning ? null : from, until);
  return { change: isOther || changed.length > 0 ? [change] : [], isOfPast: isOther };
}

/** Who is on the work no longer and has a share of it on some of the days: they have none on them. */
export async function giveNothingToOthers(
  db: Queryable,
  { workId, days: { from, until } }: Pick<Days, 'workId' | 'days'>,
  authorIds: readonly number[],
): Promise<void> {
  const others = await queries.findOthers.rows<{ authorId: number }>(db, { workId, from, until, authorIds });
  await rewriteRights(
    db,
    others.map(({ authorId }): ShareOf => ({ workId, authorId, shareHundredths: 0 })),
    await boundsOf(db, { from, until }),
  );
}

/** Whose shares of days that have been an amendment says anew though they are on the work no longer, and who was paid them. */
interface Formers {
  authorIds: readonly number[];
  personIds: readonly number[];
}
export const noFormers: Formers = { authorIds: [], personIds: [] };

/** O182: authors who had a share on some of the days and are not on the work afterwards. Read before anything is written. */
export async function findFormers(
  db: Queryable,
  { workId, days }: Pick<Days, 'workId' | 'days'>,
  authorIds: readonly number[],
): Promise<Formers> {
  const found = await queries.findFormers.rows<{ authorId: number; personIds: number[] }>(db, {
    workId,
    ...days,
    authorIds,
  });
  return {
    authorIds: found.map(({ authorId }) => authorId),
    personIds: found.flatMap(({ personIds }) => personIds),
  };
}

/** Says anew who had which share on days that are over; the work stays as it is registered. */
export async function rewriteDays(
  db: Queryable,
  { workId, days }: Pick<Days, 'workId' | 'days'>,
  shares: readonly ShareOf[],
): Promise<void> {
  await touchWork.run(db, { workId });
  await giveNothingToOthers(
    db,
    { workId, days },
    shares.map(({ authorId }) => authorId),
  );
  await rewriteRights(db, shares, await boundsOf(db, days));
}

async function boundsOf(
  db: Queryable,
  { from, until }: UsageDays,
): Promise<{ from: string; until?: string }> {
  if (until === null) return { from };
  const next = await queries.dayAfter.row<{ day: string }>(db, { until });
  return { from, until: next?.day ?? refuse('server.failed') };
}
