import { describe, expect, it } from 'vitest';
import { plainWork } from '../../platform/fields/plainWork.ts';
import { plainValues } from '../../platform/plainFields.ts';
import type { KnownAuthor, Registration } from './registrationValue.ts';
import { checkVersion } from './version.ts';

const author = (authorTypeId: number, more: Partial<KnownAuthor> = {}): KnownAuthor => ({
  kind: 'known',
  key: String(authorTypeId),
  name: 'Æsa',
  authorId: authorTypeId,
  authorTypeId,
  shareHundredths: 5000,
  ...more,
});
const rules = (said: Partial<Registration['plain']>, ...authors: KnownAuthor[]) =>
  checkVersion(plainValues(plainWork, said), authors).map(({ rule, at }) => [rule, at]);

describe('the version of a work', () => {
  it('X62 needs somebody who changed the older work', () => {
    expect(rules({ versionType: 'MOD' }, author(33))).toEqual([['work.versionNeedsArranger', 'versionType']]);
    for (const type of [32, 35, 40, 44])
      expect(rules({ versionType: 'MOD' }, author(33), author(type))).toEqual([]);
    const apart = { roles: [33, 35].map((authorTypeId) => ({ authorTypeId, shareHundredths: 2500 })) };
    expect(rules({ versionType: 'MOD' }, author(36, apart))).toEqual([]);
    expect(rules({ versionType: 'MOD' })).toEqual([]);
  });
  it('X62 is no original with an arranger or translator', () => {
    expect(rules({ versionType: 'ORI' }, author(33), author(44))).toEqual([
      ['work.originalHasArranger', 'versionType'],
    ]);
    expect(rules({ versionType: 'ORI' }, author(36))).toEqual([]);
  });
  it('X62 is not music alone with an author of words', () => {
    for (const type of [34, 36, 40, 44])
      expect(rules({ textMusicRelation: 'MUS' }, author(type))).toEqual([
        ['work.musicHasWords', 'textMusicRelation'],
      ]);
    expect(rules({ textMusicRelation: 'MUS' }, author(33), author(35))).toEqual([]);
  });
  it('X62 says nothing of works of which nothing is said', () => {
    expect(rules({}, author(33), author(35), author(44))).toEqual([]);
  });
  it('X61, V9 has a right ISWC of what it derives from', () => {
    expect(rules({ sourceIswc: 'T-034.524.680-1' })).toEqual([]);
    expect(rules({ sourceIswc: 'T-034.524.680-2' })).toEqual([['iswc.checkDigit', 'sourceIswc']]);
  });
});
