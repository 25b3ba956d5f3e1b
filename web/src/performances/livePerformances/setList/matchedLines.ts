import { defaultDuration, formatDuration } from '@omur/contract/platform/rules/duration';
import type { PastedLine } from '@omur/contract/performances/rules/pastedSetList';
import { checkLine } from '@omur/contract/performances/rules/setList';
import type { LineMatch } from '@omur/contract/performances/workMatches';
import type { FoundWork } from '@omur/contract/works/works';
import { type ForeignRow, proposedLine, type SetListRow } from '../form.ts';
import { knownRow } from './knownRow.ts';

/** What a pasted line is taken for: one of the works found, one that is being searched for, a work outside the system, or nothing. */
export type Answer = '' | 'search' | 'foreign' | 'skip' | `work-${number}`;

/** A pasted line with the works that it may mean. */
export interface MatchedLine {
  /** Its place in the text, from 1 on. */
  line: number;
  pasted: PastedLine;
  works: readonly FoundWork[];
  isAsked: boolean;
  answer: Answer;
  /** Typed where the work is not in the system and the text does not name its authors. */
  authors: string;
}

export function matchedLines(read: readonly PastedLine[], matches: readonly LineMatch[]): MatchedLine[] {
  return read.map((pasted, at) => {
    const { sureness, foundWorks } = matches[at] ?? { sureness: 'none', foundWorks: [] };
    const [first] = foundWorks;
    const isFound = first !== undefined && (sureness === 'sure' || sureness === 'likely');
    return {
      line: at + 1,
      pasted,
      works: foundWorks,
      isAsked: !isFound,
      answer: firstAnswer(pasted, foundWorks, isFound),
      authors: pasted.authors ?? '',
    };
  });
}

/**
 * One that may be meant alone is offered as the answer; it is still asked about. Where there is none, the authors that such a work needs
 * are asked for at once (H149), and the line waits for them. If the text names them nothing would wait, so the line is left to be answered.
 */
function firstAnswer({ authors }: PastedLine, works: readonly FoundWork[], isFound: boolean): Answer {
  const [first, second] = works;
  if (!first) return authors ? '' : 'foreign';
  return isFound || !second ? `work-${first.workId}` : '';
}

/** The other way round: some write who before what. Nothing where there is only one of them. */
export const swapped = ({ title, authors, ...rest }: PastedLine): PastedLine | undefined =>
  authors === undefined ? undefined : { ...rest, title: authors, authors: title };

/** The line as it goes on the list; null where it is left out, undefined while it still waits for an answer. */
export function rowOfAnswer({ pasted, works, answer, authors }: MatchedLine): SetListRow | null | undefined {
  if (answer === 'skip') return null;
  if (answer === 'foreign') {
    const row = foreignRow(pasted, authors);
    return checkLine(proposedLine(row)).length === 0 ? row : undefined;
  }
  const work = works.find(({ workId }) => answer === `work-${workId}`);
  if (!work) return undefined;
  const { durationSeconds, quantity = 1 } = pasted;
  const row = { ...knownRow(work), quantity: String(quantity) };
  // What was written down is how it was played; a work without a length gets the usual one.
  if (durationSeconds !== undefined) return { ...row, duration: formatDuration(durationSeconds) };
  return row.duration === '' ? { ...row, duration: defaultDuration } : row;
}

function foreignRow({ title, durationSeconds, quantity = 1 }: PastedLine, authors: string): ForeignRow {
  return {
    kind: 'foreign',
    key: crypto.randomUUID(),
    title,
    authors: authors.trim(),
    duration: durationSeconds === undefined ? defaultDuration : formatDuration(durationSeconds),
    quantity: String(quantity),
    iswc: '',
  };
}
