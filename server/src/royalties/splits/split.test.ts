import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Exchange, eyrirOf } from './exchange.ts';
import { partsOn, type Unprotected, type WorkRight } from './split.ts';

const sum = (parts: readonly bigint[]) => parts.reduce((all, part) => all + part, 0n);

const right = (changes: Partial<WorkRight>): WorkRight => ({
  authorId: 30_001,
  rightId: 1,
  isPublisher: false,
  contractId: null,
  shareHundredths: 10_000,
  shareAbroadHundredths: 10_000,
  startsOn: '-infinity',
  endsBefore: 'infinity',
  ...changes,
});
const use = { day: '2026-03-15', countryId: 352 };
const shares = (rights: WorkRight[], of = use, unprotected: Unprotected = 'noPoints') =>
  partsOn(rights, of, unprotected).map(({ kind, rightId, authorId, share }) => [
    kind,
    rightId ?? authorId,
    share,
  ]);

describe('who shares a use', () => {
  it('V6 goes by the shares at home or abroad, and says what nobody can be paid', () => {
    const rights = [
      right({ shareHundredths: 5000, shareAbroadHundredths: 6667 }),
      right({ authorId: 30_002, rightId: null, shareHundredths: 5000, shareAbroadHundredths: 3333 }),
    ];
    expect(shares(rights)).toEqual([
      ['right', 1, 5000],
      ['kept', 30_002, 5000],
    ]);
    expect(shares(rights, { ...use, countryId: 208 })).toEqual([
      ['right', 1, 6667],
      ['kept', 30_002, 3333],
    ]);
  });
  it('M7 is who was to be paid on the day of use', () => {
    const rights = [
      right({ endsBefore: '2026-03-15' }),
      right({ shareHundredths: 7500, startsOn: '2026-03-15', endsBefore: '2026-07-01', contractId: 8 }),
      right({
        rightId: 9,
        isPublisher: true,
        shareHundredths: 2500,
        startsOn: '2026-03-15',
        endsBefore: '2026-07-01',
        contractId: 8,
      }),
      right({ startsOn: '2026-07-01' }),
    ];
    const on = (day: string) => shares(rights, { ...use, day });
    expect(on('2026-03-14')).toEqual([['right', 1, 10_000]]);
    expect(on('2026-03-15')).toEqual([
      ['right', 1, 7500],
      ['right', 9, 2500],
    ]);
    expect(on('2026-06-30')).toHaveLength(2);
    expect(on('2026-07-01')).toEqual([['right', 1, 10_000]]);
  });
  it('M5 leaves to nobody what nobody was given, and never to the others', () => {
    expect(shares([right({ shareHundredths: 6000 })])).toEqual([
      ['right', 1, 6000],
      ['kept', null, 4000],
    ]);
    expect(shares([])).toEqual([['kept', null, 10_000]]);
  });
  it('M8 keeps the public domain and AI as nobody’s money: no points, or back to the pot', () => {
    const rights = [
      right({ shareHundredths: 5000 }),
      right({ authorId: 3492, rightId: null, shareHundredths: 3000 }),
      right({ authorId: 22_483, rightId: null, shareHundredths: 2000 }),
    ];
    expect(shares(rights)).toEqual([['right', 1, 5000]]);
    expect(shares(rights, use, 'staysInPot')).toEqual([
      ['right', 1, 5000],
      ['pot', null, 5000],
    ]);
    expect(shares(rights.slice(1).map((one) => ({ ...one, shareHundredths: 5000 })))).toEqual([
      ['pot', null, 10_000],
    ]);
  });
  it('M6 adds up what a publisher has for several authors', () => {
    const rights = [
      right({ rightId: 9, isPublisher: true, shareHundredths: 2000, contractId: 1 }),
      right({ authorId: 30_002, rightId: 9, isPublisher: true, shareHundredths: 1000, contractId: 2 }),
      right({ authorId: 30_002, rightId: 2, shareHundredths: 7000, contractId: 2 }),
    ];
    expect(partsOn(rights, use, 'noPoints')).toMatchObject([
      { rightId: 9, share: 3000, contractId: null },
      { rightId: 2, share: 7000, contractId: 2 },
    ]);
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
