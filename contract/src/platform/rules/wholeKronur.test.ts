import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEyrir, wholeInTurn, wholeKronur } from './wholeKronur.ts';

const eyrir = fc.integer({ min: -100_000_000, max: 100_000_000 });
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

describe('whole krónur', () => {
  it('L9.5 rounds to the nearest, a half away from nothing', () => {
    expect([0.49, 0.5, 1.5, -0.5, -0.49, 1234.5].map(wholeKronur)).toEqual([0, 1, 2, -1, 0, 1235]);
  });
  it('L9.5 three amounts of a third show as what adds up', () => {
    expect(wholeInTurn([33.33, 33.33, 33.34].map(toEyrir))).toEqual([33, 34, 33]);
  });
  it('L9.5 what is shown adds up to the rounded sum, and nothing is a whole króna off', () => {
    fc.assert(
      fc.property(fc.array(eyrir), (amounts) => {
        const shown = wholeInTurn(amounts);
        expect(sumOf(shown)).toBe(wholeKronur(sumOf(amounts) / 100));
        for (const [at, one] of shown.entries())
          expect(Math.abs(one * 100 - (amounts[at] ?? 0))).toBeLessThanOrEqual(100);
      }),
    );
  });
  it('L9.5 the same whether a list is read whole or page by page', () => {
    fc.assert(
      fc.property(fc.array(eyrir), fc.array(eyrir), (first, second) => {
        expect([...wholeInTurn(first), ...wholeInTurn(second, sumOf(first))]).toEqual(
          wholeInTurn([...first, ...second]),
        );
      }),
    );
  });
});
