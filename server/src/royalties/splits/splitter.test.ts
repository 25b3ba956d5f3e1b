import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Splitter, type Sharer } from './splitter.ts';

const sharer = (right: number, share: number): Sharer => ({ key: `r${right}`, share, isEven: true });

/** Works with their sharers, shares of which add up to all. */
const works = (rights: number) =>
  fc.array(
    fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1, max: rights }), fc.integer({ min: 1, max: 5000 })), {
        selector: ([right]) => right,
        minLength: 1,
        maxLength: 6,
      })
      .map((parts) => parts.map(([right, share]) => sharer(right, share))),
    { minLength: 1, maxLength: 12 },
  );

interface Line {
  work: number;
  amount: bigint;
}

/** Every part of every line after the eyrir that changed hands, and what it would be exactly. */
function splitAll(sharersOf: readonly Sharer[][], lines: readonly Line[]) {
  const splitter = new Splitter();
  const paid = lines.map(({ work, amount }, at) => {
    const sharers = sharersOf[work] ?? [];
    const whole = sharers.reduce((sum, { share }) => sum + share, 0);
    const parts = splitter.split(work, at, amount, sharers);
    return sharers.map(({ key, share }, i) => ({
      key,
      amount: Number(parts[i]),
      exact: (Number(amount) * share) / whole,
    }));
  });
  for (const { line, from, to } of splitter.moves())
    for (const part of paid[line] ?? []) part.amount += part.key === to ? 1 : part.key === from ? -1 : 0;
  return paid;
}

function sumsOf(paid: ReturnType<typeof splitAll>) {
  const sums = new Map<string, number>();
  for (const { key, amount, exact } of paid.flat()) sums.set(key, (sums.get(key) ?? 0) + amount - exact);
  return [...sums.values()];
}

describe('M5 splitting the lines of a distribution', () => {
  it('gives 5,000 lines of an eyrir by the shares, not to the largest', () => {
    const shares = [2223, 2500, 3333, 1944].map((share, right) => sharer(right, share));
    const paid = splitAll(
      [shares],
      Array.from({ length: 5000 }, () => ({ work: 0, amount: 1n })),
    );
    const sums = shares.map(({ key }) =>
      paid.flat().reduce((sum, one) => sum + (one.key === key ? one.amount : 0), 0),
    );
    for (const [at, exact] of [1111.5, 1250, 1666.5, 972].entries())
      expect(Math.abs((sums[at] ?? 0) - exact)).toBeLessThan(1);
  });
  it.each([
    ['tiny', 0, 3],
    ['of all sizes, taken back too', -5000, 200_000],
  ])('neither loses nor makes an eyrir, and is nowhere an eyrir off: lines %s', (_, min, max) => {
    const aLine = fc.record({ work: fc.nat(11), amount: fc.bigInt({ min: BigInt(min), max: BigInt(max) }) });
    fc.assert(
      fc.property(works(9), fc.array(aLine, { minLength: 1, maxLength: 400 }), (sharersOf, any) => {
        const lines = any.map((line) => ({ ...line, work: line.work % sharersOf.length }));
        const paid = splitAll(sharersOf, lines);
        for (const [at, parts] of paid.entries()) {
          expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(Number(lines[at]?.amount));
          for (const { amount, exact } of parts) expect(Math.abs(amount - exact)).toBeLessThan(1 + 1e-6);
        }
        for (const off of sumsOf(paid)) expect(Math.abs(off)).toBeLessThan(1 + 1e-6);
      }),
      { numRuns: 400 },
    );
  });
  it('keeps thousands of small lines of many works even', () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const sharersOf = Array.from({ length: 400 }, () => {
      const rights = new Set(Array.from({ length: 2 + next(4) }, () => next(90)));
      return [...rights].map((right) => sharer(right, 1 + next(4000)));
    });
    const lines = Array.from({ length: 20_000 }, () => ({ work: next(400), amount: BigInt(1 + next(40)) }));
    for (const off of sumsOf(splitAll(sharersOf, lines))) expect(Math.abs(off)).toBeLessThan(1 + 1e-6);
  });
});
