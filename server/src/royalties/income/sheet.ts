import {
  mostIncomeLines,
  NewIncome,
  type IncomeLine,
  type IncomeSheet,
} from '@omur/contract/royalties/income';
import { isErrorCode, sentenceOf, type ErrorCode } from '@omur/contract/platform/errors';
import { categoryId, currency, exchangeRate } from '@omur/contract/platform/fields/distributions';
import * as money from '@omur/contract/platform/fields/money';
import { fold } from '@omur/contract/platform/rules/folding';
import { periodName } from '@omur/contract/platform/fields/works';
import type { Language } from '@omur/contract/platform/rules/language';
import type { Queryable } from '../../platform/database/statement.ts';
import { lockIncome } from './queries.ts';
import { problemsOf, write } from './register.ts';
import { sheetRows } from './sheetRows.ts';

/** The columns of a sheet of income, with the field that each is read into. */
const columns = {
  payer: money.payerName,
  kind: money.payerKind,
  category: categoryId,
  period: periodName,
  currency,
  rate: exchangeRate,
  amount: money.grossAmount,
  received: money.receivedOn,
  reference: money.reference,
} as const;
const numbers = new Set(['category', 'rate', 'amount']);
const isOptional = new Set(['currency', 'rate']);

interface Reading {
  text: string;
  language: Language;
  userId: number;
  isKept: boolean;
}

/** Tries the lines of a sheet, and keeps all of them where none is wrong and it is to be kept (R4). */
export async function readSheet(db: Queryable, reading: Reading): Promise<IncomeSheet> {
  const { language, userId } = reading;
  const rows = rowsOf(reading.text);
  await lockIncome.run(db, {});
  const sound: NewIncome[] = [];
  const lines: IncomeLine[] = [];
  const met = new Set<string>();
  for (const [i, row] of rows.entries()) {
    const read = readRow(row);
    const problems =
      'problems' in read
        ? read.problems
        : [...(await problemsOf(db, read.income, userId)), ...twice(read.income, met)];
    const [problem] = problems;
    if ('income' in read && !problem) sound.push(read.income);
    lines.push({
      fileLine: i + 2,
      payerName: row['payer'] ?? '',
      grossIsk: 'income' in read ? iskOf(read.income) : null,
      lineProblem: problem ? `${columnOf(problem.field)}: ${sentenceOf(problem.code, language)}` : null,
    });
  }
  const problemCount = lines.filter(({ lineProblem }) => lineProblem !== null).length;
  const isKept = reading.isKept && problemCount === 0;
  if (isKept) for (const income of sound) await write(db, income, userId);
  const eyrir = sound.reduce((sum, income) => sum + Math.round(iskOf(income) * 100), 0);
  return { lineCount: rows.length, problemCount, grossIsk: eyrir / 100, isKept, lines };
}

const rowsOf = (text: string) =>
  sheetRows(text, {
    columns: Object.keys(columns).filter((name) => !isOptional.has(name)),
    mostLines: mostIncomeLines,
    lacksColumns: 'money.sheetColumns',
    isTooLong: 'money.sheetTooLong',
  });

type Problem = { field: string; code: ErrorCode };

function readRow(row: Record<string, string>): { income: NewIncome } | { problems: Problem[] } {
  const given = Object.entries(columns).flatMap(([name, { wire }]) => {
    const cell = (row[name] ?? '').trim().normalize('NFC');
    if (cell === '' && isOptional.has(name)) return [];
    return [[wire, numbers.has(name) ? numberOf(cell) : cell] as const];
  });
  const read = NewIncome.safeParse(Object.fromEntries(given));
  if (read.success) return { income: read.data };
  return {
    problems: read.error.issues.map(({ path, message }) => ({
      field: String(path[0] ?? ''),
      code: isErrorCode(message) ? message : 'value.wrongForm',
    })),
  };
}

/** "1.234,50", "1234.50" and "1234": a dot before three digits parts thousands where there is a comma too. */
function numberOf(cell: string): number {
  const plain = cell.includes(',') ? cell.replaceAll('.', '').replace(',', '.') : cell;
  return /^-?\d+(\.\d+)?$/u.test(plain) ? Number(plain) : Number.NaN;
}

/** The same payment stands twice in the sheet. */
function twice({ payerName, reference }: NewIncome, met: Set<string>): Problem[] {
  const key = JSON.stringify([fold(payerName), fold(reference)]);
  if (!met.has(key)) {
    met.add(key);
    return [];
  }
  return [{ field: money.reference.wire, code: 'money.incomeKnown' }];
}

const iskOf = ({ grossAmount, exchangeRate: rate }: NewIncome) =>
  Math.round(Math.round(grossAmount * 100) * (rate ?? 1)) / 100;

const columnOf = (wire: string) =>
  Object.entries(columns).find(([, field]) => field.wire === wire)?.[0] ?? wire;
