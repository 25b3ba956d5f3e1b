import type { Breakdown } from '@omur/contract/royalties/insight';
import { wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import { formatMonth } from '../../platform/i18n/format.ts';
import type { Language } from '../../platform/i18n/text.ts';

export interface MonthOfUse {
  /** `2026-03`. */
  id: string;
  label: string;
  shortLabel: string;
  count: number;
  amountIsk: number;
}

/** The months from the first in which a work was used to the last; those between are there though nobody used it. What brought no use, as corrections, has none. */
export function monthsOfUse(found: readonly Breakdown[], language: Language): MonthOfUse[] {
  const used = new Map(
    found.flatMap((row) =>
      row.breakdownLabel !== null && row.breakdownUses > 0 ? [[row.breakdownLabel, row] as const] : [],
    ),
  );
  const numbers = [...used.keys()].map(numberOf).toSorted((one, other) => one - other);
  const [first = 0, last = -1] = [numbers[0], numbers.at(-1)];
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const [year, month] = [Math.floor((first + at) / 12), ((first + at) % 12) + 1];
    const id = `${year}-${String(month).padStart(2, '0')}`;
    const { breakdownUses: count = 0, amountIsk = 0 } = used.get(id) ?? {};
    return {
      id,
      label: formatMonth(`${id}-01`, language),
      shortLabel: `${month}/${year}`,
      count,
      amountIsk: wholeKronur(amountIsk),
    };
  });
}

/** Months from the beginning of our reckoning. */
function numberOf(id: string): number {
  const [year = 0, month = 0] = id.split('-').map(Number);
  return year * 12 + month - 1;
}

/** The month with the most uses, the first of equal ones. */
export const peakOf = (months: readonly MonthOfUse[]): MonthOfUse | undefined =>
  months.toSorted((one, other) => other.count - one.count)[0];
