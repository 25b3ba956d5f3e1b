import { formatWhole } from './format.ts';

export type Language = 'is' | 'en';
export type TextValues = Record<string, string | number>;
/** One side of a text; the plural form is chosen by `values.count`. */
export type TextSide = string | { one: string; other: string };
export type Text = { is: TextSide; en: TextSide };

export function textIn(language: Language, text: Text, values: TextValues = {}) {
  const side = text[language];
  const sentence = typeof side === 'string' ? side : formOf(side, language, Number(values.count));
  return sentence.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = values[name];
    if (value === undefined) return slot;
    return name === 'count' && typeof value === 'number' ? formatWhole(value) : String(value);
  });
}

/** What says one in words, without the number, is said of one alone: 31 end in 1 and are many. */
function formOf(forms: { one: string; other: string }, language: Language, count: number): string {
  const form = pluralForm(language, count);
  return form === 'one' && count !== 1 && !forms.one.includes('{count}') ? forms.other : forms[form];
}

/**
 * Chromium carries no Icelandic data and would answer by another language's rule, so Icelandic is spelled out:
 * what ends in 1 is singular, also 21 and 101, but never what ends in 11.
 */
export function pluralForm(language: Language, count: number): 'one' | 'other' {
  if (language === 'en') return Math.abs(count) === 1 ? 'one' : 'other';
  const whole = Math.abs(count);
  return whole % 10 === 1 && whole % 100 !== 11 ? 'one' : 'other';
}

export const languageKey = 'omur.language';

/** The chosen language, Icelandic by default (F9.12). */
export function chosenLanguage(): Language {
  try {
    return localStorage.getItem(languageKey) === 'en' ? 'en' : 'is';
  } catch {
    return 'is';
  }
}
