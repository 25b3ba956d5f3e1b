import { expect, it } from 'vitest';
import { isOneLine } from './oneLine.ts';

it.each(['', ' ', 'Þórdís Æsa', 'Łukasik-Čapková', '夜のうた', 'שלום', '🎶', 'a\u200db'])(
  'W7 %j stands on a line',
  (text) => expect(isOneLine(text)).toBe(true),
);
it.each([
  'a\nb',
  '\n=1+1',
  'a\tb',
  'a\u0000',
  'gnp\u202e.exe',
  'a\u2066b',
  '\u200b',
  ' \ufeff\u200d',
  'a\u2028b',
])('W7 %j does not stand on a line', (text) => expect(isOneLine(text)).toBe(false));
