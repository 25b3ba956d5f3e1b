import type { TextLine } from '../../platform/files/textLines.ts';
import { readReportHead } from './reportHead.ts';
import { cellsOf, reportCells, summaryCells, textOf } from './reportRecords.ts';

/** So many are offered, of names that are no longer than that. */
export const mostControllers = 200;
export const longestController = 200;

/**
 * The controllers of rights that staff are asked about before a report is read, where it may bring amounts of theirs: those that an earlier
 * reading met, and those that its beginning names, in its head, its summaries and its lines. R226
 */
export function offeredControllers(lines: readonly TextLine[], met: readonly string[]): string[] {
  const rows = lines.filter(({ text }) => !text.startsWith('#')).map(({ text }) => cellsOf(text));
  const head = readReportHead(rows[0] ?? []);
  if (!('brings' in head) || head.brings === 'usages') return [];
  const inLines = rows
    .filter(([type]) => /^LI01(\.|$)/u.test(type ?? ''))
    .map((cells) => textOf(cells[reportCells.LI01.controller]));
  // Most audio-visual reports bring none: who they name is of no matter there.
  if (head.brings === 'either' && inLines.length === 0 && met.length === 0) return [];
  const inSummaries = rows.map((cells) => {
    const at = summaryCells(textOf(cells[0]).split('.')[0] ?? '')?.controller;
    return at === undefined ? '' : textOf(cells[at]);
  });
  return [...new Set([...met, ...head.controllers, ...inSummaries, ...inLines])]
    .filter((name) => name !== '' && name.length <= longestController)
    .slice(0, mostControllers);
}
