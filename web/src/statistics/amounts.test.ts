import type { StatusDetail } from '@omur/contract/statistics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTurn, potsAndMoves, totalOf, wholeYears } from './amounts.ts';

const status = (
  potId: number,
  movementType: StatusDetail['movementType'],
  amountIsk: number,
): StatusDetail => ({
  potId,
  potDescription: `Pottur ${potId}`,
  potExplanation: null,
  amountIsk,
  movementType,
  authorId: 1,
  lineCount: 2,
});

describe('amounts of statistics', () => {
  it('L3.15, L9.5 types 1 and 3 of a pot are one pot; the others are what became of it, and what is left is held', () => {
    const { pots, moves, heldIsk } = potsAndMoves([
      status(1, 1, 100.4),
      status(2, 1, 50),
      status(1, 3, 0.2),
      status(8, 2, 15.06),
      status(9, 4, 100),
    ]);
    expect(pots.map((pot) => [pot.potId, pot.amountIsk, pot.shownIsk, pot.lineCount])).toEqual([
      [1, 100.6, 101, 4],
      [2, 50, 50, 2],
    ]);
    expect(moves.map((one) => [one.potId, one.shownIsk])).toEqual([
      [8, 15],
      [9, 100],
    ]);
    expect(heldIsk).toBe(36);
  });
  it('L9.5 what is held is what is left of the sums as they are shown', () => {
    expect(potsAndMoves([status(1, 1, 404.82), status(8, 2, 40.48)]).heldIsk).toBe(405 - 40);
    expect(potsAndMoves([status(1, 1, 404.82), status(8, 2, -40.48)]).heldIsk).toBe(405 - 40);
  });
  it('L9.5 in the stream view what became of it is negative', () => {
    const { heldIsk } = potsAndMoves([status(1, 1, 100), status(8, 2, -10), status(9, 4, -90)]);
    expect(heldIsk).toBe(0);
  });
  it('L9.5 rows that are opened one into the other always add up to what they were opened from', () => {
    const amounts = fc.array(
      fc.integer({ min: 0, max: 10_000_000 }).map((eyrir) => ({ amountIsk: eyrir / 100 })),
    );
    fc.assert(
      fc.property(amounts, (rows) => {
        const shown = inTurn(rows);
        expect(shown.reduce((sum, { shownIsk }) => sum + shownIsk, 0)).toBe(totalOf(rows));
      }),
    );
  });
  it('L2.28, L9.5 a year shows what its parts add up to, and the last row what the years add up to', () => {
    const eyrir = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(eyrir, eyrir, eyrir)), (years) => {
        const { rows, totals } = wholeYears(
          years.map(([deducted, allocated, held], at) => ({
            year: 2000 + at,
            distributedIsk: (deducted + allocated + held) / 100,
            deductedIsk: deducted / 100,
            allocatedIsk: allocated / 100,
            heldIsk: held / 100,
          })),
        );
        for (const row of [...rows, totals])
          expect(row.deductedIsk + row.allocatedIsk + row.heldIsk).toBe(row.distributedIsk);
      }),
    );
  });
});
