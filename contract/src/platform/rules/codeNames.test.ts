import { expect, it } from 'vitest';
import { codeLists } from './codeLists.ts';
import { codeName } from './codeNames.ts';

it('H7 knows the 141 languages of CIS by their codes', () => {
  expect(codeLists.languages).toHaveLength(141);
  expect(codeLists.languages.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  expect(codeName('languages', 'IS', 'is')).toBe('Íslenska');
  expect(codeName('languages', 'IS', 'en')).toBe('Icelandic');
  expect(codeName('languages', 'XX', 'en')).toBe('XX');
});
