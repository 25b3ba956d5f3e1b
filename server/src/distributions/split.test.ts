import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Exchange, eyrirOf } from './exchange.ts';
import { byLargestRemainder, splitOver } from './split.ts';

const sum = (parts: readonly bigint[]) => parts.reduce((all, part) => all + part, 0n);

describe('an amount split over the rights of a work', () => {
  it('M3 adds up to the amount, to the eyrir, and no part is off by an eyrir or more', () => {
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 14n), 10n ** 14n),
        fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 30 }),
        (whole, shares) => {
          const total = BigInt(shares.reduce((all, share) => all + share, 0));
          fc.pre(total > 0n);
          const parts = byLargestRemainder(whole, shares);
          expect(sum(parts)).toBe(whole);
          parts.forEach((part, at) => {
            const off = part * total - whole * BigInt(shares[at] ?? 0);
            expect(off < total && off > -total).toBe(true);
            expect(part === 0n || shares[at] !== 0).toBe(true);
          });
        },
      ),
    );
  });
  it('V6 goes by the shares at home or abroad, and says what nobody can be paid', () => {
    const rights = [
      { rightId: 1, shareHundredths: 5000, shareAbroadHundredths: 6667 },
      { rightId: null, shareHundredths: 5000, shareAbroadHundredths: 3333 },
    ];
    expect(splitOver(rights, '0.03', 352)).toEqual([
      { rightId: 1, amount: '0.02' },
      { rightId: null, amount: '0.01' },
    ]);
    expect(splitOver(rights, '-100', 208)).toEqual([
      { rightId: 1, amount: '-66.67' },
      { rightId: null, amount: '-33.33' },
    ]);
    expect(
      splitOver([{ rightId: null, shareHundredths: 10_000, shareAbroadHundredths: 0 }], '5', 352),
    ).toEqual([]);
    expect(splitOver([], '5', 352)).toEqual([]);
  });
});

describe('amounts in another currency', () => {
  it('M3 add up to the whole at the rate, however many there are', () => {
    const amount = fc
      .tuple(fc.nat(99_999), fc.nat(999_999))
      .map(([a, b]) => `${a}.${String(b).padStart(6, '0')}`);
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 60 }), fc.nat(999_999_999), (amounts, rate) => {
        const text = `${Math.floor(rate / 1_000_000)}.${String(rate % 1_000_000).padStart(6, '0')}`;
        const exchange = new Exchange(text);
        const given = sum(amounts.map((one) => eyrirOf(exchange.inKronur(one) ?? 'x')));
        const micro = sum(amounts.map((one) => BigInt(one.replace('.', ''))));
        // Two times six decimals, less two.
        const exact = micro * BigInt(text.replace('.', ''));
        expect(given).toBe((exact + 5n * 10n ** 9n) / 10n ** 10n);
      }),
    );
  });
  it('are refused where no line has so much', () => {
    expect(new Exchange('99999').inKronur('9999999999')).toBeUndefined();
    expect(new Exchange('138.52').inKronur('125.23')).toBe('17346.86');
    expect(new Exchange('138.52').inKronur('-0.01')).toBe('-1.39');
  });
});
