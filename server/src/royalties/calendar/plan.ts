import type { changePlan, planDistribution } from '@omur/contract/royalties/calendar';
import { categoryId, distributedOn } from '@omur/contract/platform/fields/distributions';
import { periodName } from '@omur/contract/platform/fields/works';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { findCategory } from '../../platform/lookups/categoriesQueries.ts';
import * as queries from './queries.ts';

type Plan = CallOf<typeof planDistribution>['body'];

/** Plans the day of a distribution; answers its number. */
export async function plan(db: Queryable, body: Plan): Promise<number> {
  const values = await sound(db, body);
  const row = await queries.insertPlan.row<{ plannedDistributionId: number }>(db, values);
  return row?.plannedDistributionId ?? refuse('calendar.alreadyPlanned');
}

/** Changes a planned day that nobody has changed since it was read. A day that has passed may stay as it is. */
export async function change({ db, params, body }: CallOf<typeof changePlan>): Promise<void> {
  const held = await queries.lockPlan.row<{ version: number; day: string }>(db, params);
  if (!held) refuse('calendar.planNotFound');
  if (held.version !== body.version) refuse('calendar.changedMeanwhile');
  const values = await sound(db, body, held.day);
  await queries.updatePlan.run(db, { ...params, ...values }).catch((error: { constraint?: string }) => {
    if (error.constraint === 'planned_distribution_once') refuse('calendar.alreadyPlanned');
    throw error;
  });
}

async function sound(db: Queryable, body: Plan, dayBefore?: string) {
  const values = {
    categoryId: body.categoryId,
    periodName: body.periodName.trim().replace(/\s+/gu, ' '),
    distributedOn: body.distributedOn,
    remarkIs: body.remarkIs ?? null,
    remarkEn: body.remarkEn ?? null,
  };
  if (values.periodName === '') refuseField(periodName.wire, 'calendar.periodMissing');
  if (!(await findCategory.row(db, values))) refuseField(categoryId.wire, 'distribution.categoryUnknown');
  const day = await queries.mayBePlanned.row<{ isPast: boolean; isTooFar: boolean }>(db, values);
  if (day?.isPast && values.distributedOn !== dayBefore)
    refuseField(distributedOn.wire, 'calendar.dayPassed');
  if (day?.isTooFar) refuseField(distributedOn.wire, 'calendar.dayTooFar');
  return values;
}
