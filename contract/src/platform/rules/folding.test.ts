import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './folding.ts';

describe('folding', () => {
  it.each([
    ['Þórdís Æsa Öndólfsdóttir', 'thordis aesa ondolfsdottir'],
    ['Ólafur Arnalds & Ðjöf', 'olafur arnalds djof'],
    ['  Á Sprengisandi – útsetning ', 'a sprengisandi utsetning'],
    ['Straße, Łódź, Øre, Œuvre, Đà', 'strasse lodz ore oeuvre da'],
    ['A\u0301 og Á', 'a og a'],
    ['ﬁ Ⅷ ² ℡', 'fi viii 2 tel'],
    ['İstanbul', 'istanbul'],
    ['ẞ', 'ss'],
    ['ΛΟΓΟΣ λόγος', 'λογοσ λογοσ'],
    ["Don't stop!", 'don t stop'],
    ['!!!', ''],
  ])('V8 folds %j into %j', (text, folded) => expect(fold(text)).toBe(folded));

  it('V8 folding twice changes nothing more, and case and composition say nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
        expect(fold(text.normalize('NFD'))).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
    const icelandic = fc.string({ unit: fc.constantFrom(...Array.from('aábdðeéiíoótuúyýþæöAÁÐÞÆÖ -1')) });
    fc.assert(
      fc.property(icelandic, (text) => {
        expect(fold(text.toUpperCase())).toBe(fold(text));
      }),
    );
  });
});
