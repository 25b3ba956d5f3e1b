import * as z from 'zod/mini';
import { andBelow, created, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as money from '../platform/fields/money.ts';
import { version } from '../platform/fields/version.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { atMost, field, lineText, maybe, nullable, optional, request, response } from '../platform/wire.ts';
import { listControlReport, listLedgerAccounts, listLedgerEntries } from './ledger.ts';
import { listRuns } from './runs.ts';
import { datedRule, DecisionOnRule, EndOfRule } from './datedRules.ts';

// Licence income and the pools it is allocated to (R4).

/** A pool, with what it has in all periods. */
export const Pool = response({
  poolId: money.poolId,
  poolName: money.poolName,
  poolNameIs: money.poolNameIs,
  poolNameEn: nullable(money.poolNameEn),
  categoryId: distributions.categoryId,
  categoryName: works.categoryName,
  balanceIsk: money.balanceIsk,
  isPoolClosed: money.isPoolClosed,
  version,
});
export type Pool = z.output<typeof Pool>;

export const listPools = endpoint('GET /api/money/pools', {
  access: 'administrator',
  query: paging,
  reply: list(Pool, 'money.noPools'),
});

const names = {
  poolNameIs: atMost(100, money.poolNameIs),
  poolNameEn: maybe(lineText(100, money.poolNameEn)),
};

export const addPool = endpoint('POST /api/money/pools', {
  access: 'administrator',
  body: request({ ...names, categoryId: distributions.categoryId }),
  reply: created(Pool),
  affects: () => [listPools],
});

export const renamePool = endpoint('PUT /api/money/pools/:poolId', {
  access: 'administrator',
  params: { poolId: pathId('poolId') },
  body: request({ ...names, version }),
  reply: one(Pool),
  affects: () => [listPools, listLedgerAccounts, listLedgerEntries],
});

/** Closes a pool that is empty and named by no rule, or opens it again (R39). */
export const closePool = endpoint('PATCH /api/money/pools/:poolId', {
  access: 'administrator',
  masquerade: 'never',
  params: { poolId: pathId('poolId') },
  body: request({ isPoolClosed: money.isPoolClosed, version }),
  reply: one(Pool),
  affects: () => [listPools],
});

/** An income with what became of it. */
export const Income = response({
  incomeId: money.incomeId,
  payerName: money.payerName,
  payerKind: money.payerKind,
  categoryId: distributions.categoryId,
  categoryName: works.categoryName,
  periodName: works.periodName,
  currency: distributions.currency,
  grossAmount: money.grossAmount,
  exchangeRate: distributions.exchangeRate,
  grossIsk: money.grossIsk,
  deductedIsk: money.deductedIsk,
  pooledIsk: money.pooledIsk,
  unallocatedIsk: money.unallocatedIsk,
  isDivided: money.isDivided,
  /** Of its parts, where anybody has asked for some (R189). */
  divisionState: nullable(money.divisionState),
  mayDivide: money.mayDivide,
  receivedOn: money.receivedOn,
  reference: money.reference,
  reverses: nullable(money.reverses),
  reversedBy: nullable(money.reversedBy),
  reverseReason: nullable(money.reverseReason),
  registeredAt: money.registeredAt,
  incomeRegisteredBy: money.incomeRegisteredBy,
  /** Who else says that it came in (R208); null where nobody has. */
  incomeConfirmedBy: nullable(money.incomeConfirmedBy),
  mayConfirmIncome: money.mayConfirmIncome,
});
export type Income = z.output<typeof Income>;

export const listIncome = endpoint('GET /api/money/income', {
  access: 'administrator',
  query: { ...paging, isWaiting: optional(field('oskipt', z.literal('1'))) },
  reply: list(Income, 'money.noIncome'),
});

export const NewIncome = request({
  payerName: atMost(200, money.payerName),
  payerKind: money.payerKind,
  categoryId: distributions.categoryId,
  periodName: atMost(100, works.periodName),
  currency: maybe(distributions.currency),
  exchangeRate: maybe(distributions.exchangeRate),
  grossAmount: money.grossAmount,
  receivedOn: money.receivedOn,
  reference: atMost(100, money.reference),
  isDivided: maybe(money.isDivided),
});
export type NewIncome = z.output<typeof NewIncome>;

export const moved = () => [listIncome, listPools, listLedgerAccounts, listLedgerEntries, listControlReport];

export const registerIncome = endpoint('POST /api/money/income', {
  access: 'administrator',
  body: NewIncome,
  reply: created(Income),
  affects: moved,
});

export const reverseIncome = endpoint('POST /api/money/income/:incomeId/reverse', {
  access: 'administrator',
  params: { incomeId: pathId('incomeId') },
  body: request({ reverseReason: money.reverseReason }),
  reply: created(Income),
  affects: moved,
});

/** Says that an income came in, as another than who registered it (R208). */
export const confirmIncome = endpoint('PATCH /api/money/income/:incomeId/confirmation', {
  access: 'administrator',
  params: { incomeId: pathId('incomeId') },
  reply: one(Income),
  affects: () => [listIncome, andBelow(listRuns)],
});

/** A line of a sheet of income, and what is wrong with it. */
export const IncomeLine = response({
  fileLine: distributions.fileLine,
  payerName: money.payerName,
  grossIsk: nullable(money.grossIsk),
  lineProblem: nullable(money.lineProblem),
});
export type IncomeLine = z.output<typeof IncomeLine>;
export const IncomeSheet = response({
  lineCount: distributions.lineCount,
  problemCount: distributions.problemCount,
  grossIsk: money.grossIsk,
  isKept: money.isKept,
  lines: field('LINUR', z.array(IncomeLine)),
});
export type IncomeSheet = z.output<typeof IncomeSheet>;

/** So many lines at once, and so many of them are answered. */
export const mostIncomeLines = 2000;

export const readIncomeSheet = endpoint('POST /api/money/income/sheets', {
  access: 'administrator',
  body: request({
    sheet: { ...money.sheet, schema: z.string().check(z.maxLength(600_000)) },
    isKept: money.isKept,
  }),
  mostBytes: 1_000_000,
  reply: one(IncomeSheet),
  affects: moved,
});

/** A rule that is in force, ended, refused, or waits for another administrator. */
export const MoneyRule = response({
  moneyRuleId: money.moneyRuleId,
  ruleKind: money.ruleKind,
  ruleState: money.ruleState,
  categoryName: nullable(works.categoryName),
  payerKind: nullable(money.payerKind),
  /** Of a rule for one payer alone (R73). */
  payerName: nullable(money.payerName),
  poolName: nullable(money.poolName),
  deduction: nullable(money.deduction),
  residence: nullable(money.residence),
  payeeForm: nullable(money.payeeForm),
  percent: money.percent,
  ...datedRule,
});
export type MoneyRule = z.output<typeof MoneyRule>;

export const listMoneyRules = endpoint('GET /api/money/rules', {
  access: 'administrator',
  query: paging,
  reply: list(MoneyRule, 'money.noRules'),
});

export const NewMoneyRule = request({
  ruleKind: money.ruleKind,
  categoryId: maybe(distributions.categoryId),
  payerKind: maybe(money.payerKind),
  payerName: maybe(atMost(200, money.payerName)),
  poolId: maybe(money.poolId),
  deduction: maybe(money.deduction),
  residence: maybe(money.residence),
  payeeForm: maybe(money.payeeForm),
  percent: money.percent,
  startsOn: money.startsOn,
});
export type NewMoneyRule = z.output<typeof NewMoneyRule>;

export const askForMoneyRule = endpoint('POST /api/money/rules', {
  access: 'administrator',
  masquerade: 'never',
  body: NewMoneyRule,
  reply: created(MoneyRule),
  affects: () => [listMoneyRules],
});

const ofRule = { moneyRuleId: pathId('moneyRuleId') };

export const askToEndMoneyRule = endpoint('POST /api/money/rules/:moneyRuleId/end', {
  access: 'administrator',
  masquerade: 'never',
  params: ofRule,
  body: EndOfRule,
  reply: nothing,
  affects: () => [listMoneyRules],
});

export const decideMoneyRule = endpoint('PATCH /api/money/rules/:moneyRuleId', {
  access: 'administrator',
  masquerade: 'never',
  params: ofRule,
  body: DecisionOnRule,
  reply: nothing,
  affects: () => [listMoneyRules, ...moved()],
});
