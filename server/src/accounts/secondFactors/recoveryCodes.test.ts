import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newRecoveryCode, readRecoveryCode } from './recoveryCodes.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const code = fc
  .array(fc.constantFrom(...alphabet.split('')), { minLength: 28, maxLength: 28 })
  .map((signs) => signs.join(''));

/** What a sign may be written as by anyone who reads it from paper. */
const alike: Record<string, string[]> = { 0: ['o', 'O'], 1: ['i', 'I', 'l', 'L'], v: ['u', 'U'] };
const typedAs = (signs: string) =>
  fc
    .tuple(
      ...signs
        .split('')
        .map((sign) =>
          fc.tuple(
            fc.constantFrom(sign, sign.toUpperCase(), ...(alike[sign] ?? [])),
            fc.constantFrom('', '-', ' ', '–', '.', ' - '),
          ),
        ),
    )
    .map((parts) => parts.flat().join(''));

describe('recovery codes', () => {
  it('S7 have more than 128 bits, in seven groups of four', () => {
    expect(28 * Math.log2(alphabet.length)).toBeGreaterThanOrEqual(128);
    const codes = Array.from({ length: 200 }, newRecoveryCode);
    for (const one of codes) expect(one).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){6}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(new Set(codes).size).toBe(200);
    expect(new Set(codes.join('').replaceAll('-', ''))).toEqual(new Set(alphabet));
    // Every place is drawn: none has the same sign throughout.
    for (let at = 0; at < 28; at++)
      expect(new Set(codes.map((one) => one.replaceAll('-', '')[at])).size).toBeGreaterThan(10);
  });
  it('S7 read signs that are taken for one another as the same', () => {
    expect(readRecoveryCode('O0oI-1iLl-uUvV-4567-89ab-cdef-ghjk')).toBe('00011111vvvv456789abcdefghjk');
    expect(readRecoveryCode(' 0abc 1def 2ghj 3kmn 4pqr 5stv 6wxy ')).toBe('0abc1def2ghj3kmn4pqr5stv6wxy');
  });
  it('S7 are the same however they are typed', () => {
    fc.assert(
      fc.property(
        code.chain((signs) => fc.tuple(fc.constant(signs), typedAs(signs))),
        ([signs, typed]) => {
          expect(readRecoveryCode(typed)).toBe(signs);
        },
      ),
    );
  });
  it('S7 two that differ are never read as one', () => {
    fc.assert(
      fc.property(code, code, (one, other) => {
        expect(readRecoveryCode(one) === readRecoveryCode(other)).toBe(one === other);
      }),
    );
  });
  it('S7 of the former length are read as they stand, u among them', () => {
    expect(readRecoveryCode('RSTU-vwxy-z234-5678')).toBe('rstuvwxyz2345678');
  });
  it('S7 of any other length are none', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (typed) => {
        const count = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '').length;
        expect(readRecoveryCode(typed) !== undefined).toBe(count === 16 || count === 28);
      }),
    );
  });
});
