import { weightedCheckDigit } from '../../platform/rules/checkDigit.ts';
import type { Reading } from '../../platform/rules/reading.ts';

type IswcProblem = 'iswc.missing' | 'iswc.prefix' | 'iswc.characters' | 'iswc.length' | 'iswc.checkDigit';

/** International Standard Musical Work Code (ISO 15707): stored as T and ten digits. */
export function readIswc(text: string): Reading<IswcProblem> {
  const code = text.replace(/[\s.\-\u2010-\u2015]/gu, '').toUpperCase();
  if (code === '') return { problem: 'iswc.missing' };
  if (!code.startsWith('T')) return { problem: 'iswc.prefix' };
  const digits = code.slice(1);
  if (/\D/u.test(digits)) return { problem: 'iswc.characters' };
  if (digits.length !== 10) return { problem: 'iswc.length' };
  return weightedCheckDigit(digits, 1) === Number(digits[9])
    ? { value: code }
    : { problem: 'iswc.checkDigit' };
}

export function formatIswc(iswc: string): string {
  return `T-${iswc.slice(1, 4)}.${iswc.slice(4, 7)}.${iswc.slice(7, 10)}-${iswc.slice(10)}`;
}
