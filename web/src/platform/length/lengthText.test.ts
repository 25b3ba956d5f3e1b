import { expect, it } from 'vitest';
import { type Text, type TextValues, textIn } from '../i18n/text.ts';
import { lengthText } from './lengthText.ts';

const is = (text: Text, values?: TextValues) => textIn('is', text, values);
const en = (text: Text, values?: TextValues) => textIn('en', text, values);

it('F2.37 says a length in words', () => {
  expect(lengthText(230, is)).toBe('3 mín. 50 sek.');
  expect(lengthText(230, en)).toBe('3 min 50 sec');
});

it('leaves out what is nought', () => {
  expect(lengthText(180, is)).toBe('3 mín.');
  expect(lengthText(45, is)).toBe('45 sek.');
  expect(lengthText(3720, is)).toBe('1 klst. 2 mín.');
});
