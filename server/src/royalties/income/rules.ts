import type { NewMoneyRule } from '@omur/contract/royalties/income';
import type { ErrorCode } from '@omur/contract/platform/errors';
import { categoryId } from '@omur/contract/platform/fields/distributions';
import * as money from '@omur/contract/platform/fields/money';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { datedRules } from './datedRules.ts';
import { findCategory } from './queries.ts';
import * as queries from './rulesQueries.ts';

/** What a rule of a kind has, and nothing else. */
const wanted = {
  allocation: ['categoryId', 'poolId'],
  deduction: ['categoryId', 'deduction'],
  withholding: ['residence', 'payeeForm'],
} as const;
const all = [
  'categoryId',
  'payerKind',
  'payerName',
  'poolId',
  'deduction',
  'residence',
  'payeeForm',
] as const;
const fields = { ...money, categoryId };

/** Asks for a rule; answers its number. Another administrator puts it in force (R5). */
export async function ask(db: Queryable, body: NewMoneyRule, userId: number): Promise<number> {
  const wrong = (field: string, code: ErrorCode) => refuse('request.invalid', { fields: [{ field, code }] });
  const given: readonly string[] = wanted[body.ruleKind];
  for (const name of all) {
    const isGiven = body[name] !== undefined && body[name] !== null;
    const isOptional =
      body.ruleKind === 'allocation' && (name === 'payerKind' || (name === 'payerName' && !body.payerKind));
    if (isGiven !== given.includes(name) && !isOptional) wrong(fields[name].wire, 'money.ruleParts');
  }
  if (body.categoryId && !(await findCategory.row(db, { categoryId: body.categoryId })))
    wrong(categoryId.wire, 'distribution.categoryUnknown');
  const { poolId, categoryId: ofCategory } = body;
  if (poolId && ofCategory && !(await queries.isPoolOf.row(db, { poolId, categoryId: ofCategory })))
    wrong(money.poolId.wire, 'money.poolOfOtherCategory');
  const row = await queries.insertRule.row<{ moneyRuleId: number }>(db, {
    ruleKind: body.ruleKind,
    categoryId: body.categoryId ?? null,
    payerKind: body.payerKind ?? null,
    payerName: body.payerName ?? null,
    poolId: poolId ?? null,
    deduction: body.deduction ?? null,
    residence: body.residence ?? null,
    payeeForm: body.payeeForm ?? null,
    percent: body.percent.toFixed(2),
    startsOn: body.startsOn,
    userId,
  });
  return row?.moneyRuleId ?? refuse('money.ruleNotFound');
}

export const { askToEnd, decide } = datedRules({
  lock: queries.lockRule,
  askToEnd: queries.askToEnd,
  decide: queries.decide,
  decideEnd: queries.decideEnd,
  forgetEnd: queries.forgetEnd,
  refusals: { money_rule_percents: 'money.rulesOverWhole', money_rule_used_later: 'money.ruleUsedLater' },
  begun: queries.allocateWaiting,
});
