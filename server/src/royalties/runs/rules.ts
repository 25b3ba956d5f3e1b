import type { ErrorCode } from '@omur/contract/platform/errors';
import { categoryId } from '@omur/contract/platform/fields/distributions';
import { poolId } from '@omur/contract/platform/fields/money';
import * as runs from '@omur/contract/platform/fields/runs';
import type { NewRunRule } from '@omur/contract/royalties/runRules';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { datedRules } from '../income/datedRules.ts';
import * as queries from './rulesQueries.ts';

/** What a rule of a kind has to say, and nothing else; a rule for a pool may name a sender or a station besides. */
const wanted = {
  pool: ['poolId', 'runUsageKind'],
  usage: ['runUsageKind', 'factor'],
  daypart: ['fromTime', 'untilTime', 'factor'],
  estimate: ['factorCode', 'factor'],
  weight: ['factorCode', 'factor'],
} as const;
const besides = ['usageSenderName', 'stationName'] as const;
const all = ['poolId', 'runUsageKind', 'fromTime', 'untilTime', 'factorCode', 'factor', ...besides] as const;
const fields = { ...runs, poolId };

function wrong(field: string, code: ErrorCode): never {
  refuse('request.invalid', { fields: [{ field, code }] });
}

/** Asks for a rule; answers its number. Another administrator puts it in force (R11). */
export async function ask(db: Queryable, body: NewRunRule, userId: number): Promise<number> {
  const given: readonly string[] = wanted[body.runRuleKind];
  for (const name of all) {
    const isGiven = body[name] !== undefined && body[name] !== null;
    const isOptional = body.runRuleKind === 'pool' && besides.some((one) => one === name);
    if (isGiven !== given.includes(name) && !isOptional) wrong(fields[name].wire, 'money.ruleParts');
  }
  if ((body.fromTime ?? '') !== '' && (body.untilTime ?? '') <= (body.fromTime ?? ''))
    wrong(runs.untilTime.wire, 'money.ruleParts');
  if (!(await queries.findCategory.row(db, { categoryId: body.categoryId })))
    wrong(categoryId.wire, 'distribution.categoryUnknown');
  const ofPool = { poolId: body.poolId ?? null, categoryId: body.categoryId };
  if (ofPool.poolId !== null && !(await queries.isPoolOf.row(db, ofPool)))
    wrong(poolId.wire, 'money.poolOfOtherCategory');
  const row = await queries.insertRule.row<{ runRuleId: number }>(db, {
    ...ofPool,
    kind: body.runRuleKind,
    usageKind: body.runUsageKind ?? null,
    ...(await named(db, body)),
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

/** The sender and the station that a rule names. */
async function named(db: Queryable, { usageSenderName, stationName }: NewRunRule) {
  const sender = usageSenderName
    ? ((await queries.findSender.row<{ usageSenderId: number }>(db, { name: usageSenderName })) ??
      wrong(runs.usageSenderName.wire, 'money.senderUnknown'))
    : undefined;
  const station = stationName
    ? ((await queries.findStation.row<{ stationId: number }>(db, { name: stationName })) ??
      wrong(runs.stationName.wire, 'money.stationUnknown'))
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
