import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractRefusals } from '../../platform/refusals/contracts.ts';
import {
  checkChangedContract,
  checkContract,
  contractProblems,
  contractRules,
  hasEnded,
  hundredYearsAfter,
  typedShare,
} from './contract.ts';
import { normaliseShareInput } from '../../platform/rules/shares.ts';

const sound = {
  publisherId: 1004,
  authorId: 10_001,
  startsOn: '2026-01-01',
  endsOn: '2126-01-01',
  performanceShareHundredths: 3333,
  mechanicalShareHundredths: 10_000,
  worksCount: 1,
};
const codes = (changes: object) =>
  contractProblems(checkContract({ ...sound, ...changes })).map(({ code }) => code);

describe('a new contract', () => {
  it('C5.5 is sound with both parties, both days, both shares and a work', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ endsOn: sound.startsOn })).toEqual([]);
  });
  it.each([
    ['publisherId', 'contract.publisherMissing'],
    ['authorId', 'contract.authorMissing'],
    ['startsOn', 'contract.startMissing'],
    ['endsOn', 'contract.endMissing'],
    ['performanceShareHundredths', 'contract.performanceShareMissing'],
    ['mechanicalShareHundredths', 'contract.mechanicalShareMissing'],
    ['worksCount', 'contract.worksMissing'],
  ])('C5.5 needs %s', (field, code) => {
    expect(codes({ [field]: undefined })).toEqual([code]);
  });
  it('C5.5 needs at least one work', () =>
    expect(codes({ worksCount: 0 })).toEqual(['contract.worksMissing']));
  it('does not end before it starts', () =>
    expect(codes({ endsOn: '2025-12-31' })).toEqual(['contract.endBeforeStart']));
  it.each([
    [{ startsOn: '1999-12-31', endsOn: '2030-01-01' }, 'contract.startRange'],
    [{ startsOn: '2090-01-01', endsOn: '2091-01-01' }, 'contract.startRange'],
    [{ startsOn: '2026-01-01', endsOn: '2126-01-02' }, 'contract.endRange'],
    [{ startsOn: '2026-01-01', endsOn: '2999-12-31' }, 'contract.endRange'],
  ])('M15 has days of sense: %j', (days, code) => expect(codes(days)).toEqual([code]));
  it('C9.2, C5.5 gives a share above 0 and no higher than 100', () => {
    for (const share of [0, -100, 10_001, Number.NaN])
      expect(codes({ performanceShareHundredths: share })).toEqual(['contract.shareRange']);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (share) => {
        expect(codes({ mechanicalShareHundredths: share })).toEqual([]);
      }),
    );
  });
  it('says what is wrong in both languages', () => {
    for (const rule of Object.values(contractRules))
      for (const code of [rule.missing, ...('broken' in rule ? [rule.broken] : [])])
        expect(contractRefusals[code]).toMatchObject({ status: 422 });
  });
});

describe('a changed contract', () => {
  it('M15 keeps days of long ago that it has, and gets no new ones', () => {
    const old = { ...sound, startsOn: '1972-03-01', endsOn: '2099-12-31' };
    const changed = (to: object, before = old) =>
      contractProblems(checkChangedContract({ ...old, ...to }, before)).map(({ code }) => code);
    expect(changed({})).toEqual([]);
    expect(changed({ startsOn: '1973-03-01' })).toContain('contract.startRange');
    expect(changed({ endsOn: '2130-01-01' })).toEqual(['contract.endRange']);
  });
  it('C2.22 may keep a share that was never given, and needs both days', () => {
    const changed = {
      ...sound,
      performanceShareHundredths: null,
      worksCount: undefined,
      publisherId: undefined,
    };
    expect(contractProblems(checkChangedContract(changed, sound))).toEqual([]);
    expect(
      contractProblems(
        checkChangedContract({ ...changed, startsOn: null, mechanicalShareHundredths: 0 }, sound),
      ),
    ).toEqual([
      { field: 'startsOn', code: 'contract.startMissing' },
      { field: 'mechanicalShareHundredths', code: 'contract.shareRange' },
    ]);
  });
});

describe('a share as typed', () => {
  it.each([
    ['33,33', 3333],
    ['50 %', 5000],
    ['12.5', 1250],
    ['1,2,3', 123],
  ])('C5.5 reads %j: a comma becomes a dot, other characters fall away', (typed, hundredths) => {
    expect(typedShare(normaliseShareInput(typed))).toBe(hundredths);
  });
  it('is nothing while nothing is typed, and no number where it is none', () => {
    expect(typedShare(' ')).toBeUndefined();
    expect(typedShare('.')).toBeNaN();
    expect(typedShare('33.333')).toBeNaN();
  });
});

describe('the days of a contract', () => {
  it.each([
    ['2026-11-21', '2126-11-21'],
    ['2000-02-29', '2100-02-28'],
    ['2096-02-29', '2196-02-29'],
  ])('C9.3, C4.2 from %s end in a hundred years, on %s', (from, to) => {
    expect(hundredYearsAfter(from)).toBe(to);
  });
  it('C4.1 are over when the last one has passed', () => {
    expect(hasEnded('2026-11-21', '2026-11-21')).toBe(false);
    expect(hasEnded('2026-11-20', '2026-11-21')).toBe(true);
  });
});
