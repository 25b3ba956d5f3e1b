import type { NewIncome } from '@omur/contract/royalties/income';
import type { ErrorCode } from '@omur/contract/platform/errors';
import { categoryId, currency, exchangeRate } from '@omur/contract/platform/fields/distributions';
import { grossAmount, payerName, reference, receivedOn } from '@omur/contract/platform/fields/money';
import { periodName } from '@omur/contract/platform/fields/works';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './queries.ts';

/** What keeps an income from being registered, by the wire name of its field (R4). */
export async function problemsOf(db: Queryable, income: NewIncome) {
  const problems: { field: string; code: ErrorCode }[] = [];
  const wrong = (field: string, code: ErrorCode) => problems.push({ field, code });
  if (income.grossAmount <= 0) wrong(grossAmount.wire, 'money.amountNotPositive');
  if (income.payerName.trim() === '') wrong(payerName.wire, 'money.payerMissing');
  if (income.reference.trim() === '') wrong(reference.wire, 'money.referenceMissing');
  if (income.periodName.trim() === '') wrong(periodName.wire, 'calendar.periodMissing');
  if (income.receivedOn > new Date().toISOString().slice(0, 10)) wrong(receivedOn.wire, 'money.dayToCome');
  const isForeign = (income.currency ?? 'ISK') !== 'ISK';
  if (isForeign !== (income.exchangeRate !== undefined && income.exchangeRate !== null))
    wrong(isForeign ? exchangeRate.wire : currency.wire, 'money.rateAndCurrency');
  else if (income.grossAmount > 0) problems.push(...worthProblems(income));
  if (!(await queries.findCategory.row(db, income))) wrong(categoryId.wire, 'distribution.categoryUnknown');
  if (
    await queries.isKnown.row(db, { payerName: income.payerName.trim(), reference: income.reference.trim() })
  )
    wrong(reference.wire, 'money.incomeKnown');
  return problems;
}

const mostKronur = 99_999_999_999;

/** A rate is kept with six decimals, and an income is worth something that the ledger has room for. */
function worthProblems({ grossAmount: gross, exchangeRate: given }: NewIncome) {
  const rate = given ?? 1;
  const wrong = (code: ErrorCode) => [{ field: exchangeRate.wire, code }];
  if (Number(rate.toFixed(6)) !== rate) return wrong('money.rateDecimals');
  if (gross * rate > mostKronur) return wrong('money.worthTooMuch');
  return gross * rate < 0.005 ? wrong('money.worthNothing') : [];
}

/** Writes an income, which is booked by it; answers its number. */
export async function write(db: Queryable, income: NewIncome, userId: number): Promise<number> {
  const name = income.periodName.trim().replace(/\s+/gu, ' ');
  await queries.addPeriod.run(db, { periodName: name });
  const row = await queries.insertIncome.row<{ incomeId: number }>(db, {
    ...income,
    payerName: income.payerName.trim(),
    reference: income.reference.trim(),
    periodName: name,
    currency: income.currency ?? 'ISK',
    grossAmount: income.grossAmount.toFixed(2),
    exchangeRate: String(income.exchangeRate ?? 1),
    userId,
  });
  return row?.incomeId ?? refuse('money.incomeNotFound');
}

export async function register(db: Queryable, income: NewIncome, userId: number): Promise<number> {
  await queries.lockIncome.run(db, {});
  const problems = await problemsOf(db, income);
  if (problems.length > 0) refuse('request.invalid', { fields: problems });
  return write(db, income, userId);
}

interface Reversal {
  incomeId: number;
  reason: string;
  userId: number;
}

/** Takes back an income, and all that was booked of it. What a distribution has taken of it cannot be taken back. */
export async function reverse(db: Queryable, { incomeId, reason, userId }: Reversal): Promise<number> {
  if (!(await queries.exists.row(db, { incomeId }))) refuse('money.incomeNotFound');
  await queries.lockIncome.run(db, {});
  const row = await queries.insertReversal
    .row<{ incomeId: number }>(db, { incomeId, reason, userId })
    .catch((error: { constraint?: string }) => {
      if (error.constraint === 'ledger_overdrawn') refuse('money.incomeSpent');
      throw error;
    });
  return row?.incomeId ?? refuse('money.incomeReversed');
}
