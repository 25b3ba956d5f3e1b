import { describe, expect, it } from 'vitest';
import { csvOf, rowsOf } from './breakdown.ts';

const found = (breakdownLabel: string | null, amountIsk: number) => ({
  breakdownLabel,
  amountIsk,
  amountBeforeIsk: 1,
  breakdownUses: 2,
});
const words = { language: 'is', notStated: 'Ekki tilgreint' } as const;

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
});
