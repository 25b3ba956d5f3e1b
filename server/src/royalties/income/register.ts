import type { NewIncome } from '@omur/contract/royalties/income';
import type { ErrorCode } from '@omur/contract/platform/errors';
import { categoryId, currency, exchangeRate } from '@omur/contract/platform/fields/distributions';
import { grossAmount, payerName, reference, receivedOn } from '@omur/contract/platform/fields/money';
import { periodName } from '@omur/contract/platform/fields/works';
import { notify } from '../../messages/notifications/notify.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { knownPeriod } from '../../platform/lookups/periods.ts';
import { refuse } from '../../platform/refusal.ts';
import { refuseWaiting } from './divideQueries.ts';
import * as queries from './queries.ts';

/** What keeps an income from being registered by this user, by the wire name of its field (R4). */
export async function problemsOf(db: Queryable, income: NewIncome, userId: number) {
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
  const row = await rowOf(db, income, userId);
  if (await queries.isKnown.row(db, row)) wrong(reference.wire, 'money.incomeKnown');
  if (problems.length === 0 && (await queries.isMoved.row(db, row)))
    wrong(reference.wire, 'money.incomeMoved');
  return problems;
}

/** An income as it is kept. */
const rowOf = async (db: Queryable, income: NewIncome, userId: number) => ({
  ...income,
  payerName: income.payerName.trim(),
  reference: income.reference.trim(),
  periodName: await knownPeriod(db, income.periodName),
  currency: income.currency ?? 'ISK',
  grossAmount: income.grossAmount.toFixed(2),
  exchangeRate: String(income.exchangeRate ?? 1),
  isDivided: income.isDivided ?? false,
  userId,
});

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
  const row = await rowOf(db, income, userId);
  await queries.addPeriod.run(db, row);
  const made = await queries.insertIncome.row<{ incomeId: number }>(db, row);
  return made?.incomeId ?? refuse('money.incomeNotFound');
}

export async function register(db: Queryable, income: NewIncome, userId: number): Promise<number> {
  await queries.lockIncome.run(db, {});
  const problems = await problemsOf(db, income, userId);
  if (problems.length > 0) refuse('request.invalid', { fields: problems });
  return write(db, income, userId);
}

interface Reversal {
  incomeId: number;
  reason: string;
  userId: number;
}

/**
 * Takes back an income, and all that was booked of it, as long as no distribution has taken anything of it (R214). Who had registered it is
 * told where that is somebody else (R134).
 */
export async function reverse(db: Queryable, { incomeId, reason, userId }: Reversal): Promise<number> {
  if (!(await queries.exists.row(db, { incomeId }))) refuse('money.incomeNotFound');
  await queries.lockIncome.run(db, {});
  await refuseWaiting.run(db, { incomeId, userId });
  const row = await queries.insertReversal
    .row<{ incomeId: number }>(db, { incomeId, reason, userId })
    .catch((error: { constraint?: string }) => {
      if (error.constraint === 'income_spent' || error.constraint === 'ledger_overdrawn')
        refuse('money.incomeSpent');
      throw error;
    });
  if (!row) refuse('money.incomeReversed');
  await tellRegistrar(db, { incomeId, reason, userId });
  return row.incomeId;
}

interface Registered extends Record<string, unknown> {
  personId: number;
  payerName: string;
  reference: string;
}

async function tellRegistrar(db: Queryable, { incomeId, reason, userId }: Reversal): Promise<void> {
  const registrar = await queries.findRegistrar.row<Registered>(db, { incomeId, userId });
  if (!registrar) return;
  const { personId, payerName: payer, reference: referenceOf } = registrar;
  await notify(db, [personId], {
    kind: 'distributionFinished',
    header: { is: `Tekjur bakfærðar: ${payer}`, en: `Income reversed: ${payer}` },
    body: {
      is: `Annar stjórnandi bakfærði tekjurnar ${referenceOf} frá ${payer} sem þú skráðir. Ástæða: ${reason}\n\nSkoðaðu hvort þær hafa verið skráðar aftur og þá hvar.`,
      en: `Another administrator reversed the income ${referenceOf} from ${payer} that you registered. Reason: ${reason}\n\nLook whether it has been registered again, and where.`,
    },
    link: '/tekjur',
  });
}
