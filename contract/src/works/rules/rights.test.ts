import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rightsLines } from './rights.ts';

const contract = {
  contractId: 7,
  publisherId: 9,
  performanceShareHundredths: 5000,
  mechanicalShareHundredths: 3333,
};

describe('the lines of rights', () => {
  it('V6 gives the holder all without a contract', () => {
    expect(rightsLines(3333, [{ rightId: 1, shareHundredths: 10_000 }], undefined)).toEqual([
      { rightId: 1, shareHundredths: 3333, shareAbroadHundredths: 3333 },
    ]);
  });

  it('V6 gives the publisher the performance share at home and the mechanical share abroad, and the holder the rest', () => {
    expect(rightsLines(10_000, [{ rightId: 1, shareHundredths: 10_000 }], contract)).toEqual([
      { rightId: 1, contractId: 7, shareHundredths: 5000, shareAbroadHundredths: 6667 },
      { publisherId: 9, contractId: 7, shareHundredths: 5000, shareAbroadHundredths: 3333 },
    ]);
  });

  it('leaves half a hundredth with the author', () => {
    const [holder, publisher] = rightsLines(3333, [{ rightId: 1, shareHundredths: 10_000 }], contract);
    expect([holder?.shareHundredths, publisher?.shareHundredths]).toEqual([1667, 1666]);
  });

  it('divides among heirs by their parts', () => {
    const heirs = [1, 2, 3].map((rightId) => ({ rightId, shareHundredths: 3333 }));
    expect(rightsLines(10_000, heirs, undefined).map((line) => line.shareHundredths)).toEqual([
      3334, 3333, 3333,
    ]);
  });

  it('has a line of no one’s for an author whom nobody claims for', () => {
    expect(rightsLines(2500, [], undefined)).toEqual([
      { shareHundredths: 2500, shareAbroadHundredths: 2500 },
    ]);
  });

  it('V6 adds up to the author’s share exactly, whatever the parts', () => {
    const share = fc.integer({ min: 1, max: 10_000 });
    const percent = fc.option(fc.integer({ min: 1, max: 10_000 }));
    fc.assert(
      fc.property(
        share,
        fc.array(share, { maxLength: 6 }),
        percent,
        percent,
        (whole, parts, performance, mechanical) => {
          const holders = parts.map((shareHundredths, i) => ({ rightId: i + 1, shareHundredths }));
          const lines = rightsLines(whole, holders, {
            ...contract,
            performanceShareHundredths: performance,
            mechanicalShareHundredths: mechanical,
          });
          expect(lines.reduce((sum, line) => sum + line.shareHundredths, 0)).toBe(whole);
          expect(lines.reduce((sum, line) => sum + line.shareAbroadHundredths, 0)).toBe(whole);
          expect(lines.every((line) => line.shareHundredths >= 0 && line.shareAbroadHundredths >= 0)).toBe(
            true,
          );
        },
      ),
    );
  });
});
