import type { Config } from '../../platform/config.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { openBox, sealBox } from './ballots.ts';
import { problemsOfBox } from './boxCount.ts';
import { signed } from './signing.ts';
import {
  type ExportedBallots,
  hashOfBallots,
  problemsOfTally,
  type Result,
  type TallyFile,
} from './tally.ts';
import type { Question } from './vote.ts';
import * as queries from './voteQueries.ts';

export async function openVote(db: Queryable, config: Config, assemblyId: number): Promise<void> {
  const questions = await queries.questionsOf.rows<Question>(db, { assemblyId });
  const sealed = sealBox(config, { assemblyId, questions: questions.length }, []);
  await queries.insertBox.run(db, { assemblyId, sealed });
}

/**
 * Opens the box of a vote that has closed, counts its ballots twice (by SQL in the tables, and again as they lay in the box), checks the
 * file that everybody gets, and signs the result (O128, O129). Counts that differ stop the whole step.
 */
export async function count(db: Queryable, config: Config, assemblyId: number): Promise<void> {
  const questions = await queries.questionsOf.rows<Question>(db, { assemblyId });
  const box = await queries.lockBox.row<{ sealed: Buffer }>(db, { assemblyId });
  if (!box) throw new Error(`Assembly ${assemblyId} has no ballot box.`);
  const ballots = openBox(config, { assemblyId, questions: questions.length }, box.sealed);
  await queries.insertReceipts.run(db, { assemblyId, codes: ballots.map(({ receiptCode }) => receiptCode) });
  for (const [at, { questionId }] of questions.entries())
    await queries.insertBallots.run(db, {
      questionId,
      lines: inOwnOrder(ballots.map(({ chosen }) => chosen[at] ?? [])),
    });
  await queries.deleteBox.run(db, { assemblyId });
  const exported = await exportOf(db, assemblyId, questions.length);
  const counted = await resultBySql(db, { config, assemblyId, questions, exported });
  const result = JSON.stringify(counted);
  const file: TallyFile = {
    format: 'omur-tally-1',
    result,
    ballots: exported,
    ...(await signed(db, config, result)),
  };
  const document = JSON.stringify(file);
  const problems = [...problemsOfBox(ballots, counted, exported), ...problemsOfTally(document)];
  if (problems.length > 0)
    throw new Error(`Assembly ${assemblyId} is counted differently: ${problems.join('; ')}.`);
  await queries.insertTally.run(db, { assemblyId, document });
}

/** As JSON. A log of statements with their parameters has receipts and choices in orders that do not join them. */
const inOwnOrder = (choices: readonly (readonly number[])[]) =>
  `[${choices
    .map((chosen) => JSON.stringify(chosen))
    .toSorted()
    .join(',')}]`;

async function exportOf(db: Queryable, assemblyId: number, questions: number): Promise<ExportedBallots> {
  const receipts = await queries.exportReceipts.rows<{ receiptCode: string }>(db, { assemblyId });
  const lines = await queries.exportBallots.rows<{ question: number; chosen: number[] }>(db, { assemblyId });
  const byQuestion: number[][][] = Array.from({ length: questions }, () => []);
  for (const { question, chosen } of lines) byQuestion[question - 1]?.push(chosen);
  return { receipts: receipts.map(({ receiptCode }) => receiptCode), questions: byQuestion };
}

interface Counting {
  config: Config;
  assemblyId: number;
  questions: readonly Question[];
  exported: ExportedBallots;
}

async function resultBySql(
  db: Queryable,
  { config, assemblyId, questions, exported }: Counting,
): Promise<Result> {
  const facts = await queries.factsOf.row<
    Omit<Result, 'society' | 'assemblyId' | 'questions' | 'ballotsSha256'>
  >(db, {
    assemblyId,
  });
  if (!facts) throw new Error(`There is no assembly ${assemblyId}.`);
  const counts = await queries.countBySql.rows<{ question: number; option: number; votes: number }>(db, {
    assemblyId,
  });
  const blank = await queries.countBlank.rows<{ blank: number }>(db, { assemblyId });
  return {
    society: config.societyName,
    assemblyId,
    ...facts,
    questions: questions.map(({ questionIs, questionEn, mostChosen, options }, at) => ({
      questionIs,
      questionEn,
      mostChosen,
      blank: blank[at]?.blank ?? 0,
      options: options.map((option, place) => ({
        ...option,
        votes: counts.find((one) => one.question === at + 1 && one.option === place + 1)?.votes ?? 0,
      })),
    })),
    ballotsSha256: hashOfBallots(exported),
  };
}
