import * as fields from '@omur/contract/grants/fields';
import type {
  addFundPeriod,
  changeFundPeriod,
  closeFundPeriod,
  NewPeriod,
  removeFundPeriod,
  renameFund,
} from '@omur/contract/grants/funds';
import { travelFundId } from '@omur/contract/grants/rules/fundApplication';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, type FieldRefusal } from '../../platform/refusal.ts';
import { deskPeriod } from './deskPeriod.ts';
import * as queries from './queries.ts';
import { notifyDecisions } from './notifyDecisions.ts';

export async function nameAnew({ db, params, body }: CallOf<typeof renameFund>): Promise<undefined> {
  const { fundId } = params;
  const names = { nameIs: body.fundNameIs.trim(), nameEn: body.fundNameEn.trim() };
  if ((await queries.updateFundNames.run(db, { fundId, ...names, version: body.version })) > 0) return;
  if (!(await queries.findFund.row(db, { fundId }))) refuse('fund.notFound');
  refuse('fund.changedMeanwhile');
}

export async function add(call: CallOf<typeof addFundPeriod>) {
  const { db, body } = call;
  const { fundId } = body;
  if (!(await queries.findFund.row(db, { fundId })))
    refuse('request.invalid', { fields: [{ field: fields.fundId.wire, code: 'fund.notFound' }] });
  assertValid(fundId, body);
  const row = await queries.insertPeriod.row<{ fundPeriodId: number }>(db, body);
  if (!row) refuse('fund.periodExists');
  return deskPeriod(call, row.fundPeriodId);
}

export async function change(call: CallOf<typeof changeFundPeriod>) {
  const { db, params, body } = call;
  const { fundPeriodId } = params;
  const { fundId } = await lock(db, fundPeriodId, body.version);
  assertValid(fundId, body);
  const { version: _, ...terms } = body;
  const same = { fundPeriodId, fundId, season: terms.season, year: terms.year };
  if (await queries.findSamePeriod.row(db, same)) refuse('fund.periodExists');
  await queries.updatePeriod.run(db, { fundPeriodId, ...terms });
  // Its last day may have been moved into the past.
  await notifyDecisions(db, fundPeriodId);
  return deskPeriod(call, fundPeriodId);
}

export async function close(call: CallOf<typeof closeFundPeriod>) {
  const { db, params, body } = call;
  const { fundPeriodId } = params;
  const { isOver } = await lock(db, fundPeriodId, body.version);
  if (!body.isPeriodClosed && isOver) refuse('fund.periodIsOver');
  await queries.setClosed.run(db, { fundPeriodId, isClosed: body.isPeriodClosed });
  await notifyDecisions(db, fundPeriodId);
  return deskPeriod(call, fundPeriodId);
}

export async function remove({ db, params }: CallOf<typeof removeFundPeriod>): Promise<undefined> {
  const { fundPeriodId } = params;
  await lock(db, fundPeriodId);
  if (await queries.findAnyApplication.row(db, { fundPeriodId })) refuse('fund.periodHasApplications');
  await queries.deletePeriod.run(db, { fundPeriodId });
}

interface Locked extends Record<string, unknown> {
  fundId: number;
  version: number;
  isOver: boolean;
  budgetIsk: number | null;
  budgetBy: number | null;
}

export async function lock(db: Queryable, fundPeriodId: number, version?: number): Promise<Locked> {
  const period = await queries.lockPeriod.row<Locked>(db, { fundPeriodId });
  if (!period) refuse('fund.periodNotFound');
  if (version !== undefined && period.version !== version) refuse('fund.changedMeanwhile');
  return period;
}

/** L2.38: a period of the travel fund is called by its year, any other by season and year. */
function assertValid(fundId: number, { season, opensOn, closesOn }: Omit<NewPeriod, 'fundId'>): void {
  const problems: FieldRefusal[] = [];
  const hasSeason = season !== null;
  const isTravel = fundId === travelFundId;
  if (isTravel && hasSeason) problems.push({ field: fields.season.wire, code: 'fund.seasonOfTravel' });
  if (!isTravel && !hasSeason) problems.push({ field: fields.season.wire, code: 'fund.seasonMissing' });
  if (closesOn < opensOn) problems.push({ field: fields.closesOn.wire, code: 'fund.closesBeforeItOpens' });
  if (problems.length > 0) refuse('request.invalid', { fields: problems });
}
