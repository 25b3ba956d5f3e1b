import { describe, expect, it } from 'vitest';
import {
  aiAuthorId,
  authorTypes,
  cwrDesignation,
  findAuthorTypeByCode,
  isComposing,
  mayBeRegistered,
  offeredAuthorTypes,
  publicDomainAuthorId,
} from './authorTypes.ts';

describe('author types', () => {
  it('F3.5 knows twelve types', () => {
    const ids = authorTypes.map(({ id }) => id);
    expect(ids).toEqual([31, 32, 33, 34, 35, 36, 39, 40, 41, 42, 43, 44]);
  });

  it('F5.16 never offers 31, 32, 39, 41, 42 and 43, nor 40 and 44 to existing authors', () => {
    const all = (['registered', 'existing', 'unknown', 'publicDomain', 'ai'] as const).flatMap(
      offeredAuthorTypes,
    );
    for (const id of [31, 32, 39, 41, 42, 43]) expect(all).not.toContain(id);
    expect(offeredAuthorTypes('existing')).toEqual([36, 33, 34, 35]);
    expect(offeredAuthorTypes('unknown')).toEqual(expect.arrayContaining([40, 44]));
  });

  it('F2.44 offers 33 and 34 to the AI author', () => expect(offeredAuthorTypes('ai')).toEqual([33, 34]));

  it('F2.38 accepts CAR, carried over from an older work, and no publisher', () => {
    expect([32, 33, 34, 35, 36, 40, 44].every((id) => mayBeRegistered(id, 1))).toBe(true);
    expect([31, 39, 41, 42, 43, 37, 0].some((id) => mayBeRegistered(id, 1))).toBe(false);
    expect(mayBeRegistered(36, aiAuthorId)).toBe(false);
    expect(mayBeRegistered(35, publicDomainAuthorId)).toBe(false);
  });

  it('F5.7 counts 32, 33 and 36 as composing', () => {
    expect(authorTypes.filter(({ id }) => isComposing(id)).map(({ code }) => code)).toEqual([
      'CAR',
      'C',
      'CA',
    ]);
  });

  it('F2.38 finds the type of a code', () => expect(findAuthorTypeByCode('AR')?.id).toBe(35));

  it('CAR is C in a CWR file when the words are another’s or there are none, otherwise CA', () => {
    expect(cwrDesignation(32, [34])).toBe('C');
    expect(cwrDesignation(32, [36])).toBe('C');
    expect(cwrDesignation(32, [], false)).toBe('C');
    expect(cwrDesignation(32, [])).toBe('CA');
    expect(cwrDesignation(32, [33, 35])).toBe('CA');
    expect([33, 34, 35, 36].map((id) => cwrDesignation(id, []))).toEqual(['C', 'A', 'AR', 'CA']);
    expect(cwrDesignation(39, [])).toBeUndefined();
  });
});
