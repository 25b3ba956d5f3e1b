import { describe, expect, it } from 'vitest';
import { monthsOfUse, peakOf } from './audience.ts';
import { csvOf, rowsOf } from './breakdown.ts';

const found = (breakdownLabel: string | null, amountIsk: number) => ({
  breakdownLabel,
  amountIsk,
  amountBeforeIsk: 1,
  breakdownUses: 2,
  othersCount: null,
});
const words = {
  language: 'is',
  notStated: 'Ekki tilgreint',
  others: (count: number) => `Aðrir (${count})`,
} as const;

describe('a breakdown', () => {
  it('R27 has months in their order, and everything else as it came', () => {
    const rows = [found('2026-03', 5), found(null, 2), found('2025-11', 9)];
    expect(rowsOf('month', rows, words).map(({ label }) => label)).toEqual([
      'nóvember 2025',
      'mars 2026',
      'Ekki tilgreint',
    ]);
    const names = [found('Kór', 5), found('Ari', 2)];
    expect(rowsOf('performer', names, words).map(({ label }) => label)).toEqual(['Kór', 'Ari']);
  });
  it('R27 is a CSV that no spreadsheet takes for a formula', async () => {
    const rows = rowsOf('performer', [found('=1+1', 5.4), found('Ari; "Bör"', 2)], words);
    expect(await csvOf(['Hver', 'Upphæð', 'Áður', 'Skipti'], rows).text()).toBe(
      `Hver;Upphæð;Áður;Skipti\r\n'=1+1;5;1;2\r\n"Ari; ""Bör""";2;1;2\r\n`,
    );
  });
  it('R186 ends with what adds up all others, in the table and the CSV, so that the total is right', async () => {
    const rest = { ...found(null, 7), othersCount: 14 };
    const rows = rowsOf('work', [found('Lag · 1', 9), found(null, 8), rest], words);
    expect(rows.map(({ label, others }) => [label, others])).toEqual([
      ['Lag · 1', null],
      ['Ekki tilgreint', null],
      ['Aðrir (14)', 14],
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
    expect(await csvOf(['Verk', 'Upphæð', 'Áður', 'Skipti'], rows).text()).toMatch(
      /Aðrir \(14\);7;1;2\r\n$/u,
    );
  });
  it('R51 goes from the first month of use to the last, also where nobody used the work between', () => {
    const rows = [found('2026-01', 5), found(null, 2), found('2025-11', 9)];
    const correction = { ...found('2027-03', -1), breakdownUses: 0 };
    const months = monthsOfUse([...rows, correction], 'is');
    expect(months.map(({ id, shortLabel, count, amountIsk }) => [id, shortLabel, count, amountIsk])).toEqual([
      ['2025-11', '11/2025', 2, 9],
      ['2025-12', '12/2025', 0, 0],
      ['2026-01', '1/2026', 2, 5],
    ]);
    expect(peakOf(months)?.label).toBe('nóvember 2025');
    expect(monthsOfUse([], 'is')).toEqual([]);
  });
});
