import { weightedCheckDigit } from '../../platform/rules/checkDigit.ts';
import type { Reading } from '../../platform/rules/reading.ts';

type IpiNameProblem = 'ipi.missing' | 'ipi.characters' | 'ipi.length' | 'ipi.checkDigit';
type IpiBaseProblem =
  | 'ipiBase.missing'
  | 'ipiBase.prefix'
  | 'ipiBase.characters'
  | 'ipiBase.length'
  | 'ipiBase.checkDigit';

/** The number of a name in the Interested Parties Information: eleven digits, leading zeros often left out, dots often put in. */
export function readIpiName(text: string): Reading<IpiNameProblem> {
  const digits = text.replace(/[\s.]/gu, '');
  // Files of registrations write a number that is not known as zeros.
  if (/^0*$/u.test(digits)) return { problem: 'ipi.missing' };
  if (/\D/u.test(digits)) return { problem: 'ipi.characters' };
  if (digits.length > 11) return { problem: 'ipi.length' };
  const value = digits.padStart(11, '0');
  return ipiNameCheckDigits(value) === value.slice(9) ? { value } : { problem: 'ipi.checkDigit' };
}

/** The two digits that follow the first nine. */
export function ipiNameCheckDigits(digits: string): string {
  let sum = 0;
  for (let at = 0; at < 9; at += 1) sum += (10 - at) * Number(digits[at]);
  return String(ipiNameCheckOf(sum)).padStart(2, '0');
}

/** The check digits as a number, by the first nine digits times 10, 9 and so on to 2. */
export function ipiNameCheckOf(sum: number): number {
  const rest = sum % 101;
  return rest === 0 ? 0 : (101 - rest) % 100;
}

/** The number of a person or company behind such names, stored and shown as I-000000229-7. */
export function readIpiBase(text: string): Reading<IpiBaseProblem> {
  const code = text.replace(/[\s.\-\u2010-\u2015]/gu, '').toUpperCase();
  if (code === '') return { problem: 'ipiBase.missing' };
  if (!code.startsWith('I')) return { problem: 'ipiBase.prefix' };
  const digits = code.slice(1);
  if (/\D/u.test(digits)) return { problem: 'ipiBase.characters' };
  if (digits.length !== 10) return { problem: 'ipiBase.length' };
  if (weightedCheckDigit(digits, 2) !== Number(digits[9])) return { problem: 'ipiBase.checkDigit' };
  return { value: `I-${digits.slice(0, 9)}-${digits.slice(9)}` };
}
