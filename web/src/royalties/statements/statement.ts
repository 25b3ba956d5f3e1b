import { compareIcelandic } from '@omur/contract/platform/rules/icelandicOrder';
import { toEyrir, wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import type { Deduction } from '@omur/contract/royalties/insight';
import type { StatementLine, StatusDetail } from '@omur/contract/royalties/statistics';
import type { Language } from '../../platform/i18n/text.ts';

/** What stands above a statement's tables, whatever file it is put into. */
export interface StatementHead {
  kind: 'distribution' | 'period';
  language: Language;
  societyName: string;
  holderName: string;
  authorName: string;
  /** Null: a publisher's right is of no author. */
  authorId: number | null;
  rightId: number;
  /** The distribution, or the period of sales and streaming. */
  name: string;
  periodName: string;
  distributedOn: string;
  royaltyTexts: string[];
  /** What moved, by pot, as the server gives it: in a period of sales and streaming what went out is negative (L9.5). */
  movements: StatusDetail[];
  /** R5: from what payers paid to what was distributed; none of what no run made. */
  deductions: Deduction[];
  madeOn: string;
}

/** A statement whole. */
export interface Statement {
  head: StatementHead;
  lines: readonly StatementLine[];
}

export interface Pot {
  potId: number;
  description: string;
  explanation: string | null;
  amountEyrir: number;
  lines: StatementLine[];
}

/** L9.5: 1 and 3 are distributed, 2 is deducted, 4 and 5 are paid or allocated. */
export const isDistributed = ({ movementType }: Pick<StatusDetail, 'movementType'>): boolean =>
  movementType === 1 || movementType === 3;

/** What the columns of the screen add up to. */
export function sumsOf({ movements }: Pick<StatementHead, 'movements'>) {
  let distributed = 0;
  let moved = 0;
  for (const movement of movements)
    if (isDistributed(movement)) distributed += toEyrir(movement.amountIsk);
    else moved += toEyrir(movement.amountIsk);
  return { distributed, moved };
}

/** The same in whole krónur, as the screen shows them, and what is left of what is shown. */
export function wholeSumsOf(head: Pick<StatementHead, 'kind' | 'movements'>) {
  const { distributed, moved } = sumsOf(head);
  const distributedIsk = wholeKronur(distributed / 100);
  const movedIsk = wholeKronur(moved / 100);
  return {
    distributedIsk,
    movedIsk,
    heldIsk: distributedIsk + (head.kind === 'period' ? movedIsk : -movedIsk),
  };
}

/** The pots in the order of the screen, each with its lines by title. Throws when lines are missing: half a statement is none. */
export function potsOf(movements: readonly StatusDetail[], lines: readonly StatementLine[]): Pot[] {
  const pots = new Map<number, Pot>();
  for (const { potId, potDescription, potExplanation, amountIsk } of movements.filter(isDistributed)) {
    const pot = pots.get(potId);
    if (pot) pot.amountEyrir += toEyrir(amountIsk);
    else
      pots.set(potId, {
        potId,
        description: potDescription,
        explanation: potExplanation,
        amountEyrir: toEyrir(amountIsk),
        lines: [],
      });
  }
  for (const line of lines) pots.get(line.potId)?.lines.push(line);
  for (const pot of pots.values()) {
    if (sumOfLines(pot.lines) !== pot.amountEyrir)
      throw new Error(`The lines of pot ${pot.potId} do not add up to what it brought.`);
    sortByTitle(pot.lines);
  }
  return [...pots.values()];
}

const sumOfLines = (lines: readonly StatementLine[]): number =>
  lines.reduce((sum, line) => sum + toEyrir(line.amountIsk), 0);

/** Titles are compared once each: a work has many lines. */
function sortByTitle(lines: StatementLine[]): void {
  const titles = [...new Set(lines.map(({ title }) => title))].sort(compareIcelandic);
  const placeOf = new Map(titles.map((title, place) => [title, place]));
  lines.sort(
    (a, b) =>
      (placeOf.get(a.title) ?? 0) - (placeOf.get(b.title) ?? 0) ||
      a.workId - b.workId ||
      a.distributionId - b.distributionId ||
      a.statementLineId - b.statementLineId,
  );
}
