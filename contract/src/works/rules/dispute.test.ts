import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved, rangeProblem, sharesProblem, splitProblem } from './dispute.ts';

const authors = [
  { authorId: 1, authorTypeId: 36, shareHundredths: 5000, roles: [] },
  { authorId: 2, authorTypeId: 36, shareHundredths: 5000, roles: [] },
];
const split = (a: number, b: number) => [
  { authorId: 1, shareHundredths: a },
  { authorId: 2, shareHundredths: b },
];

describe('shares that are proposed in a dispute', () => {
  it('H80 are of all authors, each once, more than nothing, and add up to what they have', () => {
    expect(sharesProblem(authors, split(1, 9999))).toBeUndefined();
    expect(sharesProblem(authors, split(0, 10_000))?.code).toBe('dispute.total');
    expect(sharesProblem(authors, split(5000, 5001))?.code).toBe('dispute.total');
    expect(sharesProblem(authors, split(5000, 5000).slice(1))?.code).toBe('dispute.authors');
    expect(sharesProblem(authors, [...split(5000, 2500), ...split(5000, 2500).slice(1)])?.code).toBe(
      'dispute.authors',
    );
    expect(
      splitProblem([...authors.slice(1), { ...authors[0]!, authorTypeId: 35 }], split(5000, 5000))?.code,
    ).toBe('dispute.split');
  });
  it('H82 lie between what is registered and what was claimed', () => {
    const claimed = [
      { authorId: 1, registered: 5000, proposed: 3000 },
      { authorId: 2, registered: 5000, proposed: 7000 },
    ];
    expect(rangeProblem(claimed, split(3000, 7000))).toBeUndefined();
    expect(rangeProblem(claimed, split(2999, 7001))?.code).toBe('dispute.outside');
  });
  it('H80, H82 add up to the same wherever a slider goes, and stay within their limits', () => {
    const one = fc.record({ least: fc.nat(3000), share: fc.nat(3000), room: fc.nat(3000) });
    fc.assert(
      fc.property(
        fc.array(one, { minLength: 1, maxLength: 6 }),
        fc.nat(5),
        fc.integer({ min: -500, max: 12_000 }),
        (rows, at, to) => {
          const shares = rows.map(({ least, share }, i) => ({ authorId: i, shareHundredths: least + share }));
          const limitsOf = (i: number) => {
            const { least = 0, share = 0, room = 0 } = rows[i] ?? {};
            return { least, most: least + share + room };
          };
          const after = moved(shares, at % rows.length, { to, limitsOf });
          const total = (of: typeof shares) =>
            of.reduce((sum, { shareHundredths }) => sum + shareHundredths, 0);
          expect(total(after)).toBe(total(shares));
          for (const { authorId, shareHundredths } of after) {
            expect(shareHundredths).toBeGreaterThanOrEqual(limitsOf(authorId).least);
            expect(shareHundredths).toBeLessThanOrEqual(limitsOf(authorId).most);
          }
        },
      ),
    );
  });
});
