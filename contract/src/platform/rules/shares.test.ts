import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPercent,
  formatShare,
  shareAsTyped,
  normaliseShareInput,
  readShare,
  readTypedShare,
  remainingShare,
  totalShare,
} from './shares.ts';

describe('share', () => {
  it.each([
    ['50%', 5000],
    [' 16,67 % ', 1667],
    ['50', 5000],
    [33.33, 3333],
    ['50%%', undefined],
    ['%', undefined],
    ['5 0%', undefined],
  ])('C5.5 reads %j with a percent sign or without', (input, hundredths) =>
    expect(readTypedShare(input)).toBe(hundredths),
  );
  it('O369 reads as much as a payload holds in no time', () => {
    const began = performance.now();
    for (const input of [' '.repeat(100_000), `${' '.repeat(100_000)}x`, ' %'.repeat(50_000)])
      expect(readTypedShare(input)).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(1000);
  });
  it.each([
    ['33,33', 3333],
    ['33.33', 3333],
    ['33.3', 3330],
    ['50', 5000],
    ['50.', 5000],
    ['.5', 50],
    [' 16,67 ', 1667],
    ['0', 0],
    [33.33, 3333],
    [16.67, 1667],
    [1.1, 110],
    [100, 10_000],
  ])('F5.15 reads %j as %i hundredths', (input, hundredths) => expect(readShare(input)).toBe(hundredths));

  it.each([
    '',
    '.',
    '33.333',
    '33,333',
    '1.2.3',
    '-5',
    '5 0',
    '5%',
    'abc',
    '1e2',
    33.333,
    -1,
    1e-7,
    Number.NaN,
  ])('F5.15 does not read %j', (input) => expect(readShare(input)).toBeUndefined());

  it('F5.15 keeps digits and one dot of what is typed', () => {
    expect(normaliseShareInput('33,33 %')).toBe('33.33');
    expect(normaliseShareInput('33.3.3')).toBe('33.33');
    expect(normaliseShareInput('a5')).toBe('5');
  });

  it('F9.9 is written with a decimal comma in both languages, as amounts are', () => {
    const shares = [0, 5, 1250, 1667, 5000, 10_000];
    expect(shares.map((share) => formatShare(share))).toEqual(['0', '0,05', '12,5', '16,67', '50', '100']);
  });

  it('stands in a field as it may be typed', () => {
    expect([5, 1667, 10_000].map(shareAsTyped)).toEqual(['0.05', '16.67', '100']);
  });

  it('has two decimals in a column', () => {
    const inColumn = [0, 5, 1250, 10_000].map((share) => formatShare(share, 'column'));
    expect(inColumn).toEqual(['0,00', '0,05', '12,50', '100,00']);
  });

  it('has the per cent sign of the language', () => {
    expect(formatPercent(9533, 'is')).toBe('95,33\u00a0%');
    expect(formatPercent(9533, 'en')).toBe('95,33%');
    expect(formatPercent(5000, 'is', 'column')).toBe('50,00\u00a0%');
    expect(formatPercent(5000, 'en', 'column')).toBe('50,00%');
  });

  it('two decimals never drift: read, written and summed to the hundredth', () => {
    const hundredths = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(hundredths, (share) => {
        expect(readShare(formatShare(share))).toBe(share);
        expect(readShare(formatShare(share, 'column'))).toBe(share);
        expect(readShare(shareAsTyped(share))).toBe(share);
        expect(readShare(share / 100)).toBe(share);
      }),
    );
    fc.assert(
      fc.property(fc.array(hundredths), (shares) => {
        const rows = shares.map((share) => ({ shareHundredths: readShare(share / 100) }));
        expect(totalShare(rows)).toBe(shares.reduce((total, share) => total + share, 0));
        expect(totalShare(rows) + remainingShare(rows)).toBe(10_000);
      }),
    );
  });
});
