import { describe, expect, it } from 'vitest';
import { pluralForm, textIn } from './text.ts';

const works = {
  is: { one: '{count} verk fannst', other: '{count} verk fundust' },
  en: { one: '{count} work found', other: '{count} works found' },
};

describe('plural', () => {
  it.each([1, 21, 101, 1001])('Icelandic %i is singular', (count) =>
    expect(pluralForm('is', count)).toBe('one'),
  );
  it.each([0, 2, 11, 111, 1011, 1.5])('Icelandic %d is plural', (count) =>
    expect(pluralForm('is', count)).toBe('other'),
  );
  it('English is singular for one alone', () => {
    expect([0, 1, 2, 21].map((count) => pluralForm('en', count))).toEqual(['other', 'one', 'other', 'other']);
  });
});

describe('textIn', () => {
  it('chooses the form by the count and groups its digits', () => {
    expect(textIn('is', works, { count: 21 })).toBe('21 verk fannst');
    expect(textIn('is', works, { count: 11 })).toBe('11 verk fundust');
    expect(textIn('en', works, { count: 40_000 })).toBe('40.000 works found');
  });

  it('says one in words of one alone, though 31 is singular', () => {
    const lines = {
      is: { one: 'Ein lína', other: '{count} línur' },
      en: { one: 'One line', other: '{count} lines' },
    };
    expect([1, 21, 31].map((count) => textIn('is', lines, { count }))).toEqual([
      'Ein lína',
      '21 línur',
      '31 línur',
    ]);
  });

  it('puts values in their places and leaves other numbers as they are', () => {
    const text = { is: '{name} árið {year}', en: '{name} in {year}' };
    expect(textIn('is', text, { name: 'Þórdís', year: 2026 })).toBe('Þórdís árið 2026');
  });

  it('shows a slot that got no value', () => {
    expect(textIn('en', { is: 'Hæ {name}', en: 'Hi {name}' })).toBe('Hi {name}');
  });

  it('takes a dollar sign in a value literally', () => {
    expect(textIn('is', { is: 'Leit: {query}', en: '' }, { query: '$&' })).toBe('Leit: $&');
  });
});
