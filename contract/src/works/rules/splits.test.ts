import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicDomainAuthorId } from '../../people/rules/authorTypes.ts';
import { checkSplit } from './splits.ts';

const traditional = (authorTypeId: number, shareHundredths: number) => ({
  authorId: publicDomainAuthorId,
  authorTypeId,
  shareHundredths,
});
const other = (authorTypeId: number, shareHundredths: number) => ({
  authorId: 7,
  authorTypeId,
  shareHundredths,
});
const broken = (...authors: Parameters<typeof checkSplit>[0]) =>
  checkSplit(authors)
    .filter(({ isKept }) => !isKept)
    .map(({ rule }) => rule);

describe('split', () => {
  it.each([
    ['F5.10', 36, 36, 2500, 'work.split.traditionalComposerLyricist'],
    ['F5.10', 36, 35, 2500, 'work.split.traditionalComposerLyricist'],
    ['F5.11', 34, 33, 6667, 'work.split.traditionalLyricist'],
    ['F5.11', 34, 35, 2500, 'work.split.traditionalArranger'],
    ['F5.12', 33, 34, 3333, 'work.split.traditionalComposer'],
    ['F5.12', 33, 35, 2500, 'work.split.traditionalArranger'],
  ])(
    '%s with traditional as %i, type %i may have %i hundredths',
    (_number, traditionalType, type, cap, rule) => {
      expect(broken(traditional(traditionalType, 10_000 - cap), other(type, cap))).toEqual([]);
      expect(broken(traditional(traditionalType, 9999 - cap), other(type, cap + 1))).toEqual([rule]);
    },
  );

  it('F5.13 without traditional, arrangers may have 16.67', () => {
    expect(broken(other(33, 8333), other(35, 1667))).toEqual([]);
    expect(broken(other(33, 8332), other(35, 1668))).toEqual(['work.split.noTraditional']);
    expect(broken(other(33, 8332), other(35, 1000), other(35, 668))).toEqual(['work.split.noTraditional']);
  });

  it('F5.11 counts arrangers among the others of a traditional lyricist', () => {
    expect(broken(traditional(34, 3333), other(33, 4167), other(35, 2500))).toEqual([]);
    expect(broken(traditional(34, 3332), other(33, 4168), other(35, 2500))).toEqual([
      'work.split.traditionalLyricist',
    ]);
  });

  it('F5.12 does not count arrangers among the others of a traditional composer', () => {
    expect(broken(traditional(33, 4167), other(34, 3333), other(35, 2500))).toEqual([]);
  });

  it('F5.13 does not take CAR for an arranger', () => expect(broken(other(32, 10_000))).toEqual([]));

  it('says nothing of arrangers where there are none', () =>
    expect(checkSplit([other(36, 10_000)])).toEqual([]));

  it('F9.4 a cap holds to the hundredth, however the arrangers share it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 5 }), (shares) => {
        const total = shares.reduce((sum, share) => sum + share, 0);
        const arrangers = shares.map((share) => other(35, share));
        expect(broken(other(33, 1), ...arrangers).length === 0).toBe(total <= 1667);
        expect(broken(traditional(33, 1), ...arrangers).length === 0).toBe(total <= 2500);
      }),
    );
  });
});
