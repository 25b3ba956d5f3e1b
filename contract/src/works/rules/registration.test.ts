import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aiAuthorId, publicDomainAuthorId } from '../../people/rules/authorTypes.ts';
import { checkRegistration, mayRegister, titleLength } from './registration.ts';
import type * as value from './registrationValue.ts';
import { violations } from '../../platform/rules/ruleResult.ts';

const anAuthor = (authorId: number, authorTypeId: number, shareHundredths: number): value.KnownAuthor => ({
  kind: 'known',
  key: String(authorId),
  authorId,
  name: `Höfundur ${authorId}`,
  authorTypeId,
  shareHundredths,
});
const anUnknown = (part: Partial<value.UnknownAuthor> = {}): value.UnknownAuthor => ({
  kind: 'unknown',
  key: 'new',
  name: 'Elín Marta Lund',
  authorTypeId: 34,
  shareHundredths: 5000,
  isForeign: false,
  email: 'elin@example.is',
  kennitala: '010130-2129',
  ...part,
});
type Work = Omit<value.Registration, 'plain'>;
const aWork = (part: Partial<Work> = {}): Work => ({
  title: 'Brimalda',
  duration: '3.5',
  authors: [anAuthor(1, 36, 10_000)],
  otherTitles: [],
  isrcs: [],
  ...part,
});
const withAuthors = (...authors: value.RegistrationAuthor[]) => aWork({ authors });
const rulesAgainst = (work: Work) => violations(checkRegistration(work)).map(({ rule }) => rule);
const resultOf = (work: Work, rule: string) => checkRegistration(work).find((result) => result.rule === rule);
const aRegistrant = (part: Partial<value.Registrant> = {}): value.Registrant => ({
  isStaff: false,
  authorIds: [],
  publishedAuthorIds: [],
  ...part,
});
const registrantRule = (work: Work, registrant: Partial<value.Registrant>) => {
  const rules = checkRegistration(work, aRegistrant(registrant)).filter(({ rule }) =>
    rule.startsWith('work.registrant'),
  );
  return rules.map(({ rule, state }) => `${rule} ${state}`).join();
};
const besideAi = (type: number, share: number) =>
  rulesAgainst(withAuthors(anAuthor(1, 36, 10_000 - share), anAuthor(aiAuthorId, type, share)));
const besideComposer = (part: Partial<value.UnknownAuthor>) =>
  rulesAgainst(withAuthors(anAuthor(1, 33, 5000), anUnknown(part)));

describe('registration', () => {
  it('accepts a sound one', () => expect(rulesAgainst(aWork())).toEqual([]));

  it('an empty form waits, and nothing in it is red', () => {
    const results = checkRegistration(aWork({ title: '', duration: '', authors: [] }));
    expect(results.map(({ rule, state }) => [rule, state])).toEqual([
      ['work.titleMissing', 'waiting'],
      ['work.durationMissing', 'waiting'],
      ['work.authorsMissing', 'waiting'],
      ['work.sharesMustTotal100', 'waiting'],
    ]);
  });

  it('F5.3 demands a title of 60 characters at most, as people count them', () => {
    expect(rulesAgainst(aWork({ title: '   ' }))).toEqual(['work.titleMissing']);
    expect(rulesAgainst(aWork({ title: ` ${'æ'.repeat(60)} ` }))).toEqual([]);
    expect(rulesAgainst(aWork({ title: 'æ'.repeat(61) }))).toEqual(['work.titleTooLong']);
    expect(titleLength('o\u0301'.repeat(60))).toBe(60);
    expect(titleLength('🎵')).toBe(1);
  });

  it('F5.4 demands a length', () => {
    expect(rulesAgainst(aWork({ duration: '3.60' }))).toEqual(['work.durationForm']);
    expect(rulesAgainst(aWork({ duration: 0 }))).toEqual(['work.durationZero']);
    expect(resultOf(aWork({ duration: 3.5 }), 'work.durationMissing')?.state).toBe('kept');
  });

  it('F5.5 demands an author', () => {
    expect(rulesAgainst(withAuthors())).toEqual(['work.authorsMissing', 'work.sharesMustTotal100']);
  });

  it('F5.6 demands exactly 100', () => {
    expect(rulesAgainst(withAuthors(anAuthor(1, 36, 9999)))).toEqual(['work.sharesMustTotal100']);
    expect(rulesAgainst(withAuthors(anAuthor(1, 36, 10_001)))).toEqual(['work.sharesMustTotal100']);
    const thirds = [anAuthor(1, 33, 3333), anAuthor(2, 34, 3333), anAuthor(3, 34, 3334)];
    expect(rulesAgainst(withAuthors(...thirds))).toEqual([]);
  });

  it('F5.6 refuses 100 per cent to arrangers', () => {
    expect(rulesAgainst(withAuthors(anAuthor(1, 35, 5000), anAuthor(2, 35, 5000)))).toEqual([
      'work.composerMissing',
      'work.onlyArrangers',
      'work.split.noTraditional',
    ]);
  });

  it.each([32, 33, 36])('F5.7 is content with type %i', (type) => {
    expect(rulesAgainst(withAuthors(anAuthor(1, type, 10_000)))).toEqual([]);
  });

  it.each([34, 40, 44])('F5.7 is not content with type %i alone', (type) => {
    expect(rulesAgainst(withAuthors(anAuthor(1, type, 10_000)))).toEqual(['work.composerMissing']);
  });

  it('F5.8 refuses the same author twice, at the second row', () => {
    const twice = withAuthors(anAuthor(1, 33, 5000), { ...anAuthor(1, 34, 5000), key: 'again' });
    expect(violations(checkRegistration(twice))).toEqual([
      {
        rule: 'work.authorTwice',
        state: 'broken',
        at: 'name',
        authorKey: 'again',
        values: { name: 'Höfundur 1' },
      },
    ]);
    const sameKennitala = anUnknown({ key: 'b', kennitala: '0101302129', authorTypeId: 33 });
    expect(rulesAgainst(withAuthors(anUnknown(), sameKennitala))).toEqual(['work.authorTwice']);
  });

  it('F5.10 F5.13 refuses what the caps refuse, with the figures', () => {
    expect(
      resultOf(withAuthors(anAuthor(1, 33, 8000), anAuthor(2, 35, 2000)), 'work.split.noTraditional'),
    ).toEqual({
      rule: 'work.split.noTraditional',
      state: 'broken',
      at: 'authors',
      values: { shareHundredths: 2000, capHundredths: 1667 },
    });
    const arrangement = [anAuthor(publicDomainAuthorId, 36, 7500), anAuthor(1, 35, 2500)];
    expect(rulesAgainst(withAuthors(...arrangement))).toEqual([]);
  });

  it('F5.14 does not let the traditional author arrange', () => {
    const arranging = [anAuthor(1, 33, 9000), anAuthor(publicDomainAuthorId, 35, 1000)];
    expect(rulesAgainst(withAuthors(...arranging))).toEqual(['work.traditionalArranges']);
  });

  it('F5.15 demands a share above 0 with two decimals at most', () => {
    const rulesWith = (shareHundredths: number | undefined) =>
      rulesAgainst(withAuthors(anAuthor(1, 36, 10_000), { ...anAuthor(2, 34, 0), shareHundredths }));
    expect(rulesWith(0)).toEqual(['work.shareMissing']);
    expect(rulesWith(undefined)).toEqual(['work.shareForm']);
    expect(rulesWith(0.5)).toContain('work.shareForm');
    expect(rulesAgainst(withAuthors(anAuthor(1, 36, 11_000), anAuthor(2, 34, -1000)))).toContain(
      'work.shareMissing',
    );
  });

  it.each([31, 39, 41, 42, 43, 99])('F5.16 refuses an author of type %i', (type) => {
    const work = withAuthors(anAuthor(1, 36, 5000), anAuthor(2, type, 5000));
    expect(rulesAgainst(work)).toEqual(['work.authorTypeNotOffered']);
  });

  it('F8.4 begins no sentence with a colon where the author has no name yet', () => {
    const work = withAuthors(anAuthor(1, 36, 5000), anUnknown({ name: ' ', authorTypeId: 31 }));
    expect(resultOf(work, 'work.authorTypeNotOffered')?.values).toEqual({ name: '…' });
  });

  it('F2.44 holds the AI author to half the work, as composer or lyricist', () => {
    expect(besideAi(33, 5000)).toEqual([]);
    expect(besideAi(34, 5000)).toEqual([]);
    expect(besideAi(36, 5000)).toEqual(['work.aiAuthorType']);
    expect(besideAi(33, 4000)).toEqual(['work.aiAuthorShare']);
  });

  it('F5.24 refuses empty other titles, at their place', () => {
    const results = violations(checkRegistration(aWork({ otherTitles: ['Alda', ' '] })));
    expect(results).toEqual([{ rule: 'work.otherTitleEmpty', state: 'broken', at: 'otherTitles', index: 1 }]);
  });

  it('V9 refuses bad ISRCs, and the same twice', () => {
    const isrcs = ['IS-EAA-21-02203', 'ISEAA2102203', 'IS-EAA'].map((isrc) => ({ isrc }));
    const results = violations(checkRegistration(aWork({ isrcs })));
    expect(results.map(({ rule, index }) => [rule, index])).toEqual([
      ['work.isrcTwice', 1],
      ['isrc.length', 2],
    ]);
  });

  it('F5.6 accepts any split that totals 100, and no other', () => {
    const share = fc.integer({ min: 1, max: 6000 });
    fc.assert(
      fc.property(fc.array(share, { minLength: 1, maxLength: 4 }), (shares) => {
        const work = withAuthors(...shares.map((hundredths, at) => anAuthor(at + 1, 36, hundredths)));
        const total = shares.reduce((sum, hundredths) => sum + hundredths, 0);
        expect(rulesAgainst(work)).toEqual(total === 10_000 ? [] : ['work.sharesMustTotal100']);
      }),
    );
  });
});

describe('author who is not in the system', () => {
  it.each([
    ['F5.18 a domestic one', {}, []],
    ['F5.18 an IPI number with dots', { ipiNameNumber: '1.30.04.63.32' }, []],
    ['F5.18 no name', { name: ' ' }, ['person.nameMissing']],
    ['F5.18 no e-mail', { email: '' }, ['person.emailMissing']],
    ['F5.18 a bad e-mail', { email: 'elin' }, ['person.emailInvalid']],
    ['F5.18 no kennitala', { kennitala: undefined }, ['person.kennitalaMissing']],
    ['F5.18 a short kennitala', { kennitala: '010130' }, ['person.kennitalaLength']],
    ['F5.18 a bad IPI number', { ipiNameNumber: '00130046333' }, ['ipi.checkDigit']],
    ['F5.19 a foreign one', { isForeign: true, kennitala: '', ipiNameNumber: '00130046332' }, []],
    ['F5.19 a foreign one without IPI number', { isForeign: true, kennitala: '' }, ['ipi.missing']],
    [
      'F5.19 letters in the IPI number',
      { isForeign: true, kennitala: '', ipiNameNumber: '13A' },
      ['ipi.characters'],
    ],
    [
      'F5.19 a foreign one with kennitala',
      { isForeign: true, ipiNameNumber: '199' },
      ['work.foreignAuthorKennitala'],
    ],
    ['F5.16 a translator', { authorTypeId: 44 }, []],
  ])('%s', (_name, part: Partial<value.UnknownAuthor>, rules) => expect(besideComposer(part)).toEqual(rules));
});

describe('what the panel offers and tells', () => {
  const composer = anAuthor(1, 33, 5000);
  const lyricist = anAuthor(2, 34, 3333);

  it('gives the rest to the author added last, when the arranger may have it', () => {
    const work = withAuthors(composer, lyricist, anAuthor(3, 35, 1200));
    expect(resultOf(work, 'work.sharesMustTotal100')).toEqual({
      rule: 'work.sharesMustTotal100',
      state: 'broken',
      at: 'authors',
      values: { totalHundredths: 9533, remainingHundredths: 467 },
      remedy: { kind: 'giveRest', authorKey: '3', name: 'Höfundur 3', shareHundredths: 467 },
    });
  });

  it('gives it to the one before when a cap would be broken', () => {
    const work = withAuthors(composer, anAuthor(2, 34, 3332), anAuthor(3, 35, 1200));
    expect(resultOf(work, 'work.sharesMustTotal100')?.remedy?.authorKey).toBe('2');
  });

  it('F2.44 never gives it to the AI author, and gives nothing when there is nothing to give', () => {
    const besideAi = withAuthors(anAuthor(1, 33, 4000), anAuthor(aiAuthorId, 34, 5000));
    expect(resultOf(besideAi, 'work.sharesMustTotal100')?.remedy?.authorKey).toBe('1');
    const tooMuch = withAuthors(anAuthor(1, 33, 11_000));
    expect(resultOf(tooMuch, 'work.sharesMustTotal100')?.remedy).toBeUndefined();
  });

  it('F4.2 tells of letters to the other authors, and F5.22 of the invitation', () => {
    const traditional = anAuthor(publicDomainAuthorId, 33, 5000);
    const work = withAuthors(traditional, anAuthor(1, 34, 1000), anAuthor(2, 34, 1000), anUnknown());
    const noticesFor = (isStaff: boolean) =>
      checkRegistration(work, aRegistrant({ isStaff, authorIds: [1] }))
        .filter(({ state }) => state === 'notice')
        .map(({ rule, authorKey }) => [rule, authorKey]);
    expect(noticesFor(false)).toEqual([
      ['work.coAuthorLetter', '2'],
      ['work.coAuthorLetter', 'new'],
      ['work.unknownAuthorInvited', 'new'],
    ]);
    expect(noticesFor(true)).toEqual([['work.unknownAuthorInvited', 'new']]);
  });

  it('V3 tells a member who is not among the authors', () => {
    const member = { authorIds: [7, 8] };
    expect(registrantRule(withAuthors(composer), member)).toBe('work.registrantNotAuthor broken');
    expect(registrantRule(withAuthors(anAuthor(8, 36, 10_000)), member)).toBe(
      'work.registrantNotAuthor kept',
    );
    expect(registrantRule(withAuthors(), member)).toBe('work.registrantNotAuthor waiting');
  });

  it('V3 tells a publisher who has no running contract with one of the authors', () => {
    const publisher = { publishedAuthorIds: [2] };
    expect(registrantRule(withAuthors(composer, lyricist), publisher)).toBe(
      'work.registrantNotPublisher kept',
    );
    expect(registrantRule(withAuthors(composer), publisher)).toBe('work.registrantNotPublisher broken');
    expect(registrantRule(withAuthors(), publisher)).toBe('work.registrantNotPublisher waiting');
    // Every contract has ended.
    expect(registrantRule(withAuthors(composer, lyricist), {})).toBe('work.registrantNotPublisher broken');
  });

  it('V3 lets an author who is a publisher too register as either', () => {
    const both = { authorIds: [7], publishedAuthorIds: [2] };
    expect(registrantRule(withAuthors(anAuthor(7, 36, 10_000)), both)).toBe(
      'work.registrantNotPublisher kept',
    );
    expect(registrantRule(withAuthors(lyricist), both)).toBe('work.registrantNotPublisher kept');
    expect(registrantRule(withAuthors(composer), both)).toBe('work.registrantNotPublisher broken');
  });

  it('V3 asks nothing of staff', () => {
    expect(registrantRule(withAuthors(composer), { isStaff: true })).toBe('');
    expect(mayRegister([composer], aRegistrant({ isStaff: true }))).toBe(true);
    expect(mayRegister([anUnknown()], aRegistrant({ authorIds: [7] }))).toBe(false);
  });
});
