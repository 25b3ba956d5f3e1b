import { sentenceOf, type ErrorCode } from '@omur/contract/platform/errors';
import { categoryId } from '@omur/contract/platform/fields/distributions';
import { openingDay, openingSource } from '@omur/contract/platform/fields/openings';
import type { Language } from '@omur/contract/platform/rules/language';
import { mostOpeningLines, type OpeningTrial } from '@omur/contract/royalties/openings';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { sheetRows } from '../income/sheetRows.ts';
import { amountIn, unsure } from '../usage/values.ts';
import { findCategory } from '../../platform/lookups/categoriesQueries.ts';
import * as queries from './queries.ts';

interface Brought {
  categoryId: number;
  openingDay: string;
  openingSource: string;
  openingSheet: string;
  listChecksum?: string | null | undefined;
  language: Language;
  userId: number;
}

interface Line {
  fileLine: number;
  typedPayee: string;
  account: string;
  units: bigint;
  personId: number;
  problem?: ErrorCode;
}

const mostShown = 100;

/** Tries a sheet of balances; one without faults, whose trial was seen, waits for another administrator (R20). */
export async function bring(db: Queryable, brought: Brought): Promise<OpeningTrial> {
  await assertSensible(db, brought);
  const lines = await readLines(db, brought);
  const faulty = lines.filter(({ problem }) => problem !== undefined);
  const units = lines.reduce((sum, line) => sum + line.units, 0n);
  const of = {
    personIds: lines.map(({ personId }) => personId),
    accounts: lines.map(({ account }) => account),
    amounts: lines.map((line) => line.units),
  };
  const [{ checksum } = { checksum: '' }] = await queries.checksumOf.rows<{ checksum: string }>(db, of);
  // R138: a sheet that was taken for another category is another mistake than a line of it.
  if (faulty.length === 0 && (await queries.isElsewhere.row(db, { ...brought, checksum })))
    refuse('money.openingElsewhere');
  const isKept = typeof brought.listChecksum === 'string' && faulty.length === 0;
  if (isKept && brought.listChecksum !== checksum) refuse('money.openingChanged');
  return {
    openingId: isKept ? await keep(db, { brought, lines, of, units, checksum }) : null,
    lineCount: lines.length,
    problemCount: faulty.length,
    amountIsk: Number(units) / 10_000,
    listChecksum: checksum,
    problems: faulty.slice(0, mostShown).map(({ fileLine, typedPayee, problem }) => ({
      fileLine,
      typedPayee,
      lineProblem: sentenceOf(problem ?? 'value.wrongForm', brought.language),
    })),
  };
}

async function assertSensible(db: Queryable, brought: Brought): Promise<void> {
  if (brought.openingSource.trim() === '') refuseField(openingSource.wire, 'value.missing');
  if (!(await findCategory.row(db, brought))) refuseField(categoryId.wire, 'distribution.categoryUnknown');
  const day = await queries.isToCome.row<{ isToCome: boolean }>(db, brought);
  if (day?.isToCome) refuseField(openingDay.wire, 'money.dayToCome');
}

async function readLines(db: Queryable, brought: Brought): Promise<Line[]> {
  const rows = sheetRows(brought.openingSheet, {
    columns: ['payee', 'amount'],
    mostLines: mostOpeningLines,
    lacksColumns: 'money.openingColumns',
    isTooLong: 'money.openingTooLong',
  });
  const lines = rows.map(readLine);
  const found = await queries.findPayees.rows<{
    number: number;
    personId: number;
    openedUnits: number;
    isOwn: boolean;
  }>(db, {
    categoryId: brought.categoryId,
    userId: brought.userId,
    payees: lines.map(({ typedPayee }) => readPayee(typedPayee)),
    accounts: lines.map(({ account }) => account),
  });
  const met = new Set<string>();
  const of = new Map(found.map((one) => [one.number, one]));
  for (const [i, line] of lines.entries()) {
    const payee = of.get(i + 1);
    line.personId = payee?.personId ?? 0;
    const key = `${line.personId} ${line.account}`;
    if (!payee) line.problem ??= 'money.openingPayee';
    else if (payee.isOwn) line.problem ??= 'money.openingOwn';
    else if (met.has(key)) line.problem ??= 'money.openingTwice';
    else if (isBroughtAlready(line.units, BigInt(payee.openedUnits))) line.problem ??= 'money.openingKnown';
    met.add(key);
  }
  return lines;
}

/** A balance is brought once, and taken back only as far as it was brought. */
const isBroughtAlready = (units: bigint, opened: bigint) =>
  units > 0n ? opened !== 0n : opened + units < 0n;

function readLine(row: Record<string, string>, at: number): Line {
  const typedPayee = (row['payee'] ?? '').trim().slice(0, 40);
  const account = (row['account'] ?? '').trim().toLowerCase() || 'payable';
  const units = unitsIn((row['amount'] ?? '').trim());
  const isAccount = account === 'payable' || account === 'held';
  return {
    fileLine: at + 2,
    typedPayee,
    account,
    units: typeof units === 'bigint' ? units : 0n,
    personId: 0,
    ...(typeof units === 'string' && { problem: units }),
    ...(!isAccount && { problem: 'money.openingAccount' }),
  };
}

/** Units of a whole number of eyrir, or what is wrong with it. */
function unitsIn(text: string): bigint | ErrorCode {
  const amount = amountIn(text);
  const [, minus = '', whole = '', part = ''] =
    /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/u.exec(amount === undefined || amount === unsure ? '' : amount) ?? [];
  const units = BigInt(`${whole || '0'}${part.padEnd(2, '0')}`) * 100n;
  if (units === 0n) return 'money.openingAmount';
  return minus ? -units : units;
}

/** A kennitala, or a number of ours; one that nobody has where it is neither. */
function readPayee(typed: string): string {
  return readKennitala(typed) ?? (/^\d{1,9}$/u.test(typed) ? typed : '0');
}

interface Kept {
  brought: Brought;
  lines: readonly Line[];
  of: { personIds: number[]; accounts: string[]; amounts: bigint[] };
  units: bigint;
  checksum: string;
}

async function keep(db: Queryable, { brought, lines, of, units, checksum }: Kept): Promise<number> {
  const row = await queries.insertOpening.row<{ openingId: number }>(db, {
    categoryId: brought.categoryId,
    openingDay: brought.openingDay,
    source: brought.openingSource.trim(),
    lineCount: lines.length,
    units,
    checksum,
    userId: brought.userId,
  });
  const openingId = row?.openingId ?? refuse('money.openingNotFound');
  await queries.insertLines.run(db, { openingId, ...of, fileLines: lines.map(({ fileLine }) => fileLine) });
  return openingId;
}
