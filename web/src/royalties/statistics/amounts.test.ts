import type { StatusDetail } from '@omur/contract/royalties/statistics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTurn, movementsInTurn, potsAndMoves, totalOf, wholeYears } from './amounts.ts';

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
    const { pots, moves, heldIsk } = potsAndMoves(
      [status(1, 1, 100.4), status(2, 1, 50), status(1, 3, 0.2), status(8, 2, 15.06), status(9, 4, 100)],
      'domestic',
    );
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
    const at = (deductedIsk: number) => [status(1, 1, 404.82), status(8, 2, deductedIsk)];
    expect(potsAndMoves(at(40.48), 'domestic').heldIsk).toBe(405 - 40);
    expect(potsAndMoves(at(-40.48), 'streams').heldIsk).toBe(405 - 40);
  });
  it('L9.5 in the stream view what became of it is negative', () => {
    const { heldIsk } = potsAndMoves([status(1, 1, 100), status(8, 2, -10), status(9, 4, -90)], 'streams');
    expect(heldIsk).toBe(0);
  });
  it('L2.24, M1 a correction takes back as much as it takes off, and holds nothing', () => {
    const taken = potsAndMoves([status(1, 1, -250.5), status(9, 5, -250.5)], 'domestic');
    expect([taken.pots[0]?.shownIsk, taken.moves[0]?.shownIsk, taken.heldIsk]).toEqual([-251, -251, 0]);
    expect(potsAndMoves([status(1, 1, -250.5), status(9, 5, 250.5)], 'streams').heldIsk).toBe(0);
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
  it('L2.28, L9.5 the movements of a year add up to what its row shows of each kind', () => {
    const movement = fc.record({
      movementType: fc.constantFrom<StatusDetail['movementType']>(1, 2, 3, 4, 5),
      eyrir: fc.integer({ min: 0, max: 10_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(movement), (made) => {
        const movements = made.map(({ movementType, eyrir }, at) => status(at, movementType, eyrir / 100));
        const exact = (...types: number[]) =>
          made.reduce((sum, one) => (types.includes(one.movementType) ? sum + one.eyrir : sum), 0) / 100;
        const summary = {
          year: 2026,
          distributedIsk: exact(1, 3),
          deductedIsk: exact(2),
          allocatedIsk: exact(4, 5),
          heldIsk: exact(1, 3) - exact(2) - exact(4, 5),
        };
        const [row] = wholeYears([summary]).rows;
        const listed = movementsInTurn(movements, summary);
        const shown = (...types: number[]) =>
          listed.reduce((sum, one) => (types.includes(one.movementType) ? sum + one.shownIsk : sum), 0);
        expect([shown(1, 3), shown(2), shown(4, 5)]).toEqual([
          row?.distributedIsk,
          row?.deductedIsk,
          row?.allocatedIsk,
        ]);
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
