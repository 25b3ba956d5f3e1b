import type { Ballot } from './ballots.ts';
import { type ExportedBallots, problemsOfQuestion, type Result } from './tally.ts';

/** Choices or receipts in an order of their own. */
const inOwnOrder = (lines: readonly unknown[]) =>
  lines
    .map((one) => JSON.stringify(one))
    .toSorted()
    .join();

/**
 * The second count, of the ballots as they lay in the box (O128): what differs from the result, which was counted in the tables, and from
 * the ballots that everybody gets. Nothing read from the tables is believed here; they are written by one conversion of the box.
 */
export function problemsOfBox(
  ballots: readonly Ballot[],
  { questions }: Pick<Result, 'questions'>,
  exported: ExportedBallots,
): string[] {
  const receipts = ballots.map(({ receiptCode }) => receiptCode);
  const ofReceipts =
    inOwnOrder(receipts) === inOwnOrder(exported.receipts) ? [] : ['the receipts are not those of the box'];
  return questions.reduce<string[]>((found, question, at) => {
    const choices = ballots.map(({ chosen }) => [...(chosen[at] ?? [])]);
    const ofQuestion = problemsOfQuestion(question, choices, ballots.length);
    if (inOwnOrder(choices) !== inOwnOrder(exported.questions[at] ?? []))
      ofQuestion.push('the ballots are not those of the box');
    return [...found, ...ofQuestion.map((one) => `question ${at + 1}: ${one}`)];
  }, ofReceipts);
}
