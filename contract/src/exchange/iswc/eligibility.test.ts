import { describe, expect, it } from 'vitest';
import { inBasicLatin, type IswcFacts, iswcObstacles, type IswcParty, iswcRoleOf } from './eligibility.ts';

const composer: IswcParty = {
  name: 'Þórdís',
  ipiNameNumber: '00000000199',
  authorTypeId: 36,
  societyCode: 77,
};
const facts = (changes: Partial<IswcFacts> = {}): IswcFacts => ({
  title: 'Andvaka',
  isGreen: true,
  parties: [composer],
  derivedFrom: null,
  ...changes,
});
const reasons = (changes: Partial<IswcFacts>) =>
  iswcObstacles(facts(changes)).map(({ reason, names }) => [reason, ...names].join(' '));

describe('what a work needs for an ISWC', () => {
  it('X50 is there when it is green, has a title, and its creators have what the agency asks', () => {
    expect(reasons({})).toEqual([]);
    expect(reasons({ derivedFrom: [{ iswc: null, title: 'Frumlag' }] })).toEqual([]);
  });
  it('X50 is named with those who lack it, all of it at once', () => {
    const lyricist = { ...composer, name: 'Jökull', ipiNameNumber: null, authorTypeId: 34 };
    const unknown = { ...composer, name: 'Óþekkt', authorTypeId: 39 };
    expect(reasons({ isGreen: false, title: '…', parties: [composer, lyricist, unknown] })).toEqual([
      'notGreen',
      'noTitle',
      'noIpi Jökull',
      'noRole Óþekkt',
    ]);
    expect(reasons({ parties: [] })).toEqual(['noCreator']);
    expect(reasons({ parties: [{ ...composer, societyCode: 0 }] })).toEqual(['noSociety']);
    expect(reasons({ derivedFrom: [] })).toEqual(['noSource']);
  });
  it('X50 is not asked of publishers, who alone make no work', () => {
    const publisher = { ...composer, name: 'Ómblíða', ipiNameNumber: null, authorTypeId: 31, societyCode: 0 };
    expect(reasons({ parties: [composer, publisher] })).toEqual([]);
    expect(reasons({ parties: [publisher] })).toEqual(['noCreator']);
  });
});

it('X50 CAR is a composer where somebody else holds the words, otherwise both', () => {
  const arranged = { ...composer, authorTypeId: 32 };
  expect(iswcRoleOf(32, [arranged])).toBe('CA');
  expect(iswcRoleOf(32, [arranged, { ...composer, authorTypeId: 34 }])).toBe('C');
  expect([31, 33, 34, 35, 36, 40, 44].map((type) => iswcRoleOf(type, []))).toEqual([
    'E',
    'C',
    'A',
    'AR',
    'CA',
    'SA',
    'TR',
  ]);
  expect([39, 41, 42, 43].map((type) => iswcRoleOf(type, []))).toEqual(Array(4).fill(undefined));
});
it('X50 titles go in basic Latin letters', () => {
  expect(inBasicLatin('Þú ert ægilega góð – „Östlund“')).toBe('THU ERT AEGILEGA GOD - "OSTLUND"');
  expect(inBasicLatin('Песня')).toBe('');
});
