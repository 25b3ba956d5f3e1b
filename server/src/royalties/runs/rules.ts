import { categoryId } from '@omur/contract/platform/fields/distributions';
import { livePerformanceId, performanceTypeId } from '@omur/contract/platform/fields/livePerformances';
import { poolId } from '@omur/contract/platform/fields/money';
import * as runs from '@omur/contract/platform/fields/runs';
import type { NewRunRule } from '@omur/contract/royalties/runRules';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { datedRules } from '../income/datedRules.ts';
import { findCategory } from '../../platform/lookups/categoriesQueries.ts';
import * as queries from './rulesQueries.ts';

/** What a rule of a kind has to say, and nothing else. */
const wanted = {
  pool: ['poolId', 'runUsageKind'],
  usage: ['runUsageKind', 'factor'],
  daypart: ['fromTime', 'untilTime', 'factor'],
  estimate: ['factorCode', 'factor'],
  weight: ['factorCode', 'factor'],
} as const;
/** What a rule for a pool may say besides: of live performances a concert or its type (R73), of others who reported them or where they were heard. */
const ofReports = ['usageSenderName', 'stationName'] as const;
/** A concert abroad. */
const foreign = 4;
const ofConcerts = ['livePerformanceId', 'performanceTypeId'] as const;
const all = [
  'poolId',
  'runUsageKind',
  'fromTime',
  'untilTime',
  'factorCode',
  'factor',
  ...ofReports,
  ...ofConcerts,
] as const;
const fields = { ...runs, poolId, livePerformanceId, performanceTypeId };

/** Asks for a rule; answers its number. Another administrator puts it in force (R11). */
export async function ask(db: Queryable, body: NewRunRule, userId: number): Promise<number> {
  assertParts(body);
  if ((body.fromTime ?? '') !== '' && (body.untilTime ?? '') <= (body.fromTime ?? ''))
    refuseField(runs.untilTime.wire, 'money.ruleParts');
  if (!(await findCategory.row(db, { categoryId: body.categoryId })))
    refuseField(categoryId.wire, 'distribution.categoryUnknown');
  const ofPool = { poolId: body.poolId ?? null, categoryId: body.categoryId };
  if (ofPool.poolId !== null && !(await queries.isPoolOf.row(db, ofPool)))
    refuseField(poolId.wire, 'money.poolOfOtherCategory');
  const row = await queries.insertRule.row<{ runRuleId: number }>(db, {
    ...ofPool,
    kind: body.runRuleKind,
    usageKind: body.runUsageKind ?? null,
    ...(await named(db, body)),
    livePerformanceId: await concertOf(db, body),
    performanceTypeId: body.performanceTypeId ?? null,
    fromTime: body.fromTime ?? null,
    untilTime: body.untilTime ?? null,
    code: body.factorCode ?? null,
    factorThousandths:
      body.factor === undefined || body.factor === null ? null : Math.round(body.factor * 1000),
    startsOn: body.startsOn,
    userId,
  });
  return row?.runRuleId ?? refuse('money.ruleNotFound');
}

function assertParts(body: NewRunRule): void {
  const isSaid = (name: (typeof all)[number]) => body[name] !== undefined && body[name] !== null;
  const given: readonly string[] = wanted[body.runRuleKind];
  const besides: readonly string[] =
    body.runRuleKind !== 'pool' ? [] : body.runUsageKind === 'live' ? ofConcerts : ofReports;
  for (const name of all)
    if (isSaid(name) !== given.includes(name) && !besides.includes(name))
      refuseField(fields[name].wire, 'money.ruleParts');
  if (ofConcerts.every(isSaid) || body.performanceTypeId === foreign)
    refuseField(performanceTypeId.wire, 'money.ruleParts');
}

/** The concert that a rule is for alone. */
async function concertOf(db: Queryable, { livePerformanceId: concert }: NewRunRule): Promise<number | null> {
  if (concert === undefined || concert === null) return null;
  if (!(await queries.findConcert.row(db, { livePerformanceId: concert })))
    refuseField(livePerformanceId.wire, 'livePerformance.notFound');
  return concert;
}

/** The sender and the station that a rule names. */
async function named(db: Queryable, { usageSenderName, stationName }: NewRunRule) {
  const sender = usageSenderName
    ? ((await queries.findSender.row<{ usageSenderId: number }>(db, { name: usageSenderName })) ??
      refuseField(runs.usageSenderName.wire, 'money.senderUnknown'))
    : undefined;
  const station = stationName
    ? ((await queries.findStation.row<{ stationId: number }>(db, { name: stationName })) ??
      refuseField(runs.stationName.wire, 'money.stationUnknown'))
    : undefined;
  return { usageSenderId: sender?.usageSenderId ?? null, stationId: station?.stationId ?? null };
}

export const { askToEnd, decide } = datedRules({
  lock: queries.lockRule,
  askToEnd: queries.askToEnd,
  decide: queries.decide,
  decideEnd: queries.decideEnd,
  forgetEnd: queries.forgetEnd,
  refusals: { run_rule_once: 'money.runRuleTwice', run_rule_used_later: 'money.ruleUsedLater' },
});
