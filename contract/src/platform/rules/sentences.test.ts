import { describe, expect, it } from 'vitest';
import { checkRegistration } from '../../works/rules/registration.ts';
import type { RuleResult } from './ruleResult.ts';
import { remedyText, resultText, ruleText } from './sentences.ts';
import { keptTexts, panelTexts } from './formTexts.ts';
import { ruleTexts } from './texts.ts';

const placeholders = (text: string) => (text.match(/\{\w+\}/gu) ?? []).toSorted();

describe('texts', () => {
  it.each([
    ['F5.1', 'person.kennitalaMissing', 'Kennitala má ekki vera tóm.'],
    ['F5.1', 'person.passwordMissing', 'Lykilorð má ekki vera tómt.'],
    ['F5.6', 'work.sharesMustTotal100', 'Samanlagt hlutfall verður að vera 100%.'],
    [
      'F5.7',
      'work.composerMissing',
      'Að minnsta kosti einn höfundur verður að innihalda C, CA eða CAR merkingu',
    ],
    ['F5.8', 'work.authorTwice', 'Þessi höfundur er nú þegar skráður á verkið'],
    ['F5.20', 'person.kennitalaExists', 'Kennitala nú þegar til í kerfinu...'],
    ['F5.21', 'ipi.exists', 'IPI tala nú þegar til í kerfinu...'],
    ['F8.3', 'work.registrantNotAuthor', 'Notandi verður að vera skráður sem höfundur'],
  ] as const)('%s says %s in the words of the society', (_number, rule, text) => {
    expect(ruleText(rule, undefined, 'is')).toBe(text);
  });

  it('both languages tell the same figures', () => {
    for (const texts of [ruleTexts, keptTexts, panelTexts]) {
      for (const { is, en } of Object.values(texts)) expect(placeholders(is)).toEqual(placeholders(en));
    }
  });

  it('every line of the panel has all its figures, in every state', () => {
    const author = { kind: 'known', name: 'Þórdís', authorTypeId: 35, shareHundredths: 3333 } as const;
    const unknown = { ...author, kind: 'unknown', isForeign: false, email: '', authorId: undefined } as const;
    const work = {
      title: 'x'.repeat(61),
      duration: 'x',
      authors: [
        { ...author, key: '1', authorId: 1 },
        { ...author, key: '2', authorId: 1 },
        { ...unknown, key: '3' },
      ],
      otherTitles: [''],
      isrcs: [{ isrc: '' }],
    };
    const registrant = { isStaff: false, authorIds: [], publishedAuthorIds: [] };
    const results = [
      ...checkRegistration(work, registrant),
      ...checkRegistration({ ...work, title: 'x', duration: '3', authors: [] }, registrant),
    ];
    for (const language of ['is', 'en'] as const) {
      for (const result of results) {
        expect(resultText(result, language)).not.toMatch(/[{}]/u);
        expect(ruleText(result.rule, result.values, language)).not.toMatch(/[{}]/u);
      }
    }
  });

  it('figures are written with the decimal sign of the language', () => {
    const values = { totalHundredths: 9533, remainingHundredths: 467 };
    const broken: RuleResult = { rule: 'work.sharesMustTotal100', state: 'broken', values };
    expect(resultText(broken, 'is')).toBe('Skiptingin er 95,33\u00a0% en á að vera 100\u00a0%');
    expect(resultText(broken, 'en')).toBe('The shares total 95,33% but should be 100%');
    const remedy = { kind: 'giveRest', authorKey: '3', name: 'Elín', shareHundredths: 467 } as const;
    expect(remedyText(remedy, 'is')).toBe('Bæta 4,67\u00a0% við hlut: Elín');
    expect(remedyText(remedy, 'en')).toBe('Give 4,67% more to Elín');
  });

  it('a kept cap says what it is', () => {
    const values = { shareHundredths: 1000, capHundredths: 1667 };
    const kept: RuleResult = { rule: 'work.split.noTraditional', state: 'kept', values };
    expect(resultText(kept, 'is')).toBe('Útsetjarar fá mest 16,67\u00a0%');
    expect(resultText({ ...kept, state: 'broken' }, 'en')).toContain('16,67% at most. They have 10%.');
  });
});
