import { getPerson, type PersonRight } from '@omur/contract/people/persons';
import { getSociety } from '@omur/contract/accounts/sessions';
import { type Deduction, listDeductions } from '@omur/contract/royalties/insight';
import {
  getRoyaltyText,
  listPeriodStatuses,
  listStatementLines,
  listStreamPots,
  type RightDistribution,
  type StatementLine,
  type StatusDetail,
  type StreamPeriod,
} from '@omur/contract/royalties/statistics';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { chosenLanguage } from '../../platform/i18n/text.ts';
import { startWorker } from './makeInWorker.ts';
import type { StatementFile } from './orders.ts';
import { readAll, readPages } from './readPages.ts';
import { isDistributed, type StatementHead } from './statement.ts';

/** Whose statement, and of what. */
export type StatementOf = { right: PersonRight } & (
  | { distribution: RightDistribution }
  | { period: StreamPeriod; fromDay: string | undefined; toDay: string | undefined }
);

interface Making {
  kennitala: string;
  signal: AbortSignal;
  onLines: (read: number, all: number) => void;
}

/** Reads a statement page by page, and has the file made of it. */
export async function makeStatement(
  of: StatementOf,
  file: StatementFile,
  { kennitala, signal, onLines }: Making,
): Promise<Blob> {
  const worker = startWorker(signal);
  try {
    const names = await readNames(kennitala, signal);
    const head = await readStatement(of, { ...names, signal, onLines, onPage: worker.send });
    return await worker.make({ kind: file, head });
  } finally {
    worker.stop();
  }
}

/** The names on a member's documents. */
export async function readNames(kennitala: string, signal: AbortSignal) {
  const [society, person] = await Promise.all([
    call(getSociety, { signal }),
    call(getPerson, { params: { kennitala }, signal }),
  ]);
  return { societyName: society.societyName, holderName: person.name, personId: person.personId };
}

interface Reading {
  societyName: string;
  holderName: string;
  signal: AbortSignal;
  onPage: (lines: StatementLine[]) => void;
  onLines?: (read: number, all: number) => void;
}

/** Hands on the lines of a statement as they come, and answers what stands above them. */
export async function readStatement(
  of: StatementOf,
  { societyName, holderName, signal, onPage, onLines }: Reading,
): Promise<StatementHead> {
  const { rightId, authorId, displayName } = of.right;
  const [movements, deductions] = await Promise.all([movementsOf(of, signal), deductionsOf(of, signal)]);
  const all = movements.filter(isDistributed).reduce((sum, { lineCount }) => sum + lineCount, 0);
  const asked = {
    query:
      'distribution' in of
        ? { rightId, distributionId: of.distribution.distributionId }
        : { rightId, periodId: of.period.periodId, fromDay: of.fromDay, toDay: of.toDay },
    signal,
  };
  let read = 0;
  const distributionIds = new Set<number>();
  for await (const lines of readPages(listStatementLines, asked)) {
    onPage(lines);
    for (const { distributionId } of lines) distributionIds.add(distributionId);
    read += lines.length;
    onLines?.(read, all);
  }
  const texts = await Promise.all([...distributionIds].map((id) => royaltyTextOf(id, signal)));
  return {
    ...subjectOf(of),
    language: chosenLanguage(),
    societyName,
    holderName,
    authorName: displayName,
    authorId,
    rightId,
    royaltyTexts: [...new Set(texts.filter((text) => text !== undefined))],
    movements,
    deductions,
    madeOn: new Date().toISOString().slice(0, 10),
  };
}

/** What stands at the top of the statement. */
function subjectOf(of: StatementOf) {
  if ('distribution' in of) {
    const { distributionName: name, periodName, distributedOn } = of.distribution;
    return { kind: 'distribution' as const, name, periodName, distributedOn };
  }
  const { periodName, distributedOn } = of.period;
  return { kind: 'period' as const, name: periodName, periodName, distributedOn };
}

async function movementsOf(of: StatementOf, signal: AbortSignal): Promise<StatusDetail[]> {
  const { rightId } = of.right;
  if ('distribution' in of) {
    const { periodId, distributionId } = of.distribution;
    return readAll(listPeriodStatuses, { params: { periodId, rightId }, query: { distributionId }, signal });
  }
  const { fromDay, toDay, period } = of;
  return readAll(listStreamPots, { query: { rightId, periodId: period.periodId, fromDay, toDay }, signal });
}

async function deductionsOf(of: StatementOf, signal: AbortSignal): Promise<Deduction[]> {
  const { rightId } = of.right;
  const query =
    'distribution' in of
      ? { rightId, distributionId: of.distribution.distributionId }
      : { rightId, periodId: of.period.periodId, fromDay: of.fromDay, toDay: of.toDay };
  return readAll(listDeductions, { query, signal });
}

async function royaltyTextOf(distributionId: number, signal: AbortSignal): Promise<string | undefined> {
  const text = await call(getRoyaltyText, { params: { distributionId }, signal }).catch((error: unknown) => {
    if (isRefusal(error, 404)) return undefined;
    throw error;
  });
  return text?.royaltyText;
}
