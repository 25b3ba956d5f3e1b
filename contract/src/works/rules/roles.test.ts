import { describe, expect, it } from 'vitest';
import { checkRegistration } from './registration.ts';
import {
  checkRoles,
  combinedType,
  cwrTolerance,
  dividedBy,
  normalisedShares,
  partsOf,
  rolesFor,
} from './roles.ts';

const roles = (...parts: [type: number, share: number][]) =>
  parts.map(([authorTypeId, shareHundredths]) => ({ authorTypeId, shareHundredths }));
const author = { authorId: 7, authorTypeId: 36, shareHundredths: 10_000 };

describe('roles apart', () => {
  it('X63 have one type that stands for them', () => {
    expect(combinedType(roles([34, 1], [33, 1]))).toBe(36);
    expect(combinedType(roles([33, 1], [34, 1], [35, 1]))).toBe(36);
    expect(combinedType(roles([35, 1], [33, 1]))).toBe(32);
    expect(combinedType(roles([44, 1], [34, 1]))).toBe(34);
    expect(combinedType([])).toBeUndefined();
  });
  it('X63 are parts of the author, who is one part where they are not apart', () => {
    expect(partsOf(author)).toEqual([author]);
    expect(partsOf({ ...author, roles: roles([33, 6000], [34, 4000]) })).toMatchObject([
      { authorId: 7, authorTypeId: 33, shareHundredths: 6000 },
      { authorId: 7, authorTypeId: 34, shareHundredths: 4000 },
    ]);
  });
  it('X63 add up, each once, none of the public domain’s or of AI', () => {
    const check = (...parts: [number, number][]) => checkRoles({ ...author, roles: roles(...parts) });
    expect(check([33, 6000], [34, 4000])).toEqual([]);
    expect(check([33, 6000], [34, 3999])).toEqual(['work.rolesTotal']);
    expect(check([33, 10_001], [34, -1])).toEqual(['work.rolesTotal']);
    expect(check([33, 5000], [33, 5000])).toEqual(['work.rolesTwice']);
    expect(check([36, 5000], [35, 5000])).toEqual(['work.authorTypeNotOffered']);
    for (const authorId of [3492, 22483])
      expect(checkRoles({ ...author, authorId, roles: roles([33, 5000], [34, 5000]) })).toContain(
        'work.authorTypeNotOffered',
      );
  });
  it('X63, F5.13 count for the rules of shares: an arranger’s part is an arranger’s', () => {
    const broken = (arranged: number) =>
      checkRegistration({
        title: 'Vök',
        duration: '3',
        authors: [
          {
            kind: 'known',
            key: 'a',
            name: 'Æsa',
            ...author,
            roles: roles([33, 10_000 - arranged], [35, arranged]),
          },
        ],
        otherTitles: [],
        isrcs: [],
      })
        .filter(({ state }) => state === 'broken')
        .map(({ rule }) => rule);
    expect(broken(1667)).toEqual([]);
    expect(broken(1668)).toEqual(['work.split.noTraditional']);
  });
});

describe('a whole divided', () => {
  it('X66 adds up exactly, the largest remainders first, and of equals the first', () => {
    expect(dividedBy(10_000, [1, 1, 1])).toEqual([3334, 3333, 3333]);
    expect(dividedBy(5000, [6667, 3333])).toEqual([3334, 1666]);
    expect(dividedBy(7, [0, 0])).toEqual([7, 0]);
    let seed = 1;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let i = 0; i < 2000; i += 1) {
      const parts = Array.from({ length: 1 + next(9) }, () => next(10_000));
      const whole = next(10_001);
      const divided = dividedBy(whole, parts);
      expect(divided.reduce((sum, part) => sum + part, 0)).toBe(whole);
      expect(Math.min(...divided)).toBeGreaterThanOrEqual(0);
    }
  });
  it('X63 keeps the proportion of roles when the share changes', () => {
    expect(rolesFor(roles([33, 6667], [34, 3333]), 5000)).toEqual(roles([33, 3334], [34, 1666]));
  });
  it('X66 takes the shares of a file that are 0.06 off, and no more', () => {
    expect(cwrTolerance).toBe(6);
    expect(normalisedShares([3333, 3333, 3333])).toEqual([3334, 3333, 3333]);
    expect(normalisedShares([5003, 5003])).toEqual([5000, 5000]);
    expect(normalisedShares([0, 0])).toEqual([0, 0]);
    expect(normalisedShares([9994])).toEqual([10_000]);
    expect(normalisedShares([9993])).toBeUndefined();
    expect(normalisedShares([10_007])).toBeUndefined();
  });
});
