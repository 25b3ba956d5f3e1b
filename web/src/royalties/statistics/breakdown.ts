import { disarmedWithin, formulaStart } from '@omur/contract/platform/rules/fileText';
import type { BreakdownWay } from '@omur/contract/platform/fields/insight';
import { wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import type { Breakdown } from '@omur/contract/royalties/insight';
import { formatMonth } from '../../platform/i18n/format.ts';
import type { Language } from '../../platform/i18n/text.ts';

/** What the address calls a row whose label the lines do not say. */
export const notStated = '–';

/** So many rows stand in a chart, the last ones of months; the table has them all. */
const mostBars = 12;
const mostMonths = 24;
export const barsOf = (way: BreakdownWay, rows: readonly Row[]): readonly Row[] =>
  way === 'month' ? rows.slice(-mostMonths) : rows.slice(0, mostBars);

export interface Row {
  id: string;
  label: string;
  amountIsk: number;
  beforeIsk: number;
  uses: number;
  /** How many others it adds up; null for a row of its own. */
  others: number | null;
}

interface Words {
  language: Language;
  notStated: string;
  /** What the row is called that adds up so many others (R186). */
  others: (count: number) => string;
}

/** No label of lines: they have no line breaks. */
const othersId = '\n';

/** Months in their order, everything else as it came: what brought the most first. */
export function rowsOf(way: BreakdownWay, found: readonly Breakdown[], words: Words): Row[] {
  const rows = found.map(({ breakdownLabel, amountIsk, amountBeforeIsk, breakdownUses, othersCount }) => ({
    id: othersCount === null ? (breakdownLabel ?? notStated) : othersId,
    label: othersCount === null ? labelOf(way, breakdownLabel, words) : words.others(othersCount),
    others: othersCount,
    amountIsk: wholeKronur(amountIsk),
    beforeIsk: wholeKronur(amountBeforeIsk),
    uses: breakdownUses,
  }));
  if (way !== 'month') return rows;
  // Months are not compared with others; those of the time before are left out.
  return rows
    .filter(({ amountIsk, uses }) => amountIsk !== 0 || uses !== 0)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** What a row is called; a month in words. */
export const labelOf = (
  way: BreakdownWay,
  label: string | null,
  words: Pick<Words, 'language' | 'notStated'>,
) => {
  if (label === null) return words.notStated;
  return way === 'month' ? formatMonth(`${label}-01`, words.language) : label;
};

export const csvOf = (headings: readonly string[], rows: readonly Row[]): Blob =>
  csvOfCells([
    headings,
    ...rows.map(({ label, amountIsk, beforeIsk, uses }) => [label, amountIsk, beforeIsk, uses]),
  ]);

/** A row a line, with semicolons; what a spreadsheet would take for a formula gets an apostrophe in front. */
export function csvOfCells(rows: readonly (readonly (string | number)[])[]): Blob {
  const cell = (value: string | number) => {
    const harmless = disarmedWithin(String(value));
    const text = typeof value === 'string' && formulaStart.test(value) ? `'${harmless}` : harmless;
    return /[";\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const text = rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}
