import { expect, it } from 'vitest';
import { languageCodes, languageName } from './languageCodes.ts';

it('H7 knows the 141 languages of CIS by their codes', () => {
  expect(languageCodes).toHaveLength(141);
  expect(languageCodes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  expect(languageName('IS', 'is')).toBe('Íslenska');
  expect(languageName('IS', 'en')).toBe('Icelandic');
  expect(languageName('XX', 'en')).toBe('XX');
});
