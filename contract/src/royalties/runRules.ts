import * as z from 'zod/mini';
import { created, endpoint, list, nothing } from '../platform/endpoint.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as livePerformances from '../platform/fields/livePerformances.ts';
import * as money from '../platform/fields/money.ts';
import * as runs from '../platform/fields/runs.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { atMost, maybe, nullable, request, response } from '../platform/wire.ts';
import { datedRule, DecisionOnRule, EndOfRule } from './datedRules.ts';

// Which usage shares which pool, and the factors of points, by days (R11).

/** A rule that is in force, ended, refused, or waits for another administrator. */
export const RunRule = response({
  runRuleId: runs.runRuleId,
  runRuleKind: runs.runRuleKind,
  ruleState: money.ruleState,
  categoryName: works.categoryName,
  poolName: nullable(money.poolName),
  runUsageKind: nullable(runs.runUsageKind),
  usageSenderName: nullable(runs.usageSenderName),
  stationName: nullable(runs.stationName),
  /** The concert of a rule for one alone, and who played there; or the type of a rule for a tariff (R73). */
  livePerformanceId: nullable(livePerformances.livePerformanceId),
  performers: nullable(livePerformances.performers),
  performanceTypeId: nullable(livePerformances.performanceTypeId),
  fromTime: nullable(runs.fromTime),
  untilTime: nullable(runs.untilTime),
  factorCode: nullable(runs.factorCode),
  factor: nullable(runs.factor),
  ...datedRule,
});
export type RunRule = z.output<typeof RunRule>;

export const listRunRules = endpoint('GET /api/money/runRules', {
  access: 'administrator',
  query: paging,
  reply: list(RunRule, 'money.noRules'),
});

export const NewRunRule = request({
  runRuleKind: runs.runRuleKind,
  categoryId: distributions.categoryId,
  poolId: maybe(money.poolId),
  runUsageKind: maybe(runs.runUsageKind),
  /** By name; of usage that has been reported. */
  usageSenderName: maybe(atMost(200, runs.usageSenderName)),
  stationName: maybe(atMost(100, runs.stationName)),
  livePerformanceId: maybe(livePerformances.livePerformanceId),
  performanceTypeId: maybe(livePerformances.performanceTypeId),
  fromTime: maybe(runs.fromTime),
  untilTime: maybe(runs.untilTime),
  factorCode: maybe(runs.factorCode),
  factor: maybe(runs.factor),
  startsOn: money.startsOn,
});
export type NewRunRule = z.output<typeof NewRunRule>;

export const askForRunRule = endpoint('POST /api/money/runRules', {
  access: 'administrator',
  masquerade: 'never',
  body: NewRunRule,
  reply: created(RunRule),
  affects: () => [listRunRules],
});

const ofRule = { runRuleId: pathId('runRuleId') };

export const askToEndRunRule = endpoint('POST /api/money/runRules/:runRuleId/end', {
  access: 'administrator',
  masquerade: 'never',
  params: ofRule,
  body: EndOfRule,
  reply: nothing,
  affects: () => [listRunRules],
});

export const decideRunRule = endpoint('PATCH /api/money/runRules/:runRuleId', {
  access: 'administrator',
  masquerade: 'never',
  params: ofRule,
  body: DecisionOnRule,
  reply: nothing,
  affects: () => [listRunRules],
});
